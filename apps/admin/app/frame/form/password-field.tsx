import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState, type Ref } from 'react';

export interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  /** Whether the browser fills in the saved password or suggests a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly minLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the password. Without scripts it stays hidden. */
export function PasswordField({ label, name, autoComplete, hint, error, minLength, ref }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Field label={label} hint={hint} error={error} isRequired>
        <Input
          ref={ref}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={minLength}
          required
          className="pr-20"
        />
      </Field>
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="absolute right-1 bottom-0 min-h-11 px-3 text-caption font-medium hover:text-spruce noscript:hidden"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
