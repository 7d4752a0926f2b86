import { stoneRooms, stoneThicknesses } from '@showroom/catalog-data/stone-form-options';
import type { FormDefinition } from '../rules/field-definition.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** A quote for one stone: place, thickness and approximate size, with optional sketch and photos. */
export const stoneQuoteForm: FormDefinition = {
  name: 'stone-quote',
  title: 'Quartz quote request',
  page: '/quartz-countertops',
  messageField: 'message',
  submitLabel: 'Get a Quote',
  uploadLabel: 'Add a sketch or photos of the room',
  fields: [
    {
      kind: 'choice',
      name: 'room',
      label: 'Where will it go?',
      required: 'Choose where the stone will go',
      options: stoneRooms,
      appearance: 'select',
      width: 'half',
      section: 'Project',
    },
    {
      kind: 'choice',
      name: 'thickness',
      label: 'Thickness',
      required: false,
      options: stoneThicknesses,
      appearance: 'radios',
      initial: 'unsure',
      width: 'half',
      section: 'Specifications',
    },
    {
      kind: 'multiline',
      name: 'measurements',
      label: 'Rough measurements',
      required: false,
      hint: 'Length and depth of each piece, such as 96 in × 25½ in and an island of 72 in × 36 in. Or add a sketch below: we measure before we cut anything.',
      maxLength: 2000,
      section: 'Specifications',
    },
    {
      kind: 'multiline',
      name: 'message',
      label: 'Note',
      required: false,
      hint: 'Sink and cooktop cut-outs, the edge you’d like and when you need it.',
      maxLength: 2000,
      section: 'Message',
    },
    firstNameField,
    lastNameField,
    reachByEmailField,
    reachByPhoneField,
  ],
};

/** The same form for a stone that comes in these thicknesses, such as `2cm`. */
export function stoneQuoteFormFor(thicknesses: readonly string[]): FormDefinition {
  const fields = stoneQuoteForm.fields.map((field) =>
    field.name === 'thickness' && field.kind === 'choice'
      ? { ...field, options: field.options.filter(({ value }) => value === 'unsure' || thicknesses.includes(value)) }
      : field,
  );
  return { ...stoneQuoteForm, fields };
}
