// @vitest-environment jsdom
import { getSchema, type JSONContent } from '@tiptap/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { readMarkdown } from './read-markdown.ts';
import { noteOriginals, writeMarkdown } from './write-markdown.ts';

const schema = getSchema(editorExtensions(() => undefined));

/** Typed text, with the spaces that Markdown drops and all its special characters. */
const words = fc.oneof(
  fc.constantFrom('a', 'bee', 'c d', ' e', 'f ', ' ', '1', 'G.', ' - ', '2026'),
  fc.string({ unit: fc.constantFrom(...Array.from('ab  *_`[]()!#-+1.>|\\<&~:"\u{A0}é')), minLength: 1, maxLength: 6 }),
);
const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: '/x', title: null } }]);
const inline: fc.Arbitrary<JSONContent[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    { weight: 1, arbitrary: fc.constant<JSONContent>({ type: 'text', text: 'code', marks: [{ type: 'code' }] }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('hardBreak'), marks }) },
  ),
  { maxLength: 5 },
);
const paragraph = inline.map((content): JSONContent => ({ type: 'paragraph', content }));
const leaf: fc.Arbitrary<JSONContent> = fc.oneof(
  { weight: 2, arbitrary: paragraph },
  fc
    .tuple(inline, fc.integer({ min: 1, max: 6 }))
    .map(([content, level]) => ({ type: 'heading', attrs: { level }, content })),
  fc.constant({ type: 'horizontalRule' }),
  fc.constant({ type: 'picture', attrs: { address: 'media:x', alt: 'A shelf', title: 'Oak' } }),
  fc
    .constantFrom('code', 'a\n\nb', '')
    .map((text) => ({ type: 'codeBlock', content: text === '' ? [] : [{ type: 'text', text }] })),
);

function rowOf(type: 'tableHeader' | 'tableCell', columns: number): fc.Arbitrary<JSONContent> {
  const cell = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type, content }));
  return fc.array(cell, { minLength: columns, maxLength: columns }).map((content) => ({ type: 'tableRow', content }));
}

const table: fc.Arbitrary<JSONContent> = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) => fc.tuple(rowOf('tableHeader', columns), fc.array(rowOf('tableCell', columns), { maxLength: 2 })))
  .map(([head, rows]) => ({ type: 'table', content: [head, ...rows] }));

/** The contents of lists and quotes, which nest. */
const { inner } = fc.letrec<Record<'inner' | 'item' | 'list' | 'quote', JSONContent>>((tie) => ({
  inner: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, tie('list'), tie('list'), tie('quote')),
  item: fc
    .tuple(paragraph, fc.array(tie('inner'), { maxLength: 2 }))
    .map(([first, others]) => ({ type: 'listItem', content: [first, ...others] })),
  list: fc
    .record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      spread: fc.boolean(),
      start: fc.constantFrom(1, 1, 3),
    })
    .map(({ type, content, spread, start }) => ({
      type,
      attrs: type === 'orderedList' ? { spread, start } : { spread },
      content,
    })),
  quote: fc.array(tie('inner'), { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'blockquote', content })),
}));
const documents = fc
  .array(fc.oneof({ weight: 4, arbitrary: inner }, { weight: 1, arbitrary: table }), { minLength: 1, maxLength: 4 })
  .map((content) => toDocument({ type: 'doc', content }));

/** A document of the editor; throws for anything invalid. */
function toDocument(json: JSONContent): JSONContent {
  const node = schema.nodeFromJSON(json);
  node.check();
  return node.toJSON();
}

const readBack = (markdown: string) => toDocument(readMarkdown(markdown));

/** All its text without spaces. */
function wordsOf({ text = '', content = [] }: JSONContent): string {
  return text.replaceAll(/\s/g, '') + content.map(wordsOf).join('');
}

const typesOf = ({ content = [] }: JSONContent) => content.map(({ type }) => type);

/** The non-empty lists. */
const listsOf = ({ content = [] }: JSONContent) =>
  typesOf({
    content: content.filter((block) => block.type?.endsWith('List') && wordsOf(block) !== ''),
  });

/** A document’s appearance, without sources and spacing of items. */
const looksOf = (document: JSONContent) =>
  JSON.parse(JSON.stringify(document, (name, value) => (name === 'source' || name === 'spread' ? undefined : value)));

it('round-trips any document: same words, stable output, and unchanged text stays byte for byte', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const markdown = writeMarkdown(document, new Map());
      const once = readBack(markdown);
      expect(typesOf(once), 'everything can be edited').not.toContain('rawMarkdown');
      expect([wordsOf(once), listsOf(once)]).toEqual([wordsOf(document), listsOf(document)]);
      expect(looksOf(readBack(writeMarkdown(once, new Map())))).toEqual(looksOf(once));
      expect(writeMarkdown(once, noteOriginals(once))).toBe(markdown);
      expect(markdown.replaceAll('\\\\', ''), 'no line break at the end of a paragraph').not.toMatch(/\\(?:$|\n\n)/);
    }),
  );
});
