import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Elements } from '../drawn-as/elements.ts';
import { describedByMessages, FieldError, FieldHint, hasContent, RequiredMark } from '../field/field-messages.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

/** A question with several controls below it, and what is said of it. */
export interface GroupQuestion {
  /** The question that the whole group answers. */
  legend: ReactNode;
  /** What to choose by, above the choices. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** It has to be answered, and says so beside the question. Default false. */
  isRequired?: boolean | undefined;
}

export interface FieldGroupProps extends GroupQuestion, Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The controls. */
  children?: Elements;
}

/** Several controls that answer one question, such as a set of checkboxes, under one legend, hint and error. */
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
      // The id itself belongs to the first control: an error summary's link must land where one can answer.
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
