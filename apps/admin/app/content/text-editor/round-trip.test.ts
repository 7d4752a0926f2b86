// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { fillStore, listPublished, posts } from '@showroom/store/admin';
import { createElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { readMarkdown } from './read-markdown.ts';
import VisualEditor from './visual-editor.tsx';
import { noteOriginals, writeMarkdown } from './write-markdown.ts';

function open(markdown: string) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: editorExtensions(() => undefined),
    content: readMarkdown(markdown),
  });
  onTestFinished(() => editor.destroy());
  const originals = noteOriginals(editor.getJSON());
  return { editor, write: (known = originals) => writeMarkdown(editor.getJSON(), known) };
}

/** The text written without its sources. */
const rewrite = (markdown: string) => open(markdown).write(new Map());

const item = (words: string) => `<li><p>${words}</p></li>`;

/** A list item as in Word: a paragraph. */
const wordItem = (words: string, list: string, marker: string) =>
  `<p style="mso-list:${list} lfo1"><span style="mso-list:Ignore">${marker} </span>${words}</p>`;

/** The text written for pasted HTML. */
function writeHtml(html: string) {
  const { editor, write } = open('');
  editor.commands.setContent(html);
  return write();
}

/** The editor with its toolbar, with the cursor at the start. */
function show(markdown: string) {
  let written = markdown;
  onTestFinished(cleanup);
  render(
    createElement(VisualEditor, {
      markdown,
      onChange: (write) => (written = write()),
      pictures: {},
      choosePicture: async () => ({ address: 'master:blog/shaker-or-slab', src: '/a.avif', alt: 'A door' }),
      labelledBy: 'label',
      describedBy: 'hint',
    }),
  );
  const text = screen.getByRole('textbox');
  return {
    button: (name: string) => screen.getByRole('button', { name }),
    tab: (times: number) => {
      for (let time = 0; time < times; time += 1) fireEvent.keyDown(text, { key: 'Tab' });
    },
    paste: (html: string) =>
      fireEvent.paste(text, {
        clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
      }),
    written: () => written,
  };
}

const table = `| A | B |
| --- | --- |
| one | two |
| three | four |`;

/** Every use of Markdown in this project, and some others. */
const strange = `Intro with a [link](/quartz-countertops "Title"), \`code\`, **bold *and* both** and a
wrapped line.

* starred
* list

  with a second paragraph
* - nested

1) other
2) numbers

<div class="x">HTML</div>

[ref]: https://example.com

A [reference][ref] and ![a picture](media:0198c3a2-0000-4000-8000-000000000001) inline.

![Alone](master:blog/shaker-or-slab "Caption")

> Quoted
>
> - list

| Left | Right |
|:-----|------:|
| a \\| b | **2** |

***

    indented code

Setext
------

Line one\\
line two`;

