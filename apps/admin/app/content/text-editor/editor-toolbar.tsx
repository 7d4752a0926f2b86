import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';

export interface EditorToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture?: (() => void) | undefined;
}

interface Tool {
  readonly label: string;
  readonly run: () => void;
  /** Whether it is on at the cursor; undefined for plain commands. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
}

/** The toolbar of the editor: one Tab stop, with arrow keys between the buttons. */
export function EditorToolbar({ editor, onLink, onPicture }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    { label: 'Heading', isOn: at.heading, isOff: at.table, run: () => run().toggleHeading({ level: 2 }).run() },
    {
      label: 'Subheading',
      isOn: at.subheading,
      isOff: at.table,
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    { label: 'Bold', isOn: at.bold, run: () => run().toggleBold().run() },
    { label: 'Italic', isOn: at.italic, run: () => run().toggleItalic().run() },
    { label: 'Link', isOn: at.link, run: onLink },
    { label: 'Bulleted list', isOn: at.bullets, isOff: at.table, run: () => run().toggleBulletList().run() },
    { label: 'Numbered list', isOn: at.numbers, isOff: at.table, run: () => run().toggleOrderedList().run() },
    { label: 'Quote', isOn: at.quote, isOff: at.table, run: () => run().toggleBlockquote().run() },
    ...(onPicture === undefined ? [] : [{ label: 'Image', isOff: at.table, run: onPicture }]),
    { label: 'Divider', isOff: at.table, run: () => run().setHorizontalRule().run() },
    ...(at.table
      ? [
          { label: 'Insert row', run: () => run().addRowAfter().run() },
          { label: 'Insert column', run: () => run().addColumnAfter().run() },
          { label: 'Delete row', run: () => run().deleteRow().run() },
          { label: 'Delete column', run: () => run().deleteColumn().run() },
          { label: 'Delete table', run: () => run().deleteTable().run() },
        ]
      : [{ label: 'Table', run: () => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run() }]),
    { label: 'Undo', isOff: !at.canUndo, run: () => run().undo().run() },
    { label: 'Redo', isOff: !at.canRedo, run: () => run().redo().run() },
  ];
  const current = Math.min(stop, tools.length - 1);

  function move(event: KeyboardEvent) {
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (current + 1) % tools.length,
      ArrowLeft: (current - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Text formatting"
      onKeyDown={move}
      className="flex flex-wrap gap-1 border-b border-hairline p-1"
    >
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-pressed={tool.isOn}
          aria-disabled={tool.isOff === true || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={() => {
            if (tool.isOff !== true) tool.run();
          }}
          className="min-h-11 shrink-0 rounded-sm px-3 text-small hover:bg-stone-100 aria-disabled:text-stone-500 aria-pressed:bg-spruce aria-pressed:text-on-spruce"
        >
          {tool.label}
        </button>
      ))}
    </div>
  );
}
