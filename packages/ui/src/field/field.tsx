import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Elements } from '../drawn-as/elements.ts';
import { joinClasses } from '../join-classes/join-classes.ts';
import { FieldContext } from './field-context.ts';
import { describedByMessages, FieldError, FieldHint, hasContent, RequiredMark } from './field-messages.tsx';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** The control and related elements. */
  children: Elements;
  /** The question, in a few words. */
  label: ReactNode;
  /** What to enter, and how. Above the control, so that no on-screen keyboard covers it. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Makes the control invalid. */
  error?: ReactNode;
  /** Default: false. */
  isRequired?: boolean | undefined;
  /** Id of the control, for error summaries. Hint and error are `<id>-hint` and `<id>-error`. */
  id?: string | undefined;
}

/** Label, hint and error for one control (`Input`, `Textarea`, `Select`, `FileDrop`). */
export function Field({ label, hint, error, isRequired = false, id, className, children, ...rest }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const isInvalid = hasContent(error);

  return (
    <FieldContext
      value={{ controlId, describedBy: describedByMessages({ id: controlId, hint, error }), isInvalid, isRequired }}
    >
      <div
        data-slot="field"
        data-invalid={isInvalid || undefined}
        {...rest}
        className={joinClasses('grid content-start gap-1.5', className)}
      >
        <label htmlFor={controlId} className="justify-self-start text-small font-medium">
          <span>{label}</span>
          {isRequired && <RequiredMark />}
        </label>
        <FieldHint id={controlId} hint={hint} />
        <FieldError id={controlId} error={error} />
        {children}
      </div>
    </FieldContext>
  );
}
