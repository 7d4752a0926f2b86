import { describe, expectTypeOf, it } from 'vitest';
import type { ContactMessage } from './contact-schema.ts';
import type { CustomQuote } from './custom-quote-schema.ts';
import type { ShortQuote } from './short-quote-schema.ts';
import type { FieldDefinition } from '../rules/field-definition.ts';

describe('the types that follow from the fields', () => {
  it('know each closed list and which answers may be empty', () => {
    expectTypeOf<CustomQuote['preferredContact']>().toEqualTypeOf<'email' | 'phone' | 'text' | ''>();
    expectTypeOf<CustomQuote['finish']>().extract<'chrome'>().toBeNever();
    expectTypeOf<CustomQuote['timeline']>().extract<''>().toBeNever();
    expectTypeOf<ShortQuote['budget']>().extract<'small' | ''>().toEqualTypeOf<'small' | ''>();
  });

  it('know the parts of a request: what is in no other would be told in no mail', () => {
    expectTypeOf<'Specifications'>().toExtend<FieldDefinition['section']>();
    expectTypeOf<'Delivery'>().not.toExtend<FieldDefinition['section']>();
    expectTypeOf<string>().not.toExtend<FieldDefinition['section']>();
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
