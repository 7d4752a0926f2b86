import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContact } from '../questions/contact-schema.ts';
import { parseCustomQuote } from '../questions/custom-quote-schema.ts';
import { parseShortQuote } from '../questions/short-quote-schema.ts';
import { contactAnswers, customQuoteAnswers, shortQuoteAnswers } from '../testing/sample-answers.ts';

/** The message for one field after changing it in an otherwise complete request. */
function findMessage(change: Record<string, unknown>): string | undefined {
  const result = parseCustomQuote({ ...customQuoteAnswers, ...change });
  const [field] = Object.keys(change);
  return result.ok ? undefined : result.issues.find((issue) => issue.field === field)?.message;
}

describe('parsing a form', () => {
  it('takes a complete request and turns ticked boxes into booleans', () => {
    const result = parseCustomQuote(customQuoteAnswers);
    expect(result).toMatchObject({
      ok: true,
      value: { firstName: 'Noémie', installation: true, projectManagement: false, hardwareStyle: '' },
    });
  });

  it('reads FormData and search parameters like a plain record', () => {
    const formData = new FormData();
    for (const [name, value] of Object.entries(shortQuoteAnswers)) formData.append(name, value);
    expect(parseShortQuote(formData)).toEqual(parseShortQuote(shortQuoteAnswers));
    expect(parseContact(new URLSearchParams(contactAnswers))).toEqual(parseContact(contactAnswers));
  });

  it.each([
    [parseContact, ['firstName', 'lastName', 'email', 'message']],
    [parseShortQuote, ['firstName', 'lastName', 'email', 'phone', 'projectType', 'description']],
    [
      parseCustomQuote,
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
  ])('asks for exactly the required fields, in reading order', (parse, required) => {
    const result = parse({});
    expect(result.ok ? [] : result.issues.map(({ field }) => field)).toEqual(required);
  });

  it('takes white space alone for no answer', () => {
    expect(findMessage({ firstName: ' \t ' })).toBe('Enter your first name');
  });

  it.each(['sam@example.ca', 'sam.o+quotes@sub.example.co', 'jean-françois@exämple.ca', 'what?&=%now@example.ca'])(
    'takes the address %s',
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
  ])('refuses the address %s', (email) => {
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
  ])('judges the phone number %s leniently', (phone, isAccepted) => {
    expect(findMessage({ phone }) === undefined).toBe(isAccepted);
  });

  it.each([
    ['p7b0a1', 'P7B 0A1'],
    ['P7B-0A1', 'P7B 0A1'],
    ['55604', '55604'],
  ])('writes the postal code %s as %s', (zipCode, written) => {
    expect(parseCustomQuote({ ...customQuoteAnswers, zipCode })).toMatchObject({
      ok: true,
      value: { zipCode: written },
    });
  });

  it.each([
    ['firstName', 80],
    ['address', 200],
    ['projectDescription', 5000],
  ])('holds %s to %i characters', (field, limit) => {
    expect(findMessage({ [field]: 'a'.repeat(limit) })).toBeUndefined();
    expect(findMessage({ [field]: 'a'.repeat(limit + 1) })).toMatch(/characters or fewer$/u);
  });

  it('counts a line break of the browser as one character', () => {
    expect(findMessage({ projectDescription: 'a\r\n'.repeat(2499) })).toBeUndefined();
  });

  it('refuses a value that is not in its list, whether required or not', () => {
    expect(findMessage({ projectType: 'rocket' })).toBe('Choose one of the options listed under Project type');
    expect(findMessage({ finish: 'chrome' })).toBe('Choose one of the options listed under Finish');
    expect(findMessage({ finish: '__proto__' })).toBe('Choose one of the options listed under Finish');
  });

  it('lets no line break into a line', () => {
    expect(parseContact({ ...contactAnswers, firstName: 'Sam\r\nBcc: all@example.ca' })).toMatchObject({
      ok: true,
      value: { firstName: 'Sam Bcc: all@example.ca' },
    });
  });

  it('leaves out fields it does not know and reads the first of several values', () => {
    const result = parseContact({ ...contactAnswers, firstName: ['Sam', 'Max'], role: 'owner' });
    expect(result).toMatchObject({ ok: true, value: { firstName: 'Sam' } });
    expect(result.ok && Object.keys(result.value)).toEqual(['firstName', 'lastName', 'email', 'phone', 'message']);
  });

  it('prefers email in the short form until another way is chosen', () => {
    const { preferredContact: _, ...rest } = shortQuoteAnswers;
    expect(parseShortQuote(rest)).toMatchObject({ ok: true, value: { preferredContact: 'email' } });
  });

  it('never throws, whatever is posted', () => {
    const names = fc.constantFrom(...Object.keys(customQuoteAnswers), '__proto__', 'constructor');
    const texts = fc.string({ unit: 'binary' });
    const values = fc.oneof(texts, fc.array(texts), fc.anything());
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(names, values), fc.anything()), (record) => {
        for (const parse of [parseContact, parseShortQuote, parseCustomQuote]) {
          const result = parse(record);
          if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('gives a value that it takes again unchanged', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(text, text, (lastName, message) => {
        const first = parseContact({ ...contactAnswers, lastName, message });
        if (first.ok) expect(parseContact(first.value)).toEqual(first);
      }),
    );
  });
});
