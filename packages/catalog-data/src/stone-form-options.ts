import type { FormOption } from './form-options.ts';

// A file of its own, so that pages with other forms don't load these.

export const stoneRooms = [
  { value: 'kitchen', label: 'Kitchen counters' },
  { value: 'island', label: 'Kitchen island' },
  { value: 'bathroom', label: 'Bathroom vanity' },
  { value: 'shower', label: 'Shower or tub surround' },
  { value: 'bar', label: 'Bar or pantry' },
  { value: 'laundry', label: 'Laundry or mudroom' },
  { value: 'fireplace', label: 'Fireplace' },
  { value: 'business', label: 'A business' },
  { value: 'other', label: 'Somewhere else' },
] as const satisfies readonly FormOption[];

/** The first is the default. */
export const stoneThicknesses = [
  { value: 'unsure', label: 'Not sure yet' },
  { value: '2cm', label: '2 cm' },
  { value: '3cm', label: '3 cm' },
] as const satisfies readonly FormOption[];

/** Where samples can be sent, by Canada Post's abbreviations. */
export const provinces = [
  { value: 'ON', label: 'Ontario' },
  { value: 'MB', label: 'Manitoba' },
  { value: 'AB', label: 'Alberta' },
  { value: 'BC', label: 'British Columbia' },
  { value: 'NB', label: 'New Brunswick' },
  { value: 'NL', label: 'Newfoundland and Labrador' },
  { value: 'NS', label: 'Nova Scotia' },
  { value: 'NT', label: 'Northwest Territories' },
  { value: 'NU', label: 'Nunavut' },
  { value: 'PE', label: 'Prince Edward Island' },
  { value: 'QC', label: 'Quebec' },
  { value: 'SK', label: 'Saskatchewan' },
  { value: 'YT', label: 'Yukon' },
] as const satisfies readonly FormOption[];
