import { Button } from '@showroom/ui/button';
import { FilterChip } from '@showroom/ui/filter-chip';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useRef, useState } from 'react';
import { AddInput } from '../../list-editing/add-to-list.tsx';
import { newControl, readWords, writeWords } from '../../kinds/form-values.ts';

export interface WordsControlProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Separated by commas. */
  readonly defaultValue: string;
  /** Suggestions. */
  readonly known: readonly string[];
  readonly error?: string | undefined;
}

/**
 * Words, added one at a time by the button or Enter, without duplicates. A word that is only typed is submitted too.
 * Without scripts: one line, separated by commas.
 */
export function WordsControl({ id, name, label, defaultValue, known, error }: WordsControlProps) {
  const isHydrated = useIsHydrated();
  const [words, setWords] = useState(() => readWords(defaultValue));
  const typed = useRef<HTMLInputElement>(null);
  const kept = useRef<HTMLInputElement>(null);
  const value = writeWords(words);
  const lastValue = useRef(value);
  // Notifies listeners of the form, as other controls do.
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    kept.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);

  if (!isHydrated) {
    return (
      <Field id={id} label={label} hint="Separate with commas" error={error}>
        <Input
          // Keeps what was typed before hydration.
          ref={(line) => {
            if (line !== null && line.value !== defaultValue) setWords(readWords(line.value));
          }}
          name={name}
          defaultValue={defaultValue}
        />
      </Field>
    );
  }
  function add() {
    const { current } = typed;
    if (current === null) return;
    const text = current.value;
    current.value = '';
    setWords((before) => readWords(writeWords([...before, text])));
    current.focus();
  }
  return (
    <div>
      <input
        ref={kept}
        type="hidden"
        name={name}
        value={value}
        readOnly
        // Typed before React rerendered the page.
        onInput={(event) => setWords(readWords(event.currentTarget.value))}
      />
      <Field id={id} label={label} error={error}>
        <div className="flex gap-2">
          <AddInput ref={typed} id={id} name={newControl(name)} list={`${id}-known`} autoComplete="off" onAdd={add} />
          <Button variant="secondary" onClick={add}>
            Add<span className="sr-only"> to {label}</span>
          </Button>
        </div>
      </Field>
      <datalist id={`${id}-known`}>
        {known.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
      {words.length > 0 && (
        <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <FilterChip
                isRemovable
                aria-label={`Remove ${word}`}
                onClick={() => {
                  setWords((before) => before.filter((other) => other !== word));
                  typed.current?.focus();
                }}
              >
                {word}
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
