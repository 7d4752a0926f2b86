import type { FormOption } from './form-options.ts';

export const productRooms = [
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'bathroom', label: 'Bathroom' },
  { value: 'ensuite', label: 'Ensuite' },
  { value: 'powder-room', label: 'Powder room' },
  { value: 'laundry', label: 'Laundry or mudroom' },
  { value: 'bedroom', label: 'Bedroom' },
  { value: 'living-room', label: 'Living or dining room' },
  { value: 'basement', label: 'Basement' },
  { value: 'business', label: 'A business' },
  { value: 'other', label: 'Somewhere else' },
] as const satisfies readonly FormOption[];

const bathRooms: ReadonlySet<string> = new Set([
  'bathroom',
  'ensuite',
  'powder-room',
  'basement',
  'business',
  'other',
] satisfies (typeof productRooms)[number]['value'][]);
const bathFamilies: ReadonlySet<string> = new Set(['vanities', 'bathroom-faucets', 'showers', 'toilets']);

/** Returns the rooms for products of a family: no kitchen for toilets. */
export function productRoomsOf(family: string): readonly FormOption[] {
  return bathFamilies.has(family) ? productRooms.filter(({ value }) => bathRooms.has(value)) : productRooms;
}
