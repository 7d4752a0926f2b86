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
  /** The text that it begins with. Another one takes another editor. */
  readonly markdown: string;
  /** Told of each change of the text, and how to have it as it is when it is asked for: all of it is written then. */
  readonly onChange: (write: () => string) => void;
  /** Where the pictures of the text are, by their addresses. Others are asked for by their address. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Lets someone choose a picture; undefined when they choose none. Without it there is no button for pictures. */
  readonly choosePicture?: (() => Promise<ChosenPicture | undefined>) | undefined;
  /** The id of what names it. */
  readonly labelledBy: string;
  /** The ids of what is said of it. */
  readonly describedBy: string;
}

const LEFT_OUT = 'Images can’t be pasted or dropped here. Use the Image button to add one.';

/** A text as it will look, written where it stands. It is kept as Markdown; what no one touches is kept to the letter. */
export default function VisualEditor({ markdown, onChange, pictures, choosePicture, ...ids }: VisualEditorProps) {
  const { labelledBy, describedBy } = ids;
  const [known] = useState(() => new Map(Object.entries(pictures)));
  const originals = useRef<Originals>(new Map());
  const [isLinking, setIsLinking] = useState(false);
  const [leftOut, setLeftOut] = useState(false);
  /** Escape was the last key: Tab leads out of the text then, instead of on in a table or a list. */
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
        // Whoever listens to the form hears of the text once it is written.
        input: (_, event) => event.stopPropagation(),
        keydown: (_, { key }) => {
          const isLeft = isLeaving.current && key === 'Tab';
          if (key !== 'Shift') isLeaving.current = key === 'Escape';
          return isLeft;
        },
      },
      handlePaste: (_, { clipboardData }) => {
        setLeftOut(bringsPictures(clipboardData));
        // Left to itself the editor would ask once more, when nothing is there any longer.
        return bringsFilesAlone(clipboardData);
      },
      handleDrop: (_, { dataTransfer }) => {
        setLeftOut(bringsPictures(dataTransfer));
        // Left to itself the browser would open the file in place of the page.
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
      {/* In sight wherever the text is written, and so is what is asked and said of it. */}
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

/** Goes on in a paragraph below what was just put in: while that is chosen, what is typed next would replace it. */
function goBelow({ tr, commands }: CommandProps): boolean {
  const { $to } = tr.selection;
  // At the beginning of a block, the cursor is left in that.
  const below = $to.parent.isTextblock ? $to.before() : $to.pos;
  if (tr.doc.nodeAt(below)?.type.name !== 'paragraph') commands.insertDefaultBlock({ pos: below });
  return commands.setTextSelection(below + 1);
}

/**
 * Whether what is pasted or dropped shows pictures that a text does not take: files, and those of other pages. Words that were copied
 * may bring a file along that shows them, and is none of theirs.
 */
function bringsPictures(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return data !== null && data.files.length > 0;
  // One of a text stands in a figure that names it.
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
