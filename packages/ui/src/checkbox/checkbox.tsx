import { useId, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { choiceLook, choiceMarkLook, choiceRowLook } from './choice-look.ts';
import { ChoiceText } from './choice-text.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Clicking it ticks the box too. */
  label: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
}

/** A native checkbox with its label. `ref` and other props go to the input. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  const descriptionId = useId();
  const hasDescription = description !== undefined && description !== null;
  return (
    <label data-slot="checkbox" className={joinClasses(choiceRowLook, className)}>
      <span className="grid place-items-center">
        <input
          type="checkbox"
          {...(hasDescription ? { 'aria-describedby': descriptionId } : {})}
          {...rest}
          className={joinClasses(choiceLook, 'rounded-xs')}
        />
        <CheckIcon className={choiceMarkLook} strokeWidth="2" />
      </span>
      <ChoiceText label={label} description={description} descriptionId={descriptionId} />
    </label>
  );
}
