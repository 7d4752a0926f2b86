import { useId, type ComponentProps, type ReactNode } from 'react';
import { choiceRowLook } from '../checkbox/choice-look.ts';
import { ChoiceText } from '../checkbox/choice-text.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** Clicking it turns the switch too. */
  label: ReactNode;
  /** A second line below the label. */
  description?: ReactNode;
}

/** A setting that is on or off: a native checkbox with the switch role. `ref` and other props go to the input. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const descriptionId = useId();
  const hasDescription = description !== undefined && description !== null;
  return (
    <label data-slot="switch" className={joinClasses(choiceRowLook, className)}>
      <span className="grid items-center">
        <input
          type="checkbox"
          // A native checkbox exposes whether it is checked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          {...(hasDescription ? { 'aria-describedby': descriptionId } : {})}
          {...rest}
          className="peer col-start-1 row-start-1 h-6 w-11 shrink-0 appearance-none rounded-full border border-stone-400 bg-paper-raised transition-colors enabled-hover:border-spruce checked:border-spruce checked:bg-spruce focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus disabled:cursor-not-allowed disabled:border-stone-300 disabled:bg-stone-100 checked:disabled:bg-stone-400 forced-colors:w-6 forced-colors:appearance-auto"
        />
        <span className="pointer-events-none col-start-1 row-start-1 ml-1 size-4 rounded-full bg-stone-500 transition-[translate] peer-checked:translate-x-5 peer-checked:bg-on-spruce forced-colors:hidden" />
      </span>
      <ChoiceText label={label} description={description} descriptionId={descriptionId} />
    </label>
  );
}
