import { readText, toAnswers } from '../rules/answers.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import {
  findFieldStep,
  firstInvalidStep,
  LAST_STEP,
  nextStep,
  parseStep,
  previousStep,
  validateStep,
  type StepNumber,
} from './custom-quote-steps.ts';
import type { FormView } from '../parts/use-request-form.ts';
import type { Answers } from '../rules/field-definition.ts';

export const STEP_FIELD = 'step';
export const INTENT_FIELD = 'intent';

/** Value of a button; `change-2` goes to step 2. */
export type WizardIntent = 'next' | 'previous' | 'submit' | `change-${StepNumber}`;

export type WizardView = FormView<StepNumber>;

/** The result of a posted wizard: a step to show, or a complete request. */
export type WizardMove = WizardView | { readonly submit: Answers };

/**
 * Decides the wizard's next step, in the browser and, without JavaScript, on the server. Takes the posted form (all answers so
 * far, `step` and `intent`), keeps no state and never throws. Going forward requires valid steps; going back requires nothing and
 * loses nothing.
 */
export function advanceWizard(input: unknown): WizardMove {
  const step = parseStep(readText(input, STEP_FIELD));
  const values = toAnswers(customQuoteForm.fields, input);
  // Enter in a text field may post no button: it means the main button.
  const intent = readText(input, INTENT_FIELD) || (step === LAST_STEP ? 'submit' : 'next');

  if (intent === 'submit') return submit(values);
  if (intent === 'previous') return { step: previousStep(step), values, issues: [] };
  const target = intent.startsWith('change-') ? parseStep(intent.slice('change-'.length)) : nextStep(step);
  return target > step ? goForward(target, values) : { step: target, values, issues: [] };
}

function goForward(target: StepNumber, values: Answers): WizardView {
  const invalidStep = firstInvalidStep(values);
  if (invalidStep === null || invalidStep >= target) return { step: target, values, issues: [] };
  return { step: invalidStep, values, issues: validateStep(invalidStep, values) };
}

function submit(values: Answers): WizardMove {
  const [issue] = checkAnswers(customQuoteForm.fields, values);
  if (issue === undefined) return { submit: values };
  const step = findFieldStep(issue.field);
  return { step, values, issues: validateStep(step, values) };
}
