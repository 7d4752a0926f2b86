import { describe, expect, it } from 'vitest';
import { catalogueFamilies } from './families.ts';
import { filterItems } from './filters.ts';
import { priceGroup } from './price-group.ts';

const items = [99_00, 100_00, 249_99, 250_00, 900_00, null].map((priceCents) => ({ priceCents }));
const group = priceGroup(items, [100, 250, 500]);
const found = (value: string) => filterItems(items, [group], { price: [value] }).map(({ priceCents }) => priceCents);

describe('the filter by price', () => {
  it('has adjoining ranges, none empty', () => {
    expect(group.options.map(({ label }) => label)).toEqual([
      'Under $100',
      '$100 to $250',
      '$250 to $500',
      '$500 and up',
      'Price on request',
    ]);
    expect(priceGroup(items.slice(0, 2), [100, 250, 500]).options).toHaveLength(2);
  });

  it('has each item in one range', () => {
    expect(group.options.map(({ value }) => found(value))).toEqual([
      [99_00],
      [100_00, 249_99],
      [250_00],
      [900_00],
      [null],
    ]);
  });

  it('is in the list of every family with prices', () => {
    for (const family of catalogueFamilies.filter(({ family: name }) => name !== 'quartz')) {
      const prices = family.list(new URLSearchParams()).groups.find(({ id }) => id === 'price');
      expect(prices?.options.length, family.family).toBeGreaterThan(1);
      const counts = prices?.options.map(({ count }) => count) ?? [];
      expect(
        counts.reduce((sum, count) => sum + count, 0),
        family.family,
      ).toBe(family.slugs.length);
    }
  });
});
