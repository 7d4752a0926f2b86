import { contactForm } from '../questions/contact-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { shortQuoteForm } from '../questions/short-quote-form.ts';
import type { Answers, FieldDefinition, FormDefinition } from '../rules/field-definition.ts';

/** Fills in a form, so that a new question needs no sample: other required questions get any valid answer, optional ones none. */
function answer<Given extends Answers>({ fields }: FormDefinition, given: Given): Given & Answers {
  const others = fields.filter(({ name }) => !Object.hasOwn(given, name));
  return { ...given, ...Object.fromEntries(others.map((field) => [field.name, findAnyAnswer(field)])) };
}

function findAnyAnswer(field: FieldDefinition): string {
  if (field.kind === 'choice' && field.initial !== undefined) return field.initial;
  if (field.required === false || field.unless !== undefined) return '';
  if (field.kind === 'choice') return field.options[0]?.value ?? '';
  return {
    text: 'Sample',
    multiline: 'Sample',
    email: 'sam@example.ca',
    phone: '807 555 0171',
    'postal-code': 'P7B 0A1',
  }[field.kind];
}

export const customQuoteAnswers = answer(customQuoteForm, {
  firstName: 'Noémie',
  lastName: 'Lafrenière',
  email: 'noemie@example.ca',
  phone: '(807) 555-0164',
  address: '18 Sample Road',
  city: 'Thunder Bay',
  state: 'Ontario',
  zipCode: 'P7B 0A1',
  preferredContact: 'email',
  bestTimeToCall: 'morning',
  projectType: 'built-in-storage',
  projectDescription: 'A wall of shelves around the fireplace.\nDoors below, open above.',
  timeline: '3-6-months',
  budget: '10k-25k',
  roomDimensions: '12 ft × 14 ft',
  preferredWood: 'walnut',
  finish: 'natural',
  installation: 'yes',
  designConsultation: 'yes',
});

export const shortQuoteAnswers = answer(shortQuoteForm, {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.ca',
  phone: '807 555 0171',
  projectType: 'millwork',
  timeline: 'planning',
  budget: 'medium',
  description: 'Baseboards and casings for four rooms.',
  preferredContact: 'phone',
});

export const contactAnswers = answer(contactForm, {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.ca',
  message: 'Is the Aurora slab in the showroom?',
});

export const longCustomQuoteAnswers: Answers = {
  ...customQuoteAnswers,
  firstName: 'Marie-Élisabeth Alexandrine',
  lastName: 'Featherstonehaugh-Wójcikiewicz',
  email: 'marie-elisabeth.alexandrine.featherstonehaugh-wojcikiewicz@department-of-restoration.example.ca',
  projectDescription: Array.from(
    { length: 12 },
    (_, index) => `${index + 1}. A run of cabinets along the north wall, with a bench under the window.`,
  ).join('\n'),
  roomDimensions: '12ft×14ft'.repeat(20),
  specialRequirements: 'The door to the cellar must stay free.',
  projectManagement: 'yes',
};
