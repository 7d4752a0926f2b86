import { provinces } from '@showroom/catalog-data/stone-form-options';
import { defineForm, type FormValue } from '../rules/field-definition.ts';
import { parseForm, type ParseResult } from '../rules/parse-form.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** "Ask for a sample": where it is to be sent, in Canada. */
export const sampleForm = defineForm({
  name: 'sample',
  title: 'Sample request',
  fields: [
    firstNameField,
    lastNameField,
    {
      kind: 'text',
      name: 'address',
      label: 'Street address',
      required: 'Enter the street address',
      hint: 'With the apartment or the rural route, if there is one.',
      maxLength: 200,
      autocomplete: 'address-line1',
      section: 'Contact',
    },
    {
      kind: 'text',
      name: 'city',
      label: 'City or town',
      required: 'Enter the city or town',
      maxLength: 80,
      autocomplete: 'address-level2',
      width: 'third',
      section: 'Contact',
    },
    {
      kind: 'choice',
      name: 'province',
      label: 'Province or territory',
      required: 'Choose the province or territory',
      options: provinces,
      appearance: 'select',
      initial: 'ON',
      width: 'third',
      section: 'Contact',
    },
    {
      kind: 'postal-code',
      name: 'postalCode',
      label: 'Postal code',
      required: 'Enter the postal code',
      maxLength: 12,
      country: 'CA',
      autocomplete: 'postal-code',
      width: 'third',
      section: 'Contact',
    },
    reachByEmailField,
    reachByPhoneField,
    {
      kind: 'multiline',
      name: 'message',
      label: 'Note',
      required: false,
      hint: 'What it is to lie beside: a cabinet door, a floor, a paint.',
      maxLength: 2000,
      section: 'Message',
    },
  ],
});

export type SampleRequest = FormValue<typeof sampleForm.fields>;

/** Checks a posted request for a sample; see parseForm. */
export function parseSample(input: unknown): ParseResult<SampleRequest> {
  return parseForm(sampleForm, input);
}
