import { EditorContent, isActive, useEditor, useEditorState, type CommandProps, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { findPictureSource } from '../pictures/find-picture-source.ts';
import type { ChosenPicture } from '../pictures/picture-choice.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { PictureWords } from './picture-words.tsx';
import { LinkForm } from './link-form.tsx';
import { readMarkdown } from './read-markdown.ts';
import { noteOriginals, writeMarkdown, type Originals } from './write-markdown.ts';
import './visual-editor.css';

export interface VisualEditorProps {
  /** Read once. */
  readonly markdown: string;
  /** Called on each change with a function that writes the whole text as Markdown. */
  readonly onChange: (write: () => string) => void;
  /** URLs of the text’s pictures, by address. Others are looked up. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Opens the picture chooser; undefined if none is chosen. Without it there is no picture button. */
  readonly choosePicture?: (() => Promise<ChosenPicture | undefined>) | undefined;
  readonly labelledBy: string;
  readonly describedBy: string;
}

const LEFT_OUT = 'Images can’t be pasted or dropped here. Use the Image button to add one.';

/** The visual editor of a text. The text is stored as Markdown, and untouched parts stay byte for byte. */
export default function VisualEditor({ markdown, onChange, pictures, choosePicture, ...ids }: VisualEditorProps) {
  const { labelledBy, describedBy } = ids;
  const [known] = useState(() => new Map(Object.entries(pictures)));
  const originals = useRef<Originals>(new Map());
  const [isLinking, setIsLinking] = useState(false);
  const [leftOut, setLeftOut] = useState(false);
  /** After Escape, Tab leaves the editor instead of moving within a table or list. */
  const isLeaving = useRef(false);
  const [extensions] = useState(() => editorExtensions((address) => known.get(address) ?? findPictureSource(address)));
  const [content] = useState(() => readMarkdown(markdown));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
      handleDOMEvents: {
        // Listeners of the form are notified once the text is written.
        input: (_, event) => event.stopPropagation(),
        keydown: (_, { key }) => {
          const isLeft = isLeaving.current && key === 'Tab';
          if (key !== 'Shift') isLeaving.current = key === 'Escape';
          return isLeft;
        },
      },
      handlePaste: (_, { clipboardData }) => {
        setLeftOut(bringsPictures(clipboardData));
        // Otherwise the editor asks again when it is unmounted.
        return bringsFilesAlone(clipboardData);
      },
      handleDrop: (_, { dataTransfer }) => {
        setLeftOut(bringsPictures(dataTransfer));
        // Otherwise the browser would open the file in place of the page.
        return bringsFilesAlone(dataTransfer);
      },
      transformPastedHTML: (html, { state }) => cleanPastedHtml(html, isActive(state, 'table') ? 'cell' : 'text'),
    },
    onUpdate: ({ editor: changed }) => onChange(() => writeMarkdown(changed.getJSON(), originals.current)),
  });
  useEffect(() => {
    originals.current = noteOriginals(editor.getJSON());
  }, [editor]);

  async function insertPicture() {
    const chosen = await choosePicture?.();
    if (chosen === undefined) return;
    setLeftOut(false);
    known.set(chosen.address, chosen.src);
    const { address, alt } = chosen;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { address, alt, title: '' } })
      .command(goBelow)
      .run();
  }

  return (
    <div className="visual-editor">
      {/* Sticky, so that the toolbar and its messages stay visible. */}
      <div className="sticky top-0 z-10 bg-paper">
        <EditorToolbar
          editor={editor}
          onLink={() => setIsLinking(true)}
          onPicture={choosePicture && (() => void insertPicture())}
        />
        {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
        <SelectedPicture editor={editor} />
        <p role="status" className="border-b border-hairline px-4 py-2 text-small empty:hidden">
          {leftOut && LEFT_OUT}
        </p>
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

/** Moves the cursor below an inserted block: while the block is selected, typing would replace it. */
function goBelow({ tr, commands }: CommandProps): boolean {
  const { $to } = tr.selection;
  // At the start of a block, the cursor stays there.
  const below = $to.parent.isTextblock ? $to.before() : $to.pos;
  if (tr.doc.nodeAt(below)?.type.name !== 'paragraph') commands.insertDefaultBlock({ pos: below });
  return commands.setTextSelection(below + 1);
}

/**
 * Whether pasted or dropped content has pictures that a text doesn’t accept: files, and pictures of other pages.
 * Copied words may carry a file that pictures them; that doesn’t count.
 */
function bringsPictures(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return data !== null && data.files.length > 0;
  // A picture of a text is in a figure.
  const { images } = new DOMParser().parseFromString(html, 'text/html');
  return [...images].some((image) => image.closest('figure[data-picture]') === null);
}

function bringsFilesAlone(data: DataTransfer | null): boolean {
  return bringsPictures(data) && ['text/html', 'text/plain'].every((type) => data?.getData(type) === '');
}

function SelectedPicture({ editor }: { readonly editor: Editor }) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('picture') ? now.state.selection.from : null),
  });
  return picture === null ? null : <PictureWords key={picture} editor={editor} />;
}
