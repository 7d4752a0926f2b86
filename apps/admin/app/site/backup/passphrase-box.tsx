import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useRef, useState } from 'react';

export interface PassphraseBoxProps {
  readonly problem: string | undefined;
}

/** An optional passphrase for the backup: closed at first, and never closed while it holds one. */
export function PassphraseBox({ problem }: PassphraseBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wasRefused, setWasRefused] = useState(problem !== undefined);
  // After a refused passphrase the box stays open, so that a second click can’t create an unencrypted backup.
  if (problem !== undefined && !wasRefused) setWasRefused(true);
  return (
    <details
      open={wasRefused || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open || field.current === null || field.current.value === '') return;
        // Closing it would encrypt the backup with a hidden passphrase.
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
