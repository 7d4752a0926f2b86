import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { joinClasses } from '../join-classes/join-classes.ts';
import { controlLook } from './control-look.ts';

/** The button of a file input. */
const fileLook =
  'file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-stone-400 file:bg-paper-raised file:px-3 file:font-medium';

export interface InputProps extends ComponentProps<'input'> {
  /** The type: `email`, `tel`, `number`. Phones show the matching keyboard. Default: `text`. */
  type?: ComponentProps<'input'>['type'];
}

/** A single-line text input. A `Field` around it provides id, description and error. */
export function Input({ type = 'text', className, ...rest }: InputProps) {
  return (
    <input
      data-slot="input"
      type={type}
      {...rest}
      {...useFieldControl(rest)}
      className={joinClasses(controlLook, 'h-12', type === 'file' && fileLook, className)}
    />
  );
}
