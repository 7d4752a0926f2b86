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

/** What a button of the wizard asks for; `change-2` goes to step 2. */
export type WizardIntent = 'next' | 'previous' | 'submit' | `change-${StepNumber}`;

/** A step to show. */
export interface WizardView {
  readonly step: StepNumber;
  readonly values: Answers;
  readonly issues: readonly FieldIssue[];
}

/** What follows from a posted wizard: a step to show, or a complete request to store. */
export type WizardMove = WizardView | { readonly submit: CustomQuote };

/**
 * The wizard's one decision, taken alike by the browser and, without JavaScript, by the server.
 * Takes the posted form (all answers so far, `step` and `intent`) and keeps no state; never throws.
 * Going forward asks for everything on the way to be in order; going back asks for nothing and loses nothing.
 */
export function advanceWizard(input: unknown): WizardMove {
  const step = parseStep(readText(input, STEP_FIELD));
  const values = toAnswers(customQuoteForm.fields, input);
  // Enter in a text field may post no button: it means the step's main button.
  const intent = readText(input, INTENT_FIELD) || (step === LAST_STEP ? 'submit' : 'next');

  if (intent === 'submit') return submit(values);
  if (intent === 'previous') return { step: previousStep(step), values, issues: [] };
  const target = intent.startsWith('change-') ? parseStep(intent.slice('change-'.length)) : nextStep(step);
  return target > step ? goForward(target, values) : { step: target, values, issues: [] };
}

function goForward(target: StepNumber, values: Answers): WizardView {
  const obstacle = firstInvalidStep(values);
  if (obstacle === null || obstacle >= target) return { step: target, values, issues: [] };
  return { step: obstacle, values, issues: validateStep(obstacle, values) };
}

function submit(values: Answers): WizardMove {
  const result = parseCustomQuote(values);
  if (result.ok) return { submit: result.value };
  const step = findFieldStep(result.issues[0]?.field ?? '');
  return { step, values, issues: validateStep(step, values) };
}
