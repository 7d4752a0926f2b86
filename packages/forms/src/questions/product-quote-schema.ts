import { productRooms, productRoomsOf } from '@showroom/catalog-data/product-form-options';
import {
  defineForm,
  type ChoiceFieldDefinition,
  type FieldDefinition,
  type FieldOption,
  type FormDefinition,
  type FormValue,
} from '../rules/field-definition.ts';
import { parseForm, type ParseResult } from '../rules/parse-form.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** Of what a family is not sold by the piece: what to say of how much is needed. */
const quantityHints: Readonly<Record<string, string>> = {
  flooring: 'How many square feet.',
  'closet-systems': 'The width of each wall, and the ceiling height.',
};

/** A quote for one product: quantity and room, with optional photos. */
export const productQuoteForm = defineForm({
  name: 'product-quote',
  title: 'Product quote request',
  fields: [
    {
      kind: 'text',
      name: 'quantity',
      label: 'Quantity',
      required: false,
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

const undecided = { value: 'unsure', label: 'Not sure yet' } as const satisfies FieldOption;

/** The same form as a visitor fills it in for a product of this family: asked for what it is measured by, in rooms that it is for. */
export function productQuoteFormOf(
  family: string,
  finishes: readonly FieldOption[],
  chosen?: string | null,
): FormDefinition {
  const form = productQuoteFormFor(finishes, chosen);
  return { ...form, fields: form.fields.map((field) => fitToFamily(field, family)) };
}

function fitToFamily(field: FieldDefinition, family: string): FieldDefinition {
  if (field.name === 'room' && field.kind === 'choice') return { ...field, options: productRoomsOf(family) };
  const hint = quantityHints[family];
  if (field.name !== 'quantity' || hint === undefined) return field;
  return { ...field, label: family === 'flooring' ? 'Area' : 'Measurements', hint };
}

/**
 * The same form for a product with several finishes.
 *
 * @param chosen the finish chosen before; unknown ones are ignored
 */
export function productQuoteFormFor(finishes: readonly FieldOption[], chosen?: string | null): FormDefinition {
  if (finishes.length === 0) return productQuoteForm;
  return { ...productQuoteForm, fields: [finishField(finishes, chosen), ...productQuoteForm.fields] };
}

function finishField(finishes: readonly FieldOption[], chosen?: string | null): ChoiceFieldDefinition {
  return {
    kind: 'choice',
    name: 'finish',
    label: 'Finish',
    required: false,
    options: [...finishes, undecided],
    appearance: 'radios',
    initial: (finishes.find(({ value }) => value === chosen) ?? undecided).value,
    isOfAddress: true,
    section: 'Specifications',
  };
}

export type ProductQuote = FormValue<typeof productQuoteForm.fields> & {
  /** For a product with several finishes. */
  readonly finish?: string | undefined;
};

/**
 * Validates a quote request for a product. Files are validated separately, by content.
 *
 * @param finishes the product's finishes
 */
export function parseProductQuote(input: unknown, finishes: readonly FieldOption[] = []): ParseResult<ProductQuote> {
  const common = parseForm(productQuoteForm, input);
  if (finishes.length === 0) return common;
  const chosen = parseForm({ ...productQuoteForm, fields: [finishField(finishes)] }, input);
  if (!common.ok || !chosen.ok)
    return { ok: false, issues: [...(chosen.ok ? [] : chosen.issues), ...(common.ok ? [] : common.issues)] };
  return { ok: true, value: { ...common.value, finish: chosen.value['finish'] ?? '' } };
}
