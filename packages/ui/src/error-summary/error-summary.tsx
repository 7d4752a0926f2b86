import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface SummaryIssue {
  /** Id of the control, or a name that `toControlId` converts. */
  readonly field: string;
  readonly message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** In field order. Nothing is rendered for an empty list. */
  issues: readonly SummaryIssue[];
  /** Default: "Please fix the following". */
  title?: string | undefined;
  /** Converts a field's name to its control's id. By default they are the same. */
  toControlId?: ((field: string) => string) | undefined;
  /** Number of the attempt; each new one moves focus here. */
  attempt?: number | undefined;
}

/**
 * Lists what prevents a form from being sent. Takes focus when it appears; each line leads to its field. Without scripts they are
 * plain links. Modelled on the GOV.UK Design System.
 */
export function ErrorSummary({ attempt = 0, ...rest }: ErrorSummaryProps) {
  // Keyed by attempt, so that changes of the list don't take the focus from a visitor who is fixing a field.
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

/** Focus alone would put the control at the edge of the window, without its question. */
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
