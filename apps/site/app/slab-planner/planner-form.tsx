import { Button } from '@showroom/ui/button';
import { ErrorSummary } from '@showroom/ui/error-summary';
import type { FormEventHandler, ReactElement } from 'react';
import { ActionButton } from './form/action-button.tsx';
import { writeAction } from './form/change-plan.ts';
import type { StoneChoice } from './form/fit-to-stone.ts';
import { controlId, DO } from './form/form-names.ts';
import type { Moving } from './form/piece-fields.tsx';
import { PieceList } from './form/piece-list.tsx';
import { PlanIssuesContext, type PlanIssue } from './form/planner-field.tsx';
import { StoneFields } from './form/stone-fields.tsx';
import type { TypedPlan } from './form/typed-plan.ts';

interface PlannerFormProps {
  /** Where it is posted without scripts. */
  readonly action: string;
  readonly plan: TypedPlan;
  readonly stones: readonly StoneChoice[];
  readonly issues: readonly PlanIssue[];
  /** Lists what to fix at the top, too: after the form was posted. */
  readonly hasSummary: boolean;
  readonly openPiece: string | null;
  /** Raise it to fill the fields with `plan` again. */
  readonly filling: number;
  readonly moving: Moving;
  /** Fields below the pieces. */
  readonly children: readonly (ReactElement | false | null)[];
  readonly onInput: FormEventHandler<HTMLFormElement>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The whole plan as a form. Without scripts each button posts it; with them it is read as it is filled in. */
export function PlannerForm({
  action,
  plan,
  stones,
  issues,
  hasSummary,
  openPiece,
  filling,
  moving,
  children,
  onInput,
  onSubmit,
}: PlannerFormProps) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      className="grid min-w-0 grid-cols-1 gap-8"
    >
      <PlanIssuesContext value={issues}>
        {/* Enter in a field clicks the first button of the form. */}
        <button
          type="submit"
          name={DO}
          value={writeAction({ do: 'update' })}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
        />
        {hasSummary && <ErrorSummary issues={issues} toControlId={controlId} />}
        <StoneFields key={`stone ${filling}`} plan={plan} stones={stones} />
        {plan.pieces.length > 0 && (
          <section aria-labelledby="pieces" className="grid grid-cols-1 gap-4">
            <h2 id="pieces" className="font-serif text-heading">
              Pieces
            </h2>
            <PieceList key={`pieces ${filling}`} pieces={plan.pieces} openPiece={openPiece} moving={moving} />
            <PlanMessages issues={issues} />
            <div className="flex flex-wrap gap-3">
              <ActionButton action={{ do: 'add-piece' }} variant="secondary">
                Add piece
              </ActionButton>
              <span className="hidden noscript:contents">
                <Button type="submit" name={DO} value={writeAction({ do: 'update' })}>
                  Update drawing
                </Button>
              </span>
            </div>
          </section>
        )}
        {children}
      </PlanIssuesContext>
    </form>
  );
}

/** What is wrong with the plan as a whole. */
function PlanMessages({ issues }: { readonly issues: readonly PlanIssue[] }) {
  return issues
    .filter(({ field }) => field === 'pieces' || field === 'places')
    .map(({ field, message }) => (
      <p key={field} id={controlId(field)} tabIndex={-1} className="text-small text-danger">
        {message}
      </p>
    ));
}
