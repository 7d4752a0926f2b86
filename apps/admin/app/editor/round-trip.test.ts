// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { posts } from '@showroom/store/posts';
import { listPublished } from '@showroom/store/published';
import { fillStore } from '@showroom/store/admin/fill-store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryAdmin } from '../testing/temporary-admin.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { readMarkdown } from './read-markdown.ts';
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

/** The text as it is written when nothing is remembered of how it stood. */
const rewrite = (markdown: string) => open(markdown).write(new Map());

/** Every way in which this project's texts use Markdown, and some of other people's. */
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
  it('of every sample article is saved as it was opened, and as it stands when it is written anew', async () => {
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

  it('is saved to the letter where nobody touched it, whatever way it was written in', () => {
    const { editor, write } = open(strange);
    expect(write()).toBe(strange);
    editor.commands.insertContentAt(1, 'New. ');
    expect(write()).toBe(
      strange.replace('Intro with', 'New. Intro with').replace('both** and a\nwrapped', 'both** and a wrapped'),
    );
  });

  it('says the same when it is written anew', () => {
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

  it('keeps two lists apart, and spaces out of bold words', () => {
    const { editor } = open('');
    editor.commands.setContent(
      '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul><p>one <strong>two </strong>three</p>',
    );
    expect(writeMarkdown(editor.getJSON(), new Map())).toBe('- a\n\n* b\n\none **two** three');
  });

  it('writes what the toolbar makes', () => {
    const { editor, write } = open('Words');
    editor.chain().setContent('<p>Words</p>').focus('end').run();
    editor.chain().selectAll().toggleHeading({ level: 2 }).run();
    expect(write()).toBe('## Words');
    editor.chain().focus('end').insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run();
    expect(write()).toContain('| --- | --- |');
    // Quick steps are one step back.
    editor.commands.undo();
    expect(write()).toBe('Words');
  });

  it('takes what was copied from Word without its dress', () => {
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
});
