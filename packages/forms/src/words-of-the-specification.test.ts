import { expect, it } from 'vitest';
import { shortQuoteForm } from './questions/short-quote-form.ts';
import { MAIL_OPENED, SUBMIT_ERROR } from './sending/send-problem.tsx';
import { UPLOAD_HINT } from './uploads/uploads-rules.ts';

/** Exact texts, by which other tests find them. */
it.each([
  [
    MAIL_OPENED,
    'Thank you for your request! Your default email client should open with a pre-filled message. Please send the email to complete your submission.',
  ],
  [SUBMIT_ERROR, 'There was an error submitting your request. Please try again or contact us directly.'],
  [UPLOAD_HINT.split('.')[0], 'JPG, PNG, PDF, max 10MB each'],
  [shortQuoteForm.fields.find(({ name }) => name === 'budget')?.label, 'Project Scope'],
])('"%s" has the words of the specification', (words, asSpecified) => {
  expect(words).toBe(asSpecified);
});
