import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Elements } from '../drawn-as/elements.ts';
import { describedByMessages, FieldError, FieldHint, hasContent, RequiredMark } from '../field/field-messages.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface GroupQuestion {
  /** The question. */
  legend: ReactNode;
  /** Shown above the choices. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** Default: false. */
  isRequired?: boolean | undefined;
}

export interface FieldGroupProps extends GroupQuestion, Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The controls. */
  children?: Elements;
}

/** Several controls for one question, with a common legend, hint and error. */
export function FieldGroup({
  legend,
  hint,
  error,
  isRequired = false,
  id,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  return (
    <fieldset
      data-slot="field-group"
      data-invalid={hasContent(error) || undefined}
      aria-describedby={describedByMessages({ id: groupId, hint, error })}
      {...rest}
      // The first control has the id itself, so that an error summary's link lands on a control.
      id={`${groupId}-group`}
      className={joinClasses('grid min-w-0 gap-1.5', className)}
    >
      <legend className="mb-1.5 text-small font-medium">
        <span>{legend}</span>
        {isRequired && <RequiredMark />}
      </legend>
      <FieldHint id={groupId} hint={hint} />
      <FieldError id={groupId} error={error} />
      {children}
    </fieldset>
  );
}
