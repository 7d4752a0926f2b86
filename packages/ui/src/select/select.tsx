import type { ComponentProps } from 'react';
import type { Elements } from '../drawn-as/elements.ts';
import { useFieldControl } from '../field/field-context.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { controlLook } from '../input/control-look.ts';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** `<option>`s and `<optgroup>`s, instead of `options`. */
  children?: Elements;
  /** The options. Pass `<option>` children instead if you need groups. */
  options?: readonly SelectOption[] | undefined;
  /** The first line, without a value: "Choose a material". */
  placeholder?: string | undefined;
}

/** A native select: phones show their own picker, and it posts without scripts. */
export function Select({ options = [], placeholder, className, children, ...rest }: SelectProps) {
  return (
    <span className={joinClasses('relative grid', className)}>
      <select
        data-slot="select"
        {...rest}
        {...useFieldControl(rest)}
        className={joinClasses(controlLook, 'peer h-12 appearance-none truncate pr-11')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3.5 text-ink-muted peer-disabled:text-stone-400" />
    </span>
  );
}
