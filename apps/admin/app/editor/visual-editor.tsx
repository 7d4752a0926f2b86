import { EditorContent, isActive, useEditor, useEditorState, type CommandProps, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { PictureWords } from './picture-words.tsx';
import { LinkForm } from './link-form.tsx';
import { readMarkdown } from './read-markdown.ts';
import { noteOriginals, writeMarkdown, type Originals } from './write-markdown.ts';
import './visual-editor.css';

/** A picture that was chosen for a text. */
export interface ChosenPicture {
  /** As texts name it: `media:<id>` or `master:<name>`. */
  readonly address: string;
  /** Where it is to be had. */
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

export interface VisualEditorProps {
  /** The text that it begins with. Another one takes another editor. */
  readonly markdown: string;
  /** Told of each change of the text, and how to have it as it is when it is asked for: all of it is written then. */
  readonly onChange: (write: () => string) => void;
  /** Where the pictures of the text are, by their addresses. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Lets somebody choose a picture; undefined when they choose none. Without it there is no button for pictures. */
  readonly choosePicture?: (() => Promise<ChosenPicture | undefined>) | undefined;
  /** The id of what names it. */
  readonly labelledBy: string;
}

/** A text as it will look, written where it stands. It is kept as Markdown; what nobody touches is kept to the letter. */
export default function VisualEditor({ markdown, onChange, pictures, choosePicture, labelledBy }: VisualEditorProps) {
  const [known] = useState(() => new Map(Object.entries(pictures)));
  const originals = useRef<Originals>(new Map());
  const [isLinking, setIsLinking] = useState(false);
  const [extensions] = useState(() => editorExtensions((address) => known.get(address)));
  const [content] = useState(() => readMarkdown(markdown));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      handleDOMEvents: {
        // Whoever listens to the form hears of the text once it is written.
        input: (_, event) => event.stopPropagation(),
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
      <EditorToolbar
        editor={editor}
        onLink={() => setIsLinking(true)}
        onPicture={choosePicture && (() => void insertPicture())}
      />
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
      <SelectedPicture editor={editor} />
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

function SelectedPicture({ editor }: { readonly editor: Editor }) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('picture') ? now.state.selection.from : null),
  });
  return picture === null ? null : <PictureWords key={picture} editor={editor} />;
}
