import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useRef, useState } from 'react';

export interface PassphraseBoxProps {
  /** What is wrong with the one that was sent. */
  readonly problem: string | undefined;
}

/** Where a passphrase is chosen that locks the backup, by who wants one: closed until then, and never closed over one. */
export function PassphraseBox({ problem }: PassphraseBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wasRefused, setWasRefused] = useState(problem !== undefined);
  // Who meant to lock it is not to make one that is open by pressing once more, whatever else is sent in between.
  if (problem !== undefined && !wasRefused) setWasRefused(true);
  return (
    <details
      open={wasRefused || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open || field.current === null || field.current.value === '') return;
        // It would lock the backup unseen.
        currentTarget.open = true;
        field.current.focus();
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Encrypt with a passphrase
      </summary>
      <Field
        label="Passphrase"
        hint="Use three or four random words and write them down. Without the passphrase, no one can open this backup, including you."
        error={problem}
        className="mt-2"
      >
        <Input
          ref={field}
          name="passphrase"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
        />
      </Field>
    </details>
  );
}
