import type { TextFieldDefinition } from '../rules/field-definition.ts';

// The same in every form.

export const firstNameField = {
  kind: 'text',
  name: 'firstName',
  label: 'First name',
  required: 'Enter your first name',
  maxLength: 80,
  autocomplete: 'given-name',
  width: 'half',
  section: 'Name',
} as const satisfies TextFieldDefinition;

export const lastNameField = {
  kind: 'text',
  name: 'lastName',
  label: 'Last name',
  required: 'Enter your last name',
  maxLength: 80,
  autocomplete: 'family-name',
  width: 'half',
  section: 'Name',
} as const satisfies TextFieldDefinition;

export const emailField = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  required: 'Enter your email address',
  maxLength: 254,
  autocomplete: 'email',
  width: 'half',
  section: 'Contact',
} as const satisfies TextFieldDefinition;

/** For forms where either email or phone is enough. */
export const reachByEmailField = {
  ...emailField,
  required: 'Enter an email address or a phone number',
  unless: 'phone',
  hint: 'Or leave a phone number instead.',
} as const satisfies TextFieldDefinition;

export const phoneField = {
  kind: 'phone',
  name: 'phone',
  label: 'Phone',
  required: 'Enter your phone number',
  maxLength: 40,
  autocomplete: 'tel',
  width: 'half',
  section: 'Contact',
} as const satisfies TextFieldDefinition;

export const reachByPhoneField = {
  ...phoneField,
  required: false,
  hint: 'Or leave an email address instead.',
} as const satisfies TextFieldDefinition;
