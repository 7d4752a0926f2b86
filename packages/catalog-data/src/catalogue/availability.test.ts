import { expect, it } from 'vitest';
import { toilets } from '../products/toilets.ts';
import { quartzColours } from '../quartz/quartz.ts';
import { availabilityOf } from './availability.ts';

const [toilet] = toilets;
const [colour] = quartzColours;
if (!toilet || !colour) throw new Error('There is nothing to sell');

it.each([
  [{ ...toilet, isInStock: true, priceCents: 100 }, 'in-stock'],
  [{ ...toilet, isInStock: true, priceCents: null }, 'on-request'],
  [{ ...toilet, isInStock: false, priceCents: null }, 'sold-out'],
  [colour, 'in-stock'],
] as const)(
  'says of what is there, of what has no price and of what is gone, whether it can be had',
  (product, word) => {
    expect(availabilityOf(product)).toBe(word);
  },
);
