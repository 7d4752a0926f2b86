import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactForm } from '../questions/contact-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { shortQuoteForm } from '../questions/short-quote-form.ts';
import { requestForms } from '../request-forms.ts';
import { contactAnswers, customQuoteAnswers, shortQuoteAnswers } from '../testing/sample-answers.ts';
import { toAnswers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import type { FormDefinition } from './field-definition.ts';

function check({ fields }: FormDefinition, input: unknown) {
  const answers = toAnswers(fields, input);
  return { answers, issues: checkAnswers(fields, answers) };
}

/** The message for one field after changing it in an otherwise complete request. */
function findMessage(change: Record<string, unknown>): string | undefined {
  const [field] = Object.keys(change);
  const { issues } = check(customQuoteForm, { ...customQuoteAnswers, ...change });
  return issues.find((issue) => issue.field === field)?.message;
}

describe('checking a form', () => {
  it('accepts a complete request', () => {
    expect(check(customQuoteForm, customQuoteAnswers)).toEqual({ answers: customQuoteAnswers, issues: [] });
  });

  it('reads FormData and search parameters like a plain record', () => {
    const formData = new FormData();
    for (const [name, value] of Object.entries(shortQuoteAnswers)) formData.append(name, value);
    expect(check(shortQuoteForm, formData)).toEqual(check(shortQuoteForm, shortQuoteAnswers));
    expect(check(contactForm, new URLSearchParams(contactAnswers))).toEqual(check(contactForm, contactAnswers));
  });

  it.each([
    [contactForm, ['firstName', 'lastName', 'email', 'message']],
    [shortQuoteForm, ['firstName', 'lastName', 'email', 'phone', 'projectType', 'description']],
    [
      customQuoteForm,
      [
        'firstName',
        'lastName',
        'email',
        'phone',
        'address',
        'city',
        'state',
        'zipCode',
        'projectType',
        'projectDescription',
        'timeline',
        'budget',
      ],
    ],
  ])('asks for what the specification requires', (form, required) => {
    expect(check(form, {}).issues.map(({ field }) => field)).toEqual(expect.arrayContaining(required));
  });

  it('asks for exactly the required fields, in reading order', () => {
    for (const form of Object.values(requestForms)) {
      const required = form.fields.filter((field) => field.required !== false && !('initial' in field));
      expect(check(form, {}).issues.map(({ field }) => field)).toEqual(required.map(({ name }) => name));
    }
  });

  it('treats white space as no answer', () => {
    expect(findMessage({ firstName: ' \t ' })).toBe('Enter your first name');
  });

  it.each(['sam@example.ca', 'sam.o+quotes@sub.example.co', 'jean-françois@exämple.ca', 'what?&=%now@example.ca'])(
    'accepts the address %s',
    (email) => {
      expect(findMessage({ email })).toBeUndefined();
    },
  );

  it.each([
    'sam',
    'sam@',
    '@example.ca',
    'sam@example',
    'sam@example..ca',
    'a b@example.ca',
    'a@b.ca,c@d.ca',
    'sam@example.ca.',
    'sam@example.ca?bcc=you%40example.ca',
    'sam@example.ca&cc=you',
    'sam@example.ca#you',
    'sam@exam/ple.ca',
  ])('rejects the address %s', (email) => {
    expect(findMessage({ email })).toMatch(/correct format/u);
  });

  it.each([
    ['(807) 555-0142', true],
    ['+1 807.555.0142 ext 3', true],
    ['5550142', true],
    ['555-014', false],
    ['1-800-FLOWERS', true],
    ['call me', false],
    ['call me later', false],
  ])('checks the phone number %s leniently', (phone, isAccepted) => {
    expect(findMessage({ phone }) === undefined).toBe(isAccepted);
  });

  it.each([
    ['p7b0a1', 'P7B 0A1'],
    ['P7B-0A1', 'P7B 0A1'],
    ['55604', '55604'],
  ])('formats the postal code %s as %s', (zipCode, written) => {
    const { answers, issues } = check(customQuoteForm, { ...customQuoteAnswers, zipCode });
    expect([answers['zipCode'], issues]).toEqual([written, []]);
  });

  it.each([
    ['firstName', 80],
    ['address', 200],
    ['projectDescription', 5000],
  ])('limits %s to %i characters', (field, limit) => {
    expect(findMessage({ [field]: 'a'.repeat(limit) })).toBeUndefined();
    expect(findMessage({ [field]: 'a'.repeat(limit + 1) })).toMatch(/characters or fewer$/u);
  });

  it("counts a browser's line break as one character", () => {
    expect(findMessage({ projectDescription: 'a\r\n'.repeat(2499) })).toBeUndefined();
  });

  it('rejects a value outside its list, required or not', () => {
    expect(findMessage({ projectType: 'rocket' })).toBe('Choose one of the options listed under Project type');
    expect(findMessage({ finish: 'chrome' })).toBe('Choose one of the options listed under Finish');
    expect(findMessage({ finish: '__proto__' })).toBe('Choose one of the options listed under Finish');
  });

  it('removes line breaks from a line', () => {
    const { answers } = check(contactForm, { ...contactAnswers, firstName: 'Sam\r\nBcc: all@example.ca' });
    expect(answers['firstName']).toBe('Sam Bcc: all@example.ca');
  });

  it('ignores unknown fields and uses the first of several values', () => {
    const { answers } = check(contactForm, { ...contactAnswers, firstName: ['Sam', 'Max'], role: 'owner' });
    expect(answers['firstName']).toBe('Sam');
    expect(Object.keys(answers)).toEqual(contactForm.fields.map(({ name }) => name));
  });

  it('uses email in the short form by default', () => {
    const { preferredContact: _, ...rest } = shortQuoteAnswers;
    expect(check(shortQuoteForm, rest)).toMatchObject({ answers: { preferredContact: 'email' }, issues: [] });
  });

  it('never throws, whatever is posted', () => {
    const names = fc.constantFrom(...Object.keys(customQuoteAnswers), '__proto__', 'constructor');
    const texts = fc.string({ unit: 'binary' });
    const values = fc.oneof(texts, fc.array(texts), fc.anything());
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(names, values), fc.anything()), (record) => {
        for (const form of Object.values(requestForms)) {
          expect(Object.keys(check(form, record).answers)).toHaveLength(form.fields.length);
        }
      }),
    );
  });

  it("doesn't change its own result", () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(text, text, (lastName, message) => {
        const first = check(contactForm, { ...contactAnswers, lastName, message });
        expect(check(contactForm, first.answers)).toEqual(first);
      }),
    );
  });
});