describe('a text in the editor', () => {
  it('saves each sample article unchanged, also when it is rewritten', async () => {
    const { store } = await temporaryAdmin();
    await fillStore(store);
    const { items } = await listPublished(store, posts);
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const { fields } of items) {
      const { editor, write } = open(fields.body);
      expect(editor.getText()).not.toBe('');
      expect(write()).toBe(fields.body);
      expect(rewrite(fields.body), fields.title).toBe(fields.body);
    }
  });

  it('stays byte for byte the same if unedited, in any Markdown style', () => {
    const { editor, write } = open(strange);
    expect(write()).toBe(strange);
    editor.commands.insertContentAt(1, 'New. ');
    expect(write()).toBe(
      strange.replace('Intro with', 'New. Intro with').replace('both** and a\nwrapped', 'both** and a wrapped'),
    );
  });

  it('keeps its meaning when it is rewritten', () => {
    const once = rewrite(strange);
    expect(rewrite(once)).toBe(once);
    for (const part of [
      '**bold *and* both**',
      '<div class="x">HTML</div>',
      '> - list',
      'Line one\\\nline two',
      '## Setext',
    ]) {
      expect(once).toContain(part);
    }
  });

  it('keeps two adjacent lists apart, and spaces out of bold text', () => {
    const { editor } = open('');
    editor.commands.setContent(
      '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul><p>one <strong>two </strong>three</p>',
    );
    expect(writeMarkdown(editor.getJSON(), new Map())).toBe('- a\n\n* b\n\none **two** three');
  });

  it('keeps any number of adjacent lists apart, also from an unedited one', () => {
    const bullets = ['a', 'b', 'c', 'd'].map((word) => `<ul><li><p>${word}</p></li></ul>`).join('');
    expect(writeHtml(bullets)).toBe('- a\n\n* b\n\n- c\n\n* d');
    const numbers = ['a', 'b', 'c'].map((word) => `<ol><li><p>${word}</p></li></ol>`).join('');
    expect(writeHtml(numbers)).toBe('1. a\n\n1) b\n\n1. c');
    // The list already uses the star, and keeps it.
    const { editor, write } = open('* a\n\nBetween\n\n+ c');
    editor.commands.insertContentAt(editor.state.doc.content.size, '<ul><li><p>d</p></li></ul>');
    editor.commands.deleteRange({ from: 5, to: 16 });
    expect(write()).toBe('* a\n\n+ c\n\n- d');
  });

  it('drops empty bullets at the end, and stays a list with one empty bullet', () => {
    expect(writeHtml(`<ul>${item('a')}${item('')}${item('b')}${item('')}${item('<br>')}</ul>`)).toBe('- a\n-\n- b');
    expect(writeHtml(`<p>Words</p><ol>${item('')}</ol><ul><li><p></p><ul>${item('')}</ul></li></ul>`)).toBe('Words');
    // Directly below its item’s text it would be read as a heading’s underline.
    expect(writeHtml(`<ul><li><p>a</p><ul>${item('')}${item('b')}</ul></li></ul>`)).toBe('- a\n\n  -\n  - b');
    for (const markdown of ['- a\n-\n- b', '1. a\n2.\n3. b', '- - a', '- a\n-', '- ![](master:blog/shaker-or-slab)']) {
      const { editor, write } = open(markdown);
      editor.state.doc.check();
      expect(editor.getJSON().content?.[0]?.type, markdown).toMatch(/List$/);
      editor.commands.insertContentAt(editor.state.doc.content.size, '<p>New</p>');
      expect(write(), markdown).toBe(`${markdown}\n\nNew`);
    }
  });

  it('has no line break at its end, nor at the ends of bold text', () => {
    expect(writeHtml('<p>Words<br></p><p><br></p><p>More <strong>words<br> </strong></p>')).toBe(
      'Words\n\nMore **words**',
    );
    expect(writeHtml('<ul><li><p>a<br></p></li><li><p>b<br><br></p></li></ul>')).toBe('- a\n- b');
    expect(writeHtml('<h2>Heading<br></h2><p>a<br>b</p>')).toBe('## Heading\n\na\\\nb');
    expect(writeHtml('<p><b>Heading<br></b>text</p>')).toBe('**Heading**\\\ntext');
    expect(writeHtml('<p>text<i><br>slanted</i></p>')).toBe('text\\\n*slanted*');
    expect(writeHtml('<p><a href="/a">here<br> </a>text</p>')).toBe('[here](/a)\\\ntext');
    // In the middle it stays, also after reading.
    expect(rewrite('**one\\\ntwo** [three\\\nfour](/a)')).toBe('**one\\\ntwo** [three\\\nfour](/a)');
  });

  it('writes what the toolbar produces', () => {
    const { editor, write } = open('Words');
    editor.chain().setContent('<p>Words</p>').focus('end').run();
    editor.chain().selectAll().toggleHeading({ level: 2 }).run();
    expect(write()).toBe('## Words');
    editor.chain().focus('end').insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run();
    expect(write()).toContain('| --- | --- |');
    // Quick changes are undone in one step.
    editor.commands.undo();
    expect(write()).toBe('Words');
  });

  it('pastes from Word without its styles', () => {
    const { editor, write } = open('');
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1>Doors<o:p></o:p></h1>
<p class="MsoNormal" style="margin-left:1in"><b>Shaker</b> or <span style="color:red">slab</span><o:p>&nbsp;</o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span><!--[endif]-->First</p>
<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>Below</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>Second</p>
<img src="file:///C:/clip.png"><table><tr><td><p>A</p></td><td><p>B</p></td></tr></table><script>alert(1)</script><!--EndFragment--></body></html>`;
    editor.commands.setContent(cleanPastedHtml(word));
    expect(write().split('\n\n').slice(0, 3)).toEqual([
      '## Doors',
      '**Shaker** or slab',
      '- First\n  - Below\n- Second',
    ]);
    expect(editor.getHTML()).not.toMatch(/mso|colou?r:|script|file:/i);
  });

  it('pastes a Word list with another number or type as another list', () => {
    const word = [
      wordItem('a', 'l0 level1', '·'),
      wordItem('b', 'l1 level2', 'o'),
      wordItem('c', 'l0 level1', '·'),
      wordItem('one', 'l2 level1', '1.'),
      wordItem('two', 'l2 level1', '2.'),
      wordItem('other', 'l3 level1', '1.'),
      wordItem('d', 'l3 level1', '·'),
    ].join('');
    expect(writeHtml(cleanPastedHtml(word))).toBe('- a\n  - b\n- c\n\n1. one\n2. two\n\n1) other\n\n- d');
  });

  it.each([
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-size:11pt;font-weight:400">a </span><span style="font-weight:700;font-style:italic">b</span></p></b>',
      'a **_b_**',
    ],
    ['<span style="font-weight: bold">a</span> <span style="color:red; font-style: italic">b</span>', '**a** *b*'],
    ['<p style="font-weight:bolder">a</p><p><span style="font-weight:500">b</span></p>', '**a**\n\nb'],
    ['<p><i style="font-style:normal">a</i> <b style="font-weight:400;font-style:italic">b</b></p>', 'a *b*'],
    ['<p><b style="mso-bidi-font-weight:normal">a</b> <em style="font-weight:600">b</em></p>', '**a** **_b_**'],
    ['<h2 style="font-weight:700">a <span style="font-style:italic">b</span></h2>', '## a *b*'],
  ])('recognizes bold and italic from a tag or a style: %s', (html, expected) => {
    expect(writeHtml(cleanPastedHtml(html))).toBe(expected);
  });
});

describe('a table in the editor', () => {
  it.each([
    ['Insert row', '| A | B |\n| --- | --- |\n| one | two |\n| | |\n| three | four |'],
    ['Insert column', '| A | | B |\n| --- | --- | --- |\n| one | | two |\n| three | | four |'],
    ['Delete row', '| A | B |\n| --- | --- |\n| three | four |'],
    ['Delete column', '| B |\n| --- |\n| two |\n| four |'],
  ])('supports %s', (name, expected) => {
    const { button, tab, written } = show(table);
    tab(2);
    fireEvent.click(button(name));
    expect(written()).toBe(expected);
  });

  it('adds a row on Tab in the last cell, and keeps column alignment', () => {
    const { tab, written } = show(table.replace('| --- | --- |', '| :-- | --: |'));
    tab(6);
    expect(written()).toBe(`${table.replace('| --- | --- |', '| :--- | ---: |')}\n| | |`);
  });

  it('allows no other blocks in cells: their buttons are disabled there', () => {
    const { button, written } = show(table);
    const names = ['Heading', 'Subheading', 'Bulleted list', 'Numbered list', 'Quote', 'Image', 'Divider'];
    for (const name of names) {
      expect(button(name).getAttribute('aria-disabled'), name).toBe('true');
      fireEvent.click(button(name));
    }
    expect(written()).toBe(table);
    fireEvent.click(button('Delete table'));
    for (const name of names) expect(button(name).getAttribute('aria-disabled'), name).toBeNull();
  });

  it('is unchanged by block commands', () => {
    const { editor, write } = open(table);
    editor.commands.setTextSelection(4);
    for (const format of [
      () => editor.chain().focus().toggleBulletList().run(),
      () => editor.chain().focus().toggleOrderedList().run(),
      () => editor.chain().focus().toggleBlockquote().run(),
      () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      () => editor.chain().focus().toggleCodeBlock().run(),
    ]) {
      expect(format()).toBe(false);
    }
    expect(write(new Map())).toBe(table);
  });

  it.each(['- ', '1. ', '> ', '## ', '``` ', '---'])('is unchanged by typed block syntax: %s', async (typed) => {
    for (const [markdown, start, isLeft] of [
      [table, 4, true],
      ['A', 1, false],
    ] as const) {
      const { editor, write } = open(markdown);
      editor.commands.insertContentAt(start, typed, { applyInputRules: true });
      // Input rules run after the text is inserted.
      await new Promise((resolve) => setTimeout(resolve));
      expect(editor.getText().includes(typed.trim()), markdown).toBe(isLeft);
      if (isLeft) expect(write()).toContain(table.slice(table.indexOf('\n')));
    }
  });

  it.each([
    ['<ul><li>x</li><li>y<ul><li>z</li></ul></li></ul>', 'x y z'],
    ['<h2>Head</h2><blockquote><p>q</p></blockquote><pre>code\nmore</pre>', 'Head q code more'],
    ['<p data-pm-slice="1 1 [&quot;bulletList&quot;,null,&quot;listItem&quot;,null]">x</p>', 'x'],
    ['<p>a</p><hr><table><tr><td>b</td><td>c</td></tr></table>', 'a b c'],
  ])('takes the text of content pasted into a cell: %s', (html, words) => {
    const { paste, written } = show(table);
    paste(html);
    expect(written()).toBe(table.replace('A', `${words}A`));
  });

  it('is filled cell by cell from pasted cells', () => {
    const { paste, written } = show(table);
    paste('<table><tr><td><ul><li>x</li><li>y</li></ul></td><td>z</td></tr></table>');
    expect(written()).toBe(table.replace('| A | B |', '| x y | z |'));
  });

  it('pasted from elsewhere keeps each word in its column, whatever the cells contain or span', () => {
    const copied = `<table><colgroup><col width="64"></colgroup>
<tr><th colspan="2">Sizes<ul><li>in</li><li>cm</li></ul></th><th rowspan="2">Price<hr></th></tr>
<tr><td colspan="2"><h3>small</h3><table><tr><td>30</td><td>76</td></tr></table></td></tr>
<tr><td>a</td><td colwidth="90">b</td><td>c</td></tr></table>`;
    const cleaned = cleanPastedHtml(copied);
    expect(writeHtml(cleaned)).toBe(`| Sizes in cm | | Price |
| --- | --- | --- |
| small 30 76 | | |
| a | b | c |`);
    expect(cleaned).not.toMatch(/col(?:group|width)/);
  });

  it('keeps the words of any other content in a cell', () => {
    const { editor } = open('');
    editor.commands.setContent(
      `<ul><li><p>a</p><ul>${item('b')}</ul></li>${item('c')}</ul><blockquote><p>d</p></blockquote>
<figure data-picture="master:blog/shaker-or-slab" data-alt="e"></figure><p>f<br></p>`,
    );
    const cell = { type: 'tableHeader', content: editor.getJSON().content };
    const content = [{ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }];
    expect(writeMarkdown({ type: 'doc', content }, new Map())).toBe('| a b c d e f |\n| --- |');
  });
});

it('shows a deleted or unreachable picture as such, and leaves the text unchanged', async () => {
  const [gone, away] = ['345e84cc-0000-4000-8000-000000000001', '345e84cc-0000-4000-8000-000000000002'];
  vi.stubGlobal('fetch', async (src: string) => new Response(null, { status: src.includes(gone) ? 404 : 503 }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const markdown = `An island.\n\n![Oak](media:${gone})\n\n![Ash](media:${away})\n`;
  const { written } = show(markdown);
  fireEvent.error(screen.getByRole('img', { name: 'Oak' }));
  fireEvent.error(screen.getByRole('img', { name: 'Ash' }));
  expect(await screen.findByText('This image was deleted')).toBeVisible();
  expect(await screen.findByText('This image can’t be loaded right now')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(written()).toBe(markdown);
});
