import { defineForm, type FormDefinition, type FormValue } from '../rules/field-definition.ts';
import { parseForm, type ParseResult } from '../rules/parse-form.ts';
import { firstNameField, lastNameField, reachByEmailField, reachByPhoneField } from './person-fields.ts';

/** "Reserve in showroom": who comes for a piece, and when. The same answers ask to be told when the next one is there. */
export const reservationForm = defineForm({
  name: 'reservation',
  title: 'Reservation',
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
});

/** The same, of a product of which none is left: there is nothing to come in for yet, and its mail must not promise any. */
export const restockNoticeForm: FormDefinition = {
  ...reservationForm,
  title: 'Request to be notified when it’s in stock',
  fields: reservationForm.fields.filter(({ name }) => name !== 'visit'),
};

export type Reservation = FormValue<typeof reservationForm.fields>;

/** Checks a posted reservation; see parseForm. */
export function parseReservation(input: unknown): ParseResult<Reservation> {
  return parseForm(reservationForm, input);
}
