import { expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

it.each([
  ['Linen-white lacquer, 3 cm Aurora quartz top', 'Linen-white lacquer, 3_cm Aurora quartz top'],
  ['28″ W × 21.5″ D × 34.5″ H', '28″_W × 21.5″_D × 34.5″_H'],
  ['16″ dia. × 6″ H', '16″_dia. × 6″_H'],
  ['From 30 × 60″ on, at 3500 K and 7½ lb', 'From 30_×_60″ on, at 3500_K and 7½_lb'],
  ['2 doors, 3 Kids and 4 Women', '2 doors, 3 Kids and 4 Women'],
])('keeps each figure of "%s" with its unit', (text, kept) => {
  expect(keepUnits(text).replaceAll('\u00a0', '_')).toBe(kept);
});
