import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface Step {
  /** Unique in its stepper. */
  readonly id: string;
  readonly label: string;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** The index of the current step; earlier ones are complete. */
  currentIndex: number;
  /** Makes completed steps buttons that go back. Without it they are plain marks. */
  onStepSelect?: ((index: number) => void) | undefined;
  /** Attributes for those buttons, such as `type: 'submit'` and `name`, for forms that go back without scripts. */
  stepButtonProps?: ((step: Step, index: number) => ComponentProps<'button'>) | undefined;
  /** The accessible name. Default: "Progress". */
  'aria-label'?: string | undefined;
}

/** The progress in a multi-step form. On a phone only the current step has its full name. */
export function Stepper({
  steps,
  currentIndex,
  onStepSelect,
  stepButtonProps,
  className,
  'aria-label': label = 'Progress',
  ...rest
}: StepperProps) {
  const allowsReturn = onStepSelect !== undefined || stepButtonProps !== undefined;
  const current = steps[currentIndex];
  return (
    <nav data-slot="stepper" aria-label={label} {...rest} className={joinClasses('grid gap-3', className)}>
      <ol className="flex">
        {steps.map((step, index) => {
          const isComplete = index < currentIndex;
          const isCurrent = index === currentIndex;
          const content = (
            <>
              <StepMark number={index + 1} isComplete={isComplete} isCurrent={isCurrent} />
              <span className={joinClasses('max-md:sr-only text-small', isCurrent && 'font-medium text-ink')}>
                {step.label}
              </span>
              {isComplete && <VisuallyHidden>, completed</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              data-state={isComplete ? 'complete' : isCurrent ? 'current' : 'upcoming'}
              className={joinClasses(
                'relative flex flex-1 text-ink-muted last:flex-none md:last:flex-1',
                // The line to the next step, filled when the step is complete.
                'not-last:after:absolute not-last:after:top-[1.375rem] not-last:after:left-11 not-last:after:right-0 not-last:after:h-px not-last:after:content-[""] md:not-last:after:left-12 md:not-last:after:right-1',
                isComplete ? 'after:bg-spruce' : 'after:bg-stone-300',
              )}
            >
              {isComplete && allowsReturn ? (
                <button
                  type="button"
                  {...stepButtonProps?.(step, index)}
                  onClick={(event) => {
                    stepButtonProps?.(step, index).onClick?.(event);
                    onStepSelect?.(index);
                  }}
                  className={joinClasses(stepLook, 'rounded-sm hover:text-spruce hover:underline')}
                >
                  {content}
                </button>
              ) : (
                <span className={stepLook}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {current !== undefined && (
        <p className="text-small md:hidden" aria-hidden="true">
          <span className="text-ink-muted">
            Step {currentIndex + 1} of {steps.length}
          </span>{' '}
          <span className="font-medium">{current.label}</span>
        </p>
      )}
    </nav>
  );
}

const stepLook = 'flex min-h-11 min-w-11 items-center md:flex-col md:items-start md:gap-1.5 underline-offset-4';

interface StepMarkProps {
  readonly number: number;
  readonly isComplete: boolean;
  readonly isCurrent: boolean;
}

function StepMark({ number, isComplete, isCurrent }: StepMarkProps): ReactNode {
  return (
    <span className="grid size-11 place-items-center">
      <span
        className={joinClasses(
          'figures grid size-9 place-items-center rounded-full border text-small font-medium forced-colors:border-[CanvasText]',
          isComplete && 'border-spruce bg-spruce text-on-spruce',
          isCurrent &&
            'border-spruce bg-paper text-spruce inset-ring inset-ring-spruce forced-colors:border-2 forced-colors:border-[Highlight]',
          !isComplete && !isCurrent && 'border-stone-300 bg-paper text-ink-muted',
        )}
      >
        {isComplete ? <CheckIcon strokeWidth="2" /> : <span>{number}</span>}
        {isComplete && <VisuallyHidden>{number}</VisuallyHidden>}
      </span>
    </span>
  );
}
