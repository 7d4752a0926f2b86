import { formatLength, parseLength } from '@showroom/slab-planner/lengths';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState } from 'react';

export interface LengthFieldProps {
  readonly label: string;
  readonly lengthIn: number;
  readonly onChange: (lengthIn: number) => void;
}

/** A length as people write it: 25 1/2, 8 ft, 648 mm. What can't be read has a message, and the last length stays. */
export function LengthField({ label, lengthIn, onChange }: LengthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? undefined : parseLength(typed).problem;
  return (
    <Field label={label} error={problem}>
      <Input
        inputMode="text"
        autoComplete="off"
        value={typed ?? formatLength(lengthIn)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const read = parseLength(value);
          if (read.lengthIn !== undefined) onChange(read.lengthIn);
        }}
        onBlur={() => {
          if (problem === undefined) setTyped(null);
        }}
      />
    </Field>
  );
}
