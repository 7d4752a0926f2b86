import { describe, expectTypeOf, it } from 'vitest';
import type { ContactMessage } from './contact-schema.ts';
import type { CustomQuote } from './custom-quote-schema.ts';
import type { ShortQuote } from './short-quote-schema.ts';

describe('the types that follow from the fields', () => {
  it('know each closed list and which answers may be empty', () => {
    expectTypeOf<CustomQuote['preferredContact']>().toEqualTypeOf<'email' | 'phone' | 'text' | ''>();
    expectTypeOf<CustomQuote['finish']>().extract<'chrome'>().toBeNever();
    expectTypeOf<CustomQuote['timeline']>().extract<''>().toBeNever();
    expectTypeOf<ShortQuote['budget']>().extract<'small' | ''>().toEqualTypeOf<'small' | ''>();
  });

  it('know booleans from texts', () => {
    expectTypeOf<CustomQuote['installation']>().toEqualTypeOf<boolean>();
    expectTypeOf<ContactMessage>().toEqualTypeOf<{
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly phone: string;
      readonly message: string;
    }>();
  });
});
