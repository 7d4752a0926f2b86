import type { Answers } from '../rules/field-definition.ts';

export const customQuoteAnswers = {
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
  cabinetDimensions: '',
  preferredWood: 'walnut',
  finish: 'natural',
  hardwareStyle: '',
  colorScheme: '',
  specialRequirements: '',
  installation: 'yes',
  designConsultation: 'yes',
  projectManagement: '',
  additionalNotes: '',
} satisfies Answers;

export const shortQuoteAnswers = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.ca',
  phone: '807 555 0171',
  address: '',
  projectType: 'millwork',
  timeline: 'planning',
  budget: 'medium',
  description: 'Baseboards and casings for four rooms.',
  preferredContact: 'phone',
} satisfies Answers;

export const contactAnswers = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.ca',
  phone: '',
  message: 'Is the Aurora slab in the showroom?',
} satisfies Answers;

/** Extreme answers: long words, many lines, long names. */
export const longCustomQuoteAnswers = {
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
} satisfies Answers;
