import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

export interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Link targets that the public page allows: pages of the site, other sites, email and phone. */
const FOLLOWED = /^(?:https?:\/\/\S+|mailto:\S+|tel:[+\d()-]+|\/\S*|#\S+)$/i;

const CHOSEN = 'chosen-words';

/** Completes what was typed: people leave out `https://` and `mailto:`. */
function toHref(written: string): string {
  if (/^[^\s@/:]+@[\w-]+(?:\.[\w-]+)+$/.test(written)) return `mailto:${written}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(written) ? `https://${written}` : written;
}

/** Edits the link of the selection, which stays highlighted. The cursor returns to it afterwards. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const { href } = editor.getAttributes('link');
  useEffect(() => {
    // It is visible already.
    input.current?.focus({ preventScroll: true });
    uncover(editor, form.current?.getBoundingClientRect());
  }, [editor]);
  useEffect(() => markChosen(editor), [editor]);

  function leave() {
    editor.commands.focus();
    onDone();
  }

  function apply() {
    const written = input.current?.value.trim() ?? '';
    const leads = toHref(written);
    if (!FOLLOWED.test(leads)) {
      setError('Enter a page on your site (/contact), a full URL (https://…) or an email address');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: written, marks: [{ type: 'link', attrs: { href: leads } }] }).run();
    } else chain.setLink({ href: leads }).run();
    onDone();
  }

  return (
    <div ref={form} className="grid gap-3 border-b border-hairline p-3">
      <Field label="Link URL" error={error}>
        <Input
          ref={input}
          defaultValue={typeof href === 'string' ? href : ''}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Escape') leave();
            if (event.key !== 'Enter') return;
            // Would submit the form around the editor.
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>Add link</Button>
        {typeof href === 'string' && (
          <Button
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            Remove link
          </Button>
        )}
        <Button variant="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Scrolls the selection out from under the link form. */
function uncover({ view, state }: Editor, { bottom, height } = new DOMRect()): void {
  const covered = bottom - view.coordsAtPos(state.selection.from).top;
  if (covered > 0 && covered < height) scrollBy(0, -covered);
}

/** Highlights the selection while the focus is elsewhere. Browsers without the API do without. */
function markChosen(editor: Editor): (() => void) | undefined {
  if (typeof Highlight === 'undefined') return undefined;
  const mark = () => {
    const { from, to } = editor.state.selection;
    const [start, end] = [editor.view.domAtPos(from), editor.view.domAtPos(to)];
    const range = new Range();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    CSS.highlights.set(CHOSEN, new Highlight(range));
  };
  mark();
  editor.on('selectionUpdate', mark);
  return () => {
    editor.off('selectionUpdate', mark);
    CSS.highlights.delete(CHOSEN);
  };
}
