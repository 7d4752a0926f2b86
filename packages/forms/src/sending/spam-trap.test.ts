import { describe, expect, it } from 'vitest';
import { contactForm } from '../questions/contact-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { shortQuoteForm } from '../questions/short-quote-form.ts';
import { isSpamTrapFilled, SPAM_TRAP_FIELD } from './spam-trap.ts';

describe('the spam trap', () => {
  it('detects a filled trap', () => {
    expect(isSpamTrapFilled({ [SPAM_TRAP_FIELD]: 'buy now' })).toBe(true);
    expect(isSpamTrapFilled({ [SPAM_TRAP_FIELD]: ' ' })).toBe(false);
    expect(isSpamTrapFilled(new FormData())).toBe(false);
  });

  it("is named like no real field, so that browsers don't autofill it", () => {
    const names = [contactForm, shortQuoteForm, customQuoteForm].flatMap(({ fields }) =>
      fields.map(({ name }) => name),
    );
    expect(names).not.toContain(SPAM_TRAP_FIELD);
    expect(SPAM_TRAP_FIELD).not.toMatch(/name|mail|phone|tel|addr|city|url|web|comment|company|user|pass|zip|post/iu);
  });
});
