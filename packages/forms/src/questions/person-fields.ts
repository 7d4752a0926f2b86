import type { TextFieldDefinition } from '../rules/field-definition.ts';

// The same in every form.

export const firstNameField: TextFieldDefinition = {
  kind: 'text',
  name: 'firstName',
  label: 'First name',
  required: 'Enter your first name',
  maxLength: 80,
  autocomplete: 'given-name',
  width: 'half',
  section: 'Name',
};

export const lastNameField: TextFieldDefinition = {
  kind: 'text',
  name: 'lastName',
  label: 'Last name',
  required: 'Enter your last name',
  maxLength: 80,
  autocomplete: 'family-name',
  width: 'half',
  section: 'Name',
};

export const emailField: TextFieldDefinition = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  required: 'Enter your email address',
  maxLength: 254,
  autocomplete: 'email',
  width: 'half',
  section: 'Contact',
};

/** For forms where either email or phone is enough. */
export const reachByEmailField: TextFieldDefinition = {
  ...emailField,
  required: 'Enter an email address or a phone number',
  unless: 'phone',
  hint: 'Or leave a phone number instead.',
};

export const phoneField: TextFieldDefinition = {
  kind: 'phone',
  name: 'phone',
  label: 'Phone',
  required: 'Enter your phone number',
  maxLength: 40,
  autocomplete: 'tel',
  width: 'half',
  section: 'Contact',
};

export const reachByPhoneField: TextFieldDefinition = {
  ...phoneField,
  required: false,
  hint: 'Or leave an email address instead.',
};
