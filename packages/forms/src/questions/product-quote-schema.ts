import { productRooms } from '@showroom/catalog-data/product-form-options';
import { defineForm, type FormValue } from '../rules/field-definition.ts';
import { parseForm, type ParseResult } from '../rules/parse-form.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** A quote for one product: how many, and for which room. Photos of the room may come along. */
export const productQuoteForm = defineForm({
  name: 'product-quote',
  title: 'Product quote request',
  fields: [
    {
      kind: 'text',
      name: 'quantity',
      label: 'Quantity',
      required: false,
      hint: 'How many, or how many square feet.',
      maxLength: 60,
      width: 'half',
      section: 'Specifications',
    },
    {
      kind: 'choice',
      name: 'room',
      label: 'Which room is it for?',
      required: false,
      options: productRooms,
      appearance: 'select',
      width: 'half',
      section: 'Project',
    },
    {
      kind: 'multiline',
      name: 'message',
      label: 'Note',
      required: false,
      hint: 'Finish, measurements, delivery or installation, and when you need it.',
      maxLength: 2000,
      section: 'Message',
    },
    firstNameField,
    lastNameField,
    reachByEmailField,
    reachByPhoneField,
  ],
});

export type ProductQuote = FormValue<typeof productQuoteForm.fields>;

/** Checks a posted quote request for a product; see parseForm. Files are checked separately, by content. */
export function parseProductQuote(input: unknown): ParseResult<ProductQuote> {
  return parseForm(productQuoteForm, input);
}
