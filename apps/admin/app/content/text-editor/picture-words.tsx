import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import type { Editor } from '@tiptap/react';

/** The alternative text and the caption of the selected picture. */
export function PictureWords({ editor }: { readonly editor: Editor }) {
  const { alt, title } = editor.getAttributes('picture');
  const set = (name: 'alt' | 'title') => (text: string) =>
    editor.commands.updateAttributes('picture', { [name]: text });
  return (
    <div className="grid gap-3 border-b border-hairline p-3 sm:grid-cols-2">
      <WordsField label="Alt text (describe the image)" value={String(alt)} onChange={set('alt')} />
      <WordsField label="Caption" value={String(title)} onChange={set('title')} />
    </div>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function WordsField({ label, value, onChange }: WordsFieldProps) {
  return (
    <Field label={label}>
      <Input
        defaultValue={value}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the form around the editor.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Field>
  );
}
