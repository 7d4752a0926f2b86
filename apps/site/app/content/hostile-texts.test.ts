import { publish } from '@showroom/store/admin';
import { findTextFault } from '@showroom/store/rules';
import { posts, systemActor, type Store } from '@showroom/store/site';
import { expect, test } from 'vitest';
import { loadPost } from '../blog/load-post.server.ts';
import { temporarySite } from '../testing/temporary-site.ts';
import { drawText } from './draw-text.ts';

const fill = (piece: string, length = 190_000) => piece.repeat(Math.floor(length / piece.length));
const table = (columns: number, rows: number) =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|\n'.repeat(rows)}`;

/** Texts that crashed or blocked parsers, in the size that hurts. */
const hostile: Readonly<Record<string, string>> = {
  'a table of many columns and empty rows': table(700, 700),
  'a table as large as may be': table(70, 70),
  'quotes in quotes': fill('>'),
  'numbered lists in each other': fill('1. '),
  'lists in each other': fill('- '),
  'all of them in each other': fill('> - 1. '),
  'a list of links': fill('- [a](/b)\n'),
  emphasis: fill('a**b*c'),
  'emphasis that never ends': fill('*a_ '),
  'underscores in words': fill('a_b*c_'),
  'open links': fill('[a]('),
  'open links with titles': fill('[a](b "'),
  brackets: fill('['),
  'closing brackets': fill(']'),
  'links in each other': `${fill('[', 30_000)}a${fill('](b)', 150_000)}`,
  'pictures in each other': `${fill('![', 60_000)}${fill('](a)', 120_000)}`,
  'emphasis in each other': `${fill('*a ', 50_000)}${fill(' b*', 50_000)}`,
  headings: fill('# a\n'),
  'underlined headings': fill('a\n=\n'),
  rules: fill('---\n'),
  fences: fill('```\n'),
  backticks: Array.from({ length: 600 }, (_, at) => '`'.repeat(at)).join(' '),
  entities: fill('&#35;'),
  ampersands: fill('&'),
  autolinks: fill('<http://a>'),
  'open tags': fill('<a '),
  'open comments': fill('<!--'),
  'open sections': fill('<![CDATA['),
  'tags in each other': fill('<div>\n'),
  definitions: Array.from({ length: 9_000 }, (_, at) => `[a${at}]: /b`).join('\n'),
  'one definition, used again and again': `[a]: /${'x'.repeat(100_000)}\n\n${fill('[a] ', 90_000)}`,
  'a title, used again and again': `[a]: /x "${fill('a\n', 90_000)}"\n\n${fill('[a] ', 90_000)}`,
  footnotes: fill('[^1] ', 90_000) + fill('[^1]: a\n\n', 90_000),
  escapes: fill('\\'),
  breaks: fill('a\\\n'),
  'a lazy quote': `> ${fill('a\n')}`,
  'a loose list': fill('- a\n\n'),
  'an indented list': Array.from({ length: 400 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
  'one long word': fill('a'),
  spaces: fill(' '),
  tabs: fill('\t'),
  'empty lines': `a${fill('\n')}b`,
  'a megabyte': fill('- [a](/b) **c** `d`\n', 1_000_000),
};

/** Published before there were limits, or restored from a backup. */
async function putPublished(store: Store, title: string, body: string): Promise<string> {
  const words = { title, excerpt: 'One.', author: 'Team' };
  const result = await store.write({ actor: systemActor }, (t) =>
    publish(t, { ...posts, listTooLarge: () => [] }, { from: 0, fields: { ...words, body } }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content.slug;
}

/** This process’s CPU time for some work, in milliseconds. */
async function measureWork(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1000;
}

/** Those that take a child longest, or end it. */
const worst = [
  'a table of many columns and empty rows',
  'a list of links',
  'emphasis',
  'brackets',
  'headings',
  'one definition, used again and again',
  'a title, used again and again',
  'a megabyte',
];

test('a page with a stored hostile text doesn’t block the server, and the next page is rendered', async () => {
  const { store, texts } = await temporarySite();
  const plainSlug = await putPublished(store, 'Plain', 'Fine **words**.');
  for (const title of worst) {
    // oxlint-disable no-await-in-loop -- one after the other, so that each is measured alone
    const slug = await putPublished(store, title, hostile[title] ?? '');
    const work = await measureWork(async () => {
      const { post } = await loadPost(store, texts, slug);
      expect(post.blocks.length, title).toBeGreaterThan(0);
    });
    // Parsed in this process they took from five seconds to minutes.
    expect(work, title).toBeLessThan(1_500);
    const { post: plain } = await loadPost(store, texts, plainSlug);
    expect(plain.blocks, title).toEqual([{ kind: 'html', html: '<p>Fine <strong>words</strong>.</p>' }]);
  }
}, 300_000);

test('anything that can be published is rendered quickly', async () => {
  const publishable = Object.entries(hostile)
    .flatMap(([title, text]) =>
      [text, text.slice(0, 20_000), text.slice(0, 5_000)].map((part) => [title, part] as const),
    )
    .filter(([, text]) => findTextFault(text) === undefined);
  expect(publishable.length).toBeGreaterThan(20);
  for (const [title, markdown] of publishable) {
    // Half of the child’s deadline. Most take a few milliseconds.
    expect(await measureWork(() => drawText({ markdown, title: 'T' })), title).toBeLessThan(2_500);
  }
}, 300_000);

test('a text that can’t be rendered is shown as typed, for all visitors', async () => {
  const { store, texts } = await temporarySite();
  // More pictures than a page may have.
  const body = fill('![a](master:blog/caring-for-quartz)\n\n');
  const { post } = await loadPost(store, texts, await putPublished(store, 'Pictures', body));
  expect(post.blocks).toEqual([{ kind: 'plain', text: `${body.trim().slice(0, 50_000)}…` }]);
});

test('a link to a name that every object has works', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const { blocks } = drawText({ markdown: `[a](${name})`, title: 'T' });
    expect(blocks).toEqual([{ kind: 'html', html: `<p><a href="${name}">a</a></p>` }]);
  }
});
