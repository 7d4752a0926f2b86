// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../testing/temporary-site.ts';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { drawText } from './draw-text.ts';

async function read(markdown: string) {
  const { store, texts } = await temporarySite();
  return texts.read(markdown, await loadContentPictures(store, markdown), 'The title');
}

const htmlOf = ({ blocks }: { readonly blocks: readonly ({ readonly html: string } | { readonly kind: string })[] }) =>
  blocks.map((block) => ('html' in block ? block.html : '')).join('');

/** Pieces that break pages and parsers, in any order. */
const pieces = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '\n\n',
  '[',
  '](',
  ')',
  '![',
  'javascript:',
  'onerror=',
  '<script>',
  '</div>',
  '| - |',
  '# ',
  '&lt;',
  '&#x3c;',
  'a',
  ' ',
  '\\',
  '<!--',
  '-->',
  '<svg/onload=',
  'media:',
  'master:',
  '\t',
  '- ',
  '> ',
];

describe('the text of content', () => {
  it('becomes paragraphs, lists, links and headings below the page’s, each heading with a unique id', async () => {
    const text = await read(
      '# First\n\nOne *two*.\n\n- a\n- b\n\n## First\n\n### Below\n\nSee [quartz](/quartz-countertops).',
    );
    expect(htmlOf(text)).toBe(
      '<h2 id="on-first">First</h2><p>One <em>two</em>.</p><ul>\n<li>a</li>\n<li>b</li>\n</ul>' +
        '<h2 id="on-first-2">First</h2><h3 id="on-below">Below</h3><p>See <a href="/quartz-countertops">quartz</a>.</p>',
    );
    expect(text.headings).toEqual([
      { id: 'on-first', words: 'First' },
      { id: 'on-first-2', words: 'First' },
    ]);
  });

  it('shows a picture of the site with the text’s alt text or its own, and no foreign picture', async () => {
    const { blocks } = await read(
      [
        'Before.',
        '![A counter](master:blog/caring-for-quartz "Polished, in window light")',
        '![](master:blog/caring-for-quartz)',
        '![x](master:no/such) ![x](https://elsewhere.example/x.png) ![x](/pictures/x.webp) ![x](media:no-id)',
        'In ![a line](master:blog/edge-profiles-compared) of words.',
      ].join('\n\n'),
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'picture', 'picture', 'html', 'picture']);
    const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block] : []));
    expect(pictures.map(({ picture, caption }) => [picture.record.alt.slice(0, 26), caption])).toEqual([
      ['A counter', 'Polished, in window light'],
      ['A polished white quartz co', ''],
      ['a line', ''],
    ]);
    expect(JSON.stringify(blocks)).not.toContain('elsewhere.example');
  });

  it('names a table after its section, and marks column headings', async () => {
    const { blocks } = await read(
      '| Width | Fits |\n| --- | --: |\n| 24″ | one |\n\n## Sizes\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    );
    const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables.map(({ label, columns }) => [label, columns])).toEqual([
      ['The title', 2],
      ['Sizes', 2],
    ]);
    expect(tables[0]?.html).toContain('<th scope="col">Width</th>');
    expect(tables[0]?.html).toContain('<td>24″</td>');
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<iframe src="https://elsewhere.example"></iframe>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '[x]: vbscript:msgbox(1)\n\n[x]',
    '<a href="https://x.example" style="position:fixed" id="main">x</a>',
    '[x](https://x.example "a\\" onmouseover=\\"alert(1)")',
    '<style>body{display:none}</style>',
    '</div></main><h1>Taken over</h1>',
    '`<script>alert(1)</script>`',
  ])('runs no script and keeps the page intact: %s', (markdown) => {
    expectHarmless(htmlOf(drawText({ markdown, title: 'T' })));
  });

  it('is harmless whatever it contains', () => {
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (written) => {
        const { blocks } = drawText({ markdown: written.join(''), title: 'T' });
        for (const block of blocks) if ('html' in block) expectHarmless(block.html);
      }),
    );
  });
});

/** As a browser parses it: only allowed elements and attributes, and nothing left open. */
function expectHarmless(html: string): void {
  const page = new DOMParser().parseFromString(`<div id="text">${html}</div><p id="after">x</p>`, 'text/html');
  const text = page.querySelector('#text');
  expect(page.querySelector('#after')?.parentElement).toBe(page.body);
  for (const element of text?.querySelectorAll('*') ?? []) {
    expect(element.tagName).toMatch(
      /^(?:P|H[2-4]|UL|OL|LI|BLOCKQUOTE|HR|BR|STRONG|EM|CODE|PRE|A|TABLE|THEAD|TBODY|TR|TH|TD)$/,
    );
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(/^(?:href|title|rel|start|id|scope|align)$/);
      if (name === 'id') expect(value).toMatch(/^on-/);
      if (name === 'href') expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript)/i);
    }
  }
}
