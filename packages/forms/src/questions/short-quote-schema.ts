import {
  shortContactMethods,
  shortProjectTypes,
  shortProjectScopes,
  shortTimelines,
} from '@showroom/catalog-data/form-options';
import { defineForm, type FormValue } from '../rules/field-definition.ts';
import { parseForm, type ParseResult } from '../rules/parse-form.ts';
import { emailField, firstNameField, lastNameField, phoneField } from './person-fields.ts';

/** The short quote request of the millwork page. */
export const shortQuoteForm = defineForm({
  name: 'short-quote',
  title: 'Quote request',
  fields: [
    firstNameField,
    lastNameField,
    emailField,
    phoneField,
    {
      kind: 'text',
      name: 'address',
      label: 'Address',
      required: false,
      maxLength: 200,
      autocomplete: 'address-line1',
      section: 'Contact',
    },
    {
      kind: 'choice',
      name: 'projectType',
      label: 'Project type',
      required: 'Choose a project type',
      options: shortProjectTypes,
      appearance: 'select',
      section: 'Project',
    },
    {
      kind: 'choice',
      name: 'timeline',
      label: 'Timeline',
      required: false,
      options: shortTimelines,
      appearance: 'select',
      width: 'half',
      section: 'Project',
    },
    {
      kind: 'choice',
      name: 'budget',
      label: 'Project Scope',
      required: false,
      options: shortProjectScopes,
      appearance: 'select',
      width: 'half',
      section: 'Project',
    },
    {
      kind: 'multiline',
      name: 'description',
      label: 'Project description',
      required: 'Describe your project',
      hint: 'Rooms, measurements, materials you like: whatever you know so far.',
      maxLength: 5000,
      section: 'Project',
    },
    {
      kind: 'choice',
      name: 'preferredContact',
      label: 'Preferred contact method',
      required: false,
      options: shortContactMethods,
      appearance: 'radios',
      initial: 'email',
      section: 'Preferences',
    },
  ],
});

export type ShortQuote = FormValue<typeof shortQuoteForm.fields>;

/** Files are validated separately, by content. */
export function parseShortQuote(input: unknown): ParseResult<ShortQuote> {
  return parseForm(shortQuoteForm, input);
}
