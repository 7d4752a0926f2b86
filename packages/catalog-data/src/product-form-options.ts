import type { FormOption } from './form-options.ts';

/** The rooms that a product can be quoted for. */
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
