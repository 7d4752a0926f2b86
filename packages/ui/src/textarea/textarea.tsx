import { useId, useState, type ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { controlLook } from '../input/control-look.ts';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows how much of `maxLength` is left. Default: false. */
  showCount?: boolean | undefined;
  /** The initial number of lines. Default: 5. */
  rows?: number | undefined;
}

/** How few characters are left when screen readers are told. */
const fewLeft = 20;

/**
 * A multi-line text input that grows with its text if the browser supports it. A `Field` around it provides id,
 * description and error.
 */
export function Textarea({ showCount = false, className, rows = 5, onChange, ...rest }: TextareaProps) {
  const countId = useId();
  const [typedLength, setTypedLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const limit = showCount ? rest.maxLength : undefined;
  const control = useFieldControl({
    ...rest,
    'aria-describedby':
      limit === undefined ? rest['aria-describedby'] : `${rest['aria-describedby'] ?? ''} ${countId}`.trim(),
  });
  const length = rest.value === undefined ? typedLength : String(rest.value).length;

  const textarea = (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      {...control}
      onChange={(event) => {
        setTypedLength(event.currentTarget.value.length);
        onChange?.(event);
      }}
      className={joinClasses(controlLook, 'field-sizing-content min-h-32 resize-y py-3 leading-normal', className)}
    />
  );
  if (limit === undefined) return textarea;

  const left = limit - length;
  return (
    <div className="grid gap-1">
      {textarea}
      <p className="flex justify-between gap-4 text-caption text-ink-muted">
        <span id={countId}>Up to {limit} characters</span>
        <span aria-hidden="true" className={joinClasses('figures', left <= fewLeft && 'font-medium text-ink')}>
          {length} / {limit}
        </span>
      </p>
      <span className="sr-only" aria-live="polite">
        {left <= fewLeft && `${left} characters left`}
      </span>
    </div>
  );
}
