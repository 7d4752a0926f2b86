import { describe, expect, it } from 'vitest';
import { contactForm } from '../questions/contact-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { contactAnswers } from '../testing/sample-answers.ts';
import { toAnswers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';

const INVISIBLE = [
  '\u200B',
  '\u00AD',
  '\u3164',
  '\uFFA0',
  '\u2060',
  '\uFEFF',
  '\u202E',
  '\u200F',
  '\u2800',
  '\0',
  '\u200D',
  '\uFE0F',
  '\u{E0041}',
];

describe('typed answers', () => {
  it.each(INVISIBLE)('are missing if only invisible: %j', (sign) => {
    const answers = toAnswers(contactForm.fields, { ...contactAnswers, firstName: sign, message: `${sign}\n${sign}` });
    expect(checkAnswers(contactForm.fields, answers).map(({ field }) => field)).toEqual(['firstName', 'message']);
  });

  it.each(INVISIBLE.filter((sign) => sign !== '\u2800'))('lose invisible characters: %j', (sign) => {
    const answers = toAnswers(contactForm.fields, {
      ...contactAnswers,
      email: `${sign}sam${sign}@home${sign}.example`,
    });
    expect(answers['email']).toBe('sam@home.example');
  });

  it('keep the joiners of a name and of an emoji', () => {
    const name = { firstName: 'علی‌رضا', lastName: '👩🏽‍⚕️ ශ්‍රී' };
    expect(toAnswers(contactForm.fields, { ...contactAnswers, ...name })).toMatchObject(name);
  });

  it('have their digits converted only in fields for numbers', () => {
    const { phone, lastName } = toAnswers(contactForm.fields, {
      ...contactAnswers,
      phone: '٨٠٧ ٥٥٥ ٠١٧١',
      lastName: 'الثالث ٣',
    });
    expect([phone, lastName]).toEqual(['807 555 0171', 'الثالث ٣']);
    const sizes = { roomDimensions: '１２ × １４', cabinetDimensions: '३६ in' };
    expect(toAnswers(customQuoteForm.fields, sizes)).toMatchObject({
      roomDimensions: '12 × 14',
      cabinetDimensions: '36 in',
    });
  });
});
