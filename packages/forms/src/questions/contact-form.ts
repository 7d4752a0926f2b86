import type { FormDefinition } from '../rules/field-definition.ts';
import { emailField, firstNameField, lastNameField, phoneField } from './person-fields.ts';

export const contactForm: FormDefinition = {
  name: 'contact',
  title: 'Message',
  page: '/contact',
  messageField: 'message',
  submitLabel: 'Send Message',
  receivedTitle: 'Thanks, we got your message.',
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
};
