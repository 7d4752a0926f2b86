import { describe, expect, it } from 'vitest';
import { contactForm } from '../questions/contact-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { listAnswers, toLeadAnswers } from './lead-answers.ts';
import { customQuoteAnswers } from '../testing/sample-answers.ts';

describe('answers of a lead', () => {
  it.each([
    ['Preferred wood', 'Not specified'],
    ['Finish', 'Not specified'],
    ['Hardware style', 'Not specified'],
    ['Colour scheme', 'Not specified'],
    ['Room dimensions', 'Not specified'],
    ['Special requirements', 'None'],
    ['Additional services', 'None'],
  ])('shows for an empty %s: %s', (label, value) => {
    expect(toLeadAnswers(customQuoteForm, {})).toContainEqual({ label, value });
  });

  it('shows labels of choices and joins checked services', () => {
    const answers = toLeadAnswers(customQuoteForm, customQuoteAnswers);
    expect(answers).toContainEqual({ label: 'Budget', value: '$10,000 - $25,000' });
    expect(answers).toContainEqual({ label: 'Additional services', value: 'Installation, Design consultation' });
    expect(answers.filter(({ label }) => label === 'Additional services')).toHaveLength(1);
  });

  it('keeps the reading order of the form', () => {
    expect(listAnswers(contactForm, {}).map(({ label }) => label)).toEqual(
      contactForm.fields.map(({ label }) => label),
    );
  });
});
