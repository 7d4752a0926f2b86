import { describe, expect, it } from 'vitest';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import {
  customQuoteSteps,
  findFieldStep,
  firstInvalidStep,
  listStepFields,
  nextStep,
  parseStep,
  previousStep,
  validateStep,
} from './custom-quote-steps.ts';
import { customQuoteAnswers } from '../testing/sample-answers.ts';

describe('the steps of the custom quote', () => {
  it('shows every field on exactly one of the first three steps', () => {
    const shown = customQuoteSteps.flatMap(({ number }) => listStepFields(number).map(({ name }) => name));
    expect(shown.toSorted()).toEqual(customQuoteForm.fields.map(({ name }) => name).toSorted());
    expect(listStepFields(4)).toEqual([]);
  });

  it('stays within steps 1 to 4', () => {
    expect([1, 2, 3, 4].map((step) => nextStep(parseStep(step)))).toEqual([2, 3, 4, 4]);
    expect([1, 2, 3, 4].map((step) => previousStep(parseStep(step)))).toEqual([1, 1, 2, 3]);
  });

  it.each([
    ['2', 2],
    [3.7, 3],
    ['0', 1],
    ['-5', 1],
    ['99', 4],
    ['Infinity', 4],
    ['two', 1],
    ['', 1],
    [null, 1],
    [{}, 1],
  ])('reads %s as step %i', (text, step) => {
    expect(parseStep(text)).toBe(step);
  });

  it('validates only the fields of a step', () => {
    const required = listStepFields(2).filter((field) => field.required !== false);
    expect(required.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['projectType', 'projectDescription', 'timeline', 'budget']),
    );
    expect(validateStep(2, {}).map(({ field }) => field)).toEqual(required.map(({ name }) => name));
    expect(validateStep(3, {})).toEqual([]);
    expect(validateStep(4, {})).toEqual([]);
  });

  it('finds the first step with errors', () => {
    expect(firstInvalidStep(customQuoteAnswers)).toBeNull();
    expect(firstInvalidStep({ ...customQuoteAnswers, budget: '' })).toBe(2);
    expect(firstInvalidStep({ ...customQuoteAnswers, budget: '', city: '' })).toBe(1);
    expect(firstInvalidStep({ ...customQuoteAnswers, finish: 'chrome' })).toBe(3);
  });

  it('finds the step of a field, and the last step for files', () => {
    expect(findFieldStep('zipCode')).toBe(1);
    expect(findFieldStep('installation')).toBe(3);
    expect(findFieldStep('files')).toBe(4);
  });
});
