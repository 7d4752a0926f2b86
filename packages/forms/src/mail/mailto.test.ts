import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactForm } from '../questions/contact-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import type { Answers } from '../rules/field-definition.ts';
import { buildMailtoHref, buildRequestMail, MAX_MAILTO_LENGTH } from './mailto.ts';
import { contactAnswers, customQuoteAnswers } from '../testing/sample-answers.ts';

const business = { brand: 'Boreal & Stone', email: 'hello@borealandstone.example' };
const closing = 'This request was submitted through the Boreal & Stone website.';

function mailOf(change: Answers) {
  return buildRequestMail({ form: customQuoteForm, values: { ...customQuoteAnswers, ...change }, business });
}

describe('a mailto link', () => {
  it.each(['what?bcc=you@example.ca', 'a&cc=b@example.ca', '50%40@example.ca', 'jean-françois@exämple.ca'])(
    'goes to %s only',
    (address) => {
      const link = new URL(buildMailtoHref(address, { subject: 'Your request' }));
      expect(decodeURIComponent(link.pathname)).toBe(address);
      expect([...link.searchParams]).toEqual([['subject', 'Your request']]);
    },
  );
});

describe('the pre-filled email', () => {
  it('has name, contact, project, specifications, services and preferences, then the closing line', () => {
    const { to, subject, body } = mailOf({});
    expect(to).toBe('hello@borealandstone.example');
    expect(subject).toBe('Custom quote request from Noémie Lafrenière');
    const headings = body.split('\n').filter((line) => /^[A-Z]+$/u.test(line));
    expect(headings).toEqual(['NAME', 'CONTACT', 'PROJECT', 'SPECIFICATIONS', 'SERVICES', 'PREFERENCES']);
    expect(body.endsWith(`\n\n${closing}`)).toBe(true);
  });

  it.each([
    ['line breaks as %0D%0A', { projectDescription: 'one\ntwo' }, 'one%0D%0Atwo'],
    ['line breaks of Windows as one', { projectDescription: 'one\r\ntwo' }, 'one%0D%0Atwo'],
    ['spaces as %20', { city: 'Thunder Bay' }, 'Thunder%20Bay'],
    ['a plus sign as itself, encoded', { phone: '+1 807' }, '%2B1%20807'],
    ['accents as UTF-8', { lastName: 'Lafrenière' }, 'Lafreni%C3%A8re'],
    ['an ampersand so that it starts no new field', { city: 'A&cc=x@example.ca' }, 'A%26cc%3Dx%40example.ca'],
    ['a percent sign', { colorScheme: '50% grey' }, '50%25%20grey'],
    ['half a character without failing', { colorScheme: 'a\uD83D' }, 'a%EF%BF%BD'],
  ])('writes %s', (_goal, change, expected) => {
    const { href } = mailOf(change);
    expect(href).toContain(expected);
    expect(href).not.toMatch(/[+\s]/u);
  });

  it('can be parsed by a mail program', () => {
    const { href, subject, body } = mailOf({});
    const link = new URL(href);
    expect(link.protocol).toBe('mailto:');
    expect(link.pathname).toBe('hello@borealandstone.example');
    expect(link.searchParams.get('subject')).toBe(subject);
    expect(link.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
  });

  it('keeps every answer while they fit', () => {
    const { body } = buildRequestMail({ form: contactForm, values: contactAnswers, business });
    expect(body).toContain('Phone: Not specified');
    expect(body).toContain('Message: Is the Aurora slab in the showroom?');
    expect(body).not.toContain('shortened');
  });

  it('drops empty answers first if it is too long', () => {
    const { body, href } = mailOf({ projectDescription: 'b'.repeat(720) });
    expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
    expect(body).toContain('b'.repeat(720));
    expect(body).not.toContain('Not specified');
  });

  it('then shortens long answers, says so, and keeps the rest', () => {
    const { body, href } = mailOf({ projectDescription: `Oak ${'é'.repeat(4990)}`, additionalNotes: 'n'.repeat(3000) });
    expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
    expect(body).toContain('Project description: Oak é');
    expect(body).toContain('Long answers were shortened');
    expect(body).toContain('Email: noemie@example.ca');
    expect(body.endsWith(closing)).toBe(true);
  });

  it('has the product and the reference', () => {
    const { subject, body } = buildRequestMail({
      form: contactForm,
      values: contactAnswers,
      business,
      about: { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz', request: 'sample' },
      reference: 'BS-1042',
    });
    expect(subject).toBe('Message from Sam Okafor (BS-1042)');
    expect(body).toContain('Sample of: Aurora quartz');
    expect(body).toContain('Reference: BS-1042');
  });

  it('stays within the limit and keeps the closing line whatever is typed', () => {
    const names = fc.constantFrom(...customQuoteForm.fields.map(({ name }) => name));
    const values = fc.dictionary(
      names,
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.nat(5000).map((length) => '家'.repeat(length)),
      ),
    );
    fc.assert(
      fc.property(values, fc.string({ maxLength: 60 }), (typed, name) => {
        const { href, body } = buildRequestMail({
          form: customQuoteForm,
          values: { ...typed, firstName: name },
          business,
        });
        expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
        expect(body.endsWith(closing)).toBe(true);
        expect(() => decodeURIComponent(href)).not.toThrow();
      }),
    );
  });
});
