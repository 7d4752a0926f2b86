import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crawlSite } from '../support/crawl.ts';
import { expect, test } from '../support/journey.ts';
import { listAnswers } from '../support/answers.ts';

/** Fetched from the npm registry when it is first wanted: 30 MB that no one else has to install. */
const CHECKER = 'vnu-jar@26.9.27';

/** Only an opinion: React closes void elements with a slash, and quotes every value. */
const HOUSE_OF_REACT = 'Trailing slash on void elements.*';

/** The checker's CSS stands still at what was new years ago; ours is checked by the compiler that writes it. */
const PAGE_STYLES = /(<style\b[^>]*>)[\s\S]*?(<\/style>)/;

interface Message {
  /** An error, or "info" for a warning. */
  readonly type: string;
  readonly url: string;
  readonly message: string;
  /** The markup around it. */
  readonly extract?: string;
}

test('The Nu HTML checker reports no errors', async ({ showroom, request, ownerRequest, extraHTTPHeaders }) => {
  if (spawnSync('java', ['-version']).error) {
    throw new Error('The Nu checker is a Java program: install Java 11 or later (such as openjdk-17-jre-headless).');
  }
  const crawl = await crawlSite(showroom.siteUrl, extraHTTPHeaders ?? {});
  const linked = [...crawl.pages.values()].flatMap(({ path, html, page }) => (page ? [{ name: path, html }] : []));
  const pages = [...linked, ...(await listAnswers({ showroom, request, ownerRequest }))];
  const folder = await mkdtemp(join(tmpdir(), 'showroom-nu-checker-'));
  try {
    const files = pages.map((page, index) => ({ ...page, path: join(folder, `${index}.html`) }));
    for (const { html, path } of files) await writeFile(path, html.replace(PAGE_STYLES, '$1$2'));
    const complaints = check(folder).map(({ type, url, message, extract = '' }) => {
      const page = files.find(({ path }) => url.endsWith(path));
      return { page: page?.name ?? url, text: `${type}: ${message}`, extract };
    });
    const errors = complaints.filter(({ text }) => text.startsWith('error'));
    console.log(`${pages.length} pages: ${errors.length} errors, ${complaints.length - errors.length} warnings`);
    expect(gather(complaints)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Each complaint once, with how many there are of it and where the first stands. */
function gather(complaints: readonly { page: string; text: string; extract: string }[]): readonly string[] {
  const texts = new Set(complaints.map(({ text }) => text));
  return [...texts].map((text) => {
    const [first, ...others] = complaints.filter((complaint) => complaint.text === text);
    const number = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return `${text} On ${first?.page}${number}: ${first?.extract.replaceAll('\n', ' ')}`;
  });
}

/** What the checker says of the pages in a folder, warnings included. */
function check(folder: string): readonly Message[] {
  const run = spawnSync(
    'pnpm',
    ['dlx', CHECKER, '--format', 'json', '--exit-zero-always', '--filterpattern', HOUSE_OF_REACT, folder],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  const answer = run.stderr.split('\n').find((line) => line.startsWith('{') && line.includes('"messages"'));
  if (answer === undefined) throw new Error(`The Nu checker did not answer: ${run.error ?? run.stdout + run.stderr}`);
  return (JSON.parse(answer) as { readonly messages: readonly Message[] }).messages; // The checker's JSON format.
}
