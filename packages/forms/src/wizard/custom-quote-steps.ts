import { checkAnswers } from '../rules/check-answers.ts';
import { customQuoteForm } from '../questions/custom-quote-schema.ts';
import type { Answers, FieldDefinition, FieldIssue } from '../rules/field-definition.ts';

/** The steps of the custom quote request, in order. */
export const customQuoteSteps = [
  { number: 1, title: 'Contact Information' },
  { number: 2, title: 'Project Details' },
  { number: 3, title: 'Specifications' },
  { number: 4, title: 'Review & Submit' },
] as const;

export type StepNumber = (typeof customQuoteSteps)[number]['number'];

export const FIRST_STEP = 1 satisfies StepNumber;
export const LAST_STEP = 4 satisfies StepNumber;

/** The fields a step shows; none on the review step. */
export function listStepFields(step: StepNumber): readonly FieldDefinition[] {
  return customQuoteForm.fields.filter((field) => field.step === step);
}

/** What to fix on one step. */
export function validateStep(step: StepNumber, answers: Answers): FieldIssue[] {
  return checkAnswers(listStepFields(step), answers);
}

/** The step after, at most the last one. */
export function nextStep(step: StepNumber): StepNumber {
  return toStepNumber(step + 1);
}

/** The step before, at least the first one. */
export function previousStep(step: StepNumber): StepNumber {
  return toStepNumber(step - 1);
}

/** The earliest step with something to fix, or null when the request is complete. */
export function firstInvalidStep(answers: Answers): StepNumber | null {
  return customQuoteSteps.find(({ number }) => validateStep(number, answers).length > 0)?.number ?? null;
}

/** The furthest step that may be shown: no step is reached past one with something to fix. */
export function furthestStep(answers: Answers): StepNumber {
  return firstInvalidStep(answers) ?? LAST_STEP;
}

/** The step that shows a field; the last one, where files are added, for a name that is not a question. */
export function findFieldStep(name: string): StepNumber {
  return toStepNumber(customQuoteForm.fields.find((field) => field.name === name)?.step ?? LAST_STEP);
}

/** Reads a step number from a form or an address: out-of-range numbers are held to the ends, nonsense is step 1. */
export function parseStep(text: unknown): StepNumber {
  return toStepNumber(Number(typeof text === 'string' || typeof text === 'number' ? text : FIRST_STEP));
}

function toStepNumber(value: number): StepNumber {
  if (!(value > FIRST_STEP)) return FIRST_STEP;
  return customQuoteSteps.find(({ number }) => number >= Math.floor(value))?.number ?? LAST_STEP;
}
