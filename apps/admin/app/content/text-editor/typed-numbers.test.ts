// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it, onTestFinished } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The result of typing at the start of a text, key by key. */
function typeWords(words: string) {
  const editor = new Editor({ extensions: editorExtensions(() => undefined), content: readMarkdown('') });
  onTestFinished(() => editor.destroy());
  const { view } = editor;
  for (const key of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(key, from, to);
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert));
    if (isHandled !== true) view.dispatch(insert());
  }
  return { block: editor.getJSON().content?.[0]?.type, markdown: writeMarkdown(editor.getJSON(), new Map()) };
}

const text = (words: string) => ({ type: 'text', text: words });

it.each([
  ['2026. A year', '2026\\. A year'],
  ['1995. Another', '1995\\. Another'],
  ['300. A number', '300\\. A number'],
  ['2026) A year', '2026\\) A year'],
])('%s stays a sentence when typed, saved and read again', (words, kept) => {
  const { block, markdown } = typeWords(words);
  expect([block, markdown]).toEqual(['paragraph', kept]);
  expect(readMarkdown(markdown).content?.[0]).toMatchObject({ type: 'paragraph', content: [{ text: words }] });
});

it.each([
  ['1. One', '1. One'],
  ['12. Twelve', '12. Twelve'],
])('%s starts a list', (words, kept) => {
  expect(typeWords(words)).toEqual({ block: 'orderedList', markdown: kept });
});

it('keeps a sentence that was pasted into a list, a quote, or a second line', () => {
  const paragraph = { type: 'paragraph', content: [text('One'), { type: 'hardBreak' }, text('2026. A year')] };
  for (const block of [
    paragraph,
    { type: 'blockquote', content: [paragraph] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
  ]) {
    const markdown = writeMarkdown({ type: 'doc', content: [block] }, new Map());
    expect(JSON.stringify(readMarkdown(markdown))).not.toContain('orderedList');
    expect(JSON.stringify(readMarkdown(markdown))).toContain('2026. A year');
  }
});
