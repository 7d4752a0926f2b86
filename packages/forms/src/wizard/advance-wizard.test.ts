import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceWizard } from './advance-wizard.ts';
import { customQuoteAnswers } from '../testing/sample-answers.ts';

const complete = customQuoteAnswers;

describe('advancing the wizard', () => {
  it.each([
    { from: '1', intent: 'next', to: 2 },
    { from: '2', intent: 'next', to: 3 },
    { from: '3', intent: 'next', to: 4 },
    { from: '4', intent: 'previous', to: 3 },
    { from: '1', intent: 'previous', to: 1 },
    { from: '4', intent: 'change-2', to: 2 },
    { from: '2', intent: 'change-4', to: 4 },
    { from: '2', intent: '', to: 3 },
    { from: '2', intent: 'dance', to: 3 },
  ])('leads from step $from by "$intent" to step $to when all is answered', ({ from, intent, to }) => {
    expect(advanceWizard({ ...complete, step: from, intent })).toEqual({ step: to, values: complete, issues: [] });
  });

  it('stays on a step with errors', () => {
    expect(advanceWizard({ ...complete, email: 'sam', step: '1', intent: 'next' })).toEqual({
      step: 1,
      values: { ...complete, email: 'sam' },
      issues: [{ field: 'email', message: 'Enter an email address in the correct format, like name@example.com' }],
    });
  });

  it('goes back without validating or losing anything', () => {
    const values = { ...complete, budget: '', projectDescription: 'half a thou' };
    expect(advanceWizard({ ...values, step: '2', intent: 'previous' })).toEqual({ step: 1, values, issues: [] });
  });

  it("doesn't skip a step with errors", () => {
    expect(advanceWizard({ ...complete, city: '', step: '3', intent: 'next' })).toMatchObject({
      step: 1,
      issues: [{ field: 'city', message: 'Enter your city' }],
    });
    expect(advanceWizard({ ...complete, budget: '', step: '1', intent: 'change-4' })).toMatchObject({ step: 2 });
  });

  it.each(['submit', ''])('submits the request on the last step ("%s")', (intent) => {
    expect(advanceWizard({ ...complete, step: '4', intent })).toMatchObject({
      submit: { firstName: 'Noémie', designConsultation: 'yes', projectManagement: '' },
    });
  });

  it("doesn't submit an incomplete request, whatever step is posted", () => {
    expect(advanceWizard({ ...complete, timeline: '', step: '4', intent: 'submit' })).toMatchObject({
      step: 2,
      issues: [{ field: 'timeline', message: 'Choose a timeline' }],
    });
  });

  it('never throws, whatever was posted', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (step, intent, firstName) => {
        expect(advanceWizard({ step, intent, firstName })).toBeTypeOf('object');
      }),
    );
  });

  it('never loses a typed answer on the way from step to step', () => {
    const moves = fc.constantFrom('next', 'previous', 'change-1', 'change-2', 'change-3', 'change-4');
    fc.assert(
      fc.property(fc.constantFrom('1', '2', '3', '4'), moves, (step, intent) => {
        expect(advanceWizard({ ...complete, step, intent })).toMatchObject({ values: complete });
      }),
    );
  });
});
