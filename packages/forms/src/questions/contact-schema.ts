import { defineForm, type FormValue } from '../rules/field-definition.ts';
import { parseForm, type ParseResult } from '../rules/parse-form.ts';
import { emailField, firstNameField, lastNameField, phoneField } from './person-fields.ts';

/** The site's own contact form. */
export const contactForm = defineForm({
  name: 'contact',
  title: 'Message',
  fields: [
    firstNameField,
    lastNameField,
    emailField,
    { ...phoneField, required: false },
    {
      kind: 'multiline',
      name: 'message',
      label: 'Message',
      required: 'Enter your message',
      maxLength: 5000,
      section: 'Message',
    },
  ],
});

export type ContactMessage = FormValue<typeof contactForm.fields>;

export function parseContact(input: unknown): ParseResult<ContactMessage> {
  return parseForm(contactForm, input);
}
