import { provinces } from '@showroom/catalog-data/stone-form-options';
import type { FormDefinition } from '../rules/field-definition.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** "Ask for a sample", sent within Canada. */
export const sampleForm: FormDefinition = {
  name: 'sample',
  title: 'Sample request',
  page: '/samples',
  messageField: 'message',
  submitLabel: 'Request a Sample',
  fields: [
    firstNameField,
    lastNameField,
    {
      kind: 'text',
      name: 'address',
      label: 'Street address',
      required: 'Enter your street address',
      hint: 'Include the apartment number or rural route, if any.',
      maxLength: 200,
      autocomplete: 'address-line1',
      section: 'Contact',
    },
    {
      kind: 'text',
      name: 'city',
      label: 'City or town',
      required: 'Enter your city or town',
      maxLength: 80,
      autocomplete: 'address-level2',
      width: 'third',
      section: 'Contact',
    },
    {
      kind: 'choice',
      name: 'province',
      label: 'Province or territory',
      required: 'Choose your province or territory',
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
      required: 'Enter your postal code',
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
      hint: 'What will it go with? Cabinets, flooring, paint…',
      maxLength: 2000,
      section: 'Message',
    },
  ],
};

/** The same form for samples of several products. */
export const severalSamplesForm: FormDefinition = { ...sampleForm, submitLabel: 'Request Samples' };
