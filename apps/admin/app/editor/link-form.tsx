import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

export interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** A page of the site, another site, an e-mail or a telephone number: what the public page lets a link lead to. */
const FOLLOWED = /^(?:https?:\/\/\S+|mailto:\S+|tel:[+\d()-]+|\/\S*|#\S+)$/i;

/** Where the chosen words lead. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const { href } = editor.getAttributes('link');
  useEffect(() => input.current?.focus(), []);

  function apply() {
    const written = input.current?.value.trim() ?? '';
    const to = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(written) ? `https://${written}` : written;
    if (!FOLLOWED.test(to)) {
      setError('Write a page of the site, such as /contact, or an address that begins with https://');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: written, marks: [{ type: 'link', attrs: { href: to } }] }).run();
    } else chain.setLink({ href: to }).run();
    onDone();
  }

  return (
    <div className="grid gap-3 border-b border-hairline p-3">
      <Field label="Where it leads" error={error}>
        <Input
          ref={input}
          defaultValue={typeof href === 'string' ? href : ''}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
            if (event.key !== 'Enter') return;
            // It would send the form around the editor.
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>Set the link</Button>
        {typeof href === 'string' && (
          <Button
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            Remove the link
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
