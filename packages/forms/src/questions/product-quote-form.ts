import { productRooms, productRoomsOf } from '@showroom/catalog-data/product-form-options';
import type { ChoiceFieldDefinition, FieldDefinition, FieldOption, FormDefinition } from '../rules/field-definition.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** The question of quantity for families that are not sold by the piece. */
const quantityQuestions: Readonly<Record<string, { readonly label: string; readonly hint: string }>> = {
  flooring: { label: 'Area', hint: 'How many square feet.' },
  'closet-systems': { label: 'Measurements', hint: 'The width of each wall, and the ceiling height.' },
};

/** A quote for one product: quantity and room, with optional photos. */
export const productQuoteForm: FormDefinition = {
  name: 'product-quote',
  title: 'Product quote request',
  page: '/contact',
  messageField: 'message',
  submitLabel: 'Get a Quote',
  uploadLabel: 'Add photos or a sketch of the room',
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
};

const undecided: FieldOption = { value: 'unsure', label: 'Not sure yet' };

export interface QuotedProduct {
  readonly finishes: readonly FieldOption[];
  /** The finish chosen before; unknown ones are ignored. */
  readonly finish?: string | null | undefined;
  /** Of the catalogue, such as `vanities`. It decides the wording of the quantity and the rooms to choose from. */
  readonly family?: string | undefined;
}

/** The same form for one product. It also asks for the finish if the product comes in several. */
export function productQuoteFormFor({ finishes, finish, family }: QuotedProduct): FormDefinition {
  const fields = productQuoteForm.fields.map((field) => (family === undefined ? field : fitToFamily(field, family)));
  return {
    ...productQuoteForm,
    fields: finishes.length === 0 ? fields : [finishField(finishes, finish), ...fields],
  };
}

function fitToFamily(field: FieldDefinition, family: string): FieldDefinition {
  if (field.name === 'room' && field.kind === 'choice') return { ...field, options: productRoomsOf(family) };
  return field.name === 'quantity' ? { ...field, ...quantityQuestions[family] } : field;
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
