import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface SummaryIssue {
  /** The field in question, by the id of its control, or by whatever `toControlId` turns into one. */
  readonly field: string;
  readonly message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** What is wrong, in the order of the fields. Nothing is drawn for an empty list. */
  issues: readonly SummaryIssue[];
  /** The line above them. Default: "Please fix the following". */
  title?: string | undefined;
  /** How a field's name becomes the id of its control. Default: it is the id. */
  toControlId?: ((field: string) => string) | undefined;
  /** Count of tries to send: each new number moves the focus here again. */
  attempt?: number | undefined;
}

/**
 * What is in the way of sending a form. It takes the focus when it appears, and each line leads to its field
 * with the question in view; without script the lines are plain links to the same place.
 * Model: the error summary of the GOV.UK Design System.
 */
export function ErrorSummary({ attempt = 0, ...rest }: ErrorSummaryProps) {
  // A new panel for each try, and not for each change of the list: a visitor who is mending the first field must
  // not be pulled back here.
  return rest.issues.length === 0 ? null : <Panel key={attempt} {...rest} />;
}

function Panel({
  issues,
  title = 'Please fix the following',
  toControlId = (field) => field,
  className,
  ...rest
}: Omit<ErrorSummaryProps, 'attempt'>) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.focus();
  }, []);

  return (
    <div
      data-slot="error-summary"
      aria-labelledby={titleId}
      role="alert"
      {...rest}
      ref={panel}
      tabIndex={-1}
      className={joinClasses(
        'rounded-sm border border-danger border-l-4 bg-danger-surface p-5 focus:outline-2 focus:outline-offset-2 focus:outline-danger sm:p-6',
        className,
      )}
    >
      <h2 id={titleId} className="flex items-center gap-2.5 text-body font-medium">
        <AlertIcon className="text-danger" />
        {title}
      </h2>
      <ul className="mt-2 grid sm:pl-7.5">
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${toControlId(field)}`}
              onClick={(event) => showControl(event, toControlId(field))}
              className="inline-flex min-h-11 items-center font-medium text-danger underline underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focus alone would put the control at the edge of the window, with its question out of sight. */
function showControl(event: MouseEvent, controlId: string): void {
  const control = document.getElementById(controlId);
  if (control === null) return;
  event.preventDefault();
  const question =
    control.closest('fieldset')?.querySelector('legend') ??
    document.querySelector(`label[for="${CSS.escape(controlId)}"]`) ??
    control;
  question.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
