import type { FormDefinition } from '../rules/field-definition.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** "Reserve in showroom": who and when. The same answers are used for a restock notice. */
export const reservationForm: FormDefinition = {
  name: 'reservation',
  title: 'Reservation',
  page: '/in-stock',
  messageField: 'message',
  submitLabel: 'Reserve in Showroom',
  fields: [
    firstNameField,
    lastNameField,
    reachByEmailField,
    reachByPhoneField,
    {
      kind: 'text',
      name: 'visit',
      label: 'When would you like to come in?',
      required: false,
      maxLength: 120,
      hint: 'For example: Saturday morning',
      section: 'Preferences',
    },
    { kind: 'multiline', name: 'message', label: 'Note', required: false, maxLength: 2000, section: 'Message' },
  ],
};

/** The same for a product without a piece left: its email must not promise one. */
export const restockNoticeForm: FormDefinition = {
  ...reservationForm,
  title: 'Request to be notified when it’s in stock',
  submitLabel: 'Notify Me',
  fields: reservationForm.fields.filter(({ name }) => name !== 'visit'),
};
