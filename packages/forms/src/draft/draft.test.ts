import { describe, expect, it } from 'vitest';
import { productQuoteFormFor } from '../questions/product-quote-form.ts';
import { contactForm } from '../questions/contact-form.ts';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';
import { shortQuoteForm } from '../questions/short-quote-form.ts';
import { contactAnswers } from '../testing/sample-answers.ts';

const KEY = 'showroom.draft.contact';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('drafts', () => {
  it('restore answers and step', () => {
    saveDraft(contactForm, { values: contactAnswers, step: 3 });
    expect(loadDraft(contactForm)).toMatchObject({ values: contactAnswers, step: 3 });
    expect(loadDraft(shortQuoteForm)).toBeNull();
  });

  it('keep only the fields of the form', () => {
    saveDraft(contactForm, { values: contactAnswers, step: 1 });
    const kept = localStorage.getItem(KEY) ?? '';
    localStorage.setItem(KEY, kept.replace('"values":{', '"values":{"formToken":"secret",'));
    expect(localStorage.getItem(KEY)).toContain('secret');
    expect(Object.keys(loadDraft(contactForm)?.values ?? {})).toEqual(contactForm.fields.map(({ name }) => name));
  });

  it("aren't saved for an untouched or emptied form", () => {
    saveDraft(shortQuoteForm, { values: { preferredContact: 'email' }, step: 1 });
    expect(loadDraft(shortQuoteForm)).toBeNull();
    saveDraft(contactForm, { values: contactAnswers, step: 1 });
    saveDraft(contactForm, { values: {}, step: 1 });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('expire after 30 days', () => {
    const savedAt = Date.UTC(2025, 0, 1);
    saveDraft(contactForm, { values: contactAnswers, step: 1, savedAt });
    expect(loadDraft(contactForm, savedAt + 29 * DAY_MS)).not.toBeNull();
    expect(loadDraft(contactForm, savedAt + 31 * DAY_MS)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leave the finish to the URL, which is newer', () => {
    const finishes = [
      { value: 'chrome', label: 'Chrome' },
      { value: 'matte-black', label: 'Matte Black' },
    ];
    saveDraft(productQuoteFormFor({ finishes, finish: 'chrome' }), {
      values: { finish: 'chrome', quantity: '2' },
      step: 1,
    });
    const load = (chosen?: string) => loadDraft(productQuoteFormFor({ finishes, finish: chosen }))?.values;
    expect(load('matte-black')).toMatchObject({ finish: 'matte-black', quantity: '2' });
    expect(load()).toMatchObject({ finish: 'unsure', quantity: '2' });
  });

  it('can be deleted', () => {
    saveDraft(contactForm, { values: contactAnswers, step: 1 });
    clearDraft(contactForm);
    expect(loadDraft(contactForm)).toBeNull();
  });

  it.each([
    '',
    'not json',
    '[]',
    '{"version":99}',
    '{"version":1,"savedAt":"x"}',
    `{"version":1,"savedAt":${Date.now()},"values":7}`,
  ])('are ignored if damaged: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(loadDraft(contactForm)).toBeNull();
  });
});
