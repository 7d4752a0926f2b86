import { Button } from '@showroom/ui/button';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { INTENT_FIELD, type WizardIntent } from './advance-wizard.ts';
import { FIRST_STEP, LAST_STEP, type StepNumber } from './custom-quote-steps.ts';

/**
 * The button for Enter: browsers use the form's first button, which would be "Change" or "Previous". Invisible and not focusable.
 */
export function DefaultButton({ step }: { step: StepNumber }) {
  return (
    <button
      type="submit"
      name={INTENT_FIELD}
      value={mainIntent(step)}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only top-0"
    />
  );
}

export function WizardButtons({
  step,
  isComplete,
  isBusy,
}: {
  step: StepNumber;
  /** Whether all steps were valid when this one opened: the visitor came from the review. */
  isComplete: boolean;
  isBusy: boolean;
}) {
  return (
    <div className="flex flex-col-reverse gap-3 border-t border-hairline pt-6 sm:flex-row sm:items-center">
      {step > FIRST_STEP ? (
        <IntentButton intent="previous" variant="secondary" isBusy={isBusy}>
          Previous
        </IntentButton>
      ) : null}
      <div className="flex flex-col-reverse gap-3 sm:ml-auto sm:flex-row">
        {isComplete && step < LAST_STEP - 1 ? (
          <IntentButton intent={`change-${LAST_STEP}`} variant="secondary" isBusy={isBusy}>
            Back to review
          </IntentButton>
        ) : null}
        {step < LAST_STEP ? (
          // A key per step: a click before hydration counts for the step that was visible.
          <IntentButton key={step} intent="next" isBusy={isBusy}>
            Next
          </IntentButton>
        ) : (
          <Button
            type="submit"
            size="large"
            name={INTENT_FIELD}
            value="submit"
            isPending={isBusy}
            pendingLabel="Submitting..."
          >
            {customQuoteForm.submitLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

function IntentButton({
  intent,
  isBusy,
  variant,
  children,
}: {
  intent: WizardIntent;
  isBusy: boolean;
  variant?: 'secondary';
  children: string;
}) {
  return (
    <Button type="submit" size="large" name={INTENT_FIELD} value={intent} disabled={isBusy} variant={variant}>
      {children}
    </Button>
  );
}

function mainIntent(step: StepNumber): WizardIntent {
  return step === LAST_STEP ? 'submit' : 'next';
}
