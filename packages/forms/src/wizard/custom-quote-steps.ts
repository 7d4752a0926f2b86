import { checkAnswers } from '../rules/check-answers.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import type { Answers, FieldDefinition, FieldIssue } from '../rules/field-definition.ts';

export const customQuoteSteps = [
  { number: 1, title: 'Contact Information' },
  { number: 2, title: 'Project Details' },
  { number: 3, title: 'Specifications' },
  { number: 4, title: 'Review & Submit' },
] as const;

export type StepNumber = (typeof customQuoteSteps)[number]['number'];

export const FIRST_STEP = 1 satisfies StepNumber;
export const LAST_STEP = 4 satisfies StepNumber;

/** Empty for the review step. */
export function listStepFields(step: StepNumber): readonly FieldDefinition[] {
  return customQuoteForm.fields.filter((field) => field.step === step);
}

export function validateStep(step: StepNumber, answers: Answers): FieldIssue[] {
  return checkAnswers(listStepFields(step), answers);
}

export function nextStep(step: StepNumber): StepNumber {
  return toStepNumber(step + 1);
}

export function previousStep(step: StepNumber): StepNumber {
  return toStepNumber(step - 1);
}

/** The first step with something to fix, or null. */
export function firstInvalidStep(answers: Answers): StepNumber | null {
  return customQuoteSteps.find(({ number }) => validateStep(number, answers).length > 0)?.number ?? null;
}

/** The last step that may be shown: the first one with something to fix. */
export function furthestStep(answers: Answers): StepNumber {
  return firstInvalidStep(answers) ?? LAST_STEP;
}

/** The step of a field; the last step, with the files, for other names. */
export function findFieldStep(name: string): StepNumber {
  return toStepNumber(customQuoteForm.fields.find((field) => field.name === name)?.step ?? LAST_STEP);
}

/** Parses a step number, clamped to the range; 1 for invalid input. */
export function parseStep(text: unknown): StepNumber {
  return toStepNumber(Number(typeof text === 'string' || typeof text === 'number' ? text : FIRST_STEP));
}

function toStepNumber(value: number): StepNumber {
  if (!(value > FIRST_STEP)) return FIRST_STEP;
  return customQuoteSteps.find(({ number }) => number >= Math.floor(value))?.number ?? LAST_STEP;
}
