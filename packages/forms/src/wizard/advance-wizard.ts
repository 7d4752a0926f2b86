import { readText, toAnswers } from '../rules/answers.ts';
import { customQuoteForm, parseCustomQuote, type CustomQuote } from '../questions/custom-quote-schema.ts';
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
import type { Answers, FieldIssue } from '../rules/field-definition.ts';

export const STEP_FIELD = 'step';
export const INTENT_FIELD = 'intent';

/** Value of a button; `change-2` goes to step 2. */
export type WizardIntent = 'next' | 'previous' | 'submit' | `change-${StepNumber}`;

export interface WizardView {
  readonly step: StepNumber;
  readonly values: Answers;
  readonly issues: readonly FieldIssue[];
}

/** The result of a posted wizard: a step to show, or a complete request. */
export type WizardMove = WizardView | { readonly submit: CustomQuote };

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
  const result = parseCustomQuote(values);
  if (result.ok) return { submit: result.value };
  const step = findFieldStep(result.issues[0]?.field ?? '');
  return { step, values, issues: validateStep(step, values) };
}
