import { describe, expect, it } from 'vitest';
import { bathroomFaucets, bathroomFaucetTypes } from './bathroom-faucets.ts';
import { kitchenFaucets, kitchenFaucetTypes } from './kitchen-faucets.ts';
import type { BrandedProduct } from './branded-product.ts';
import { showers, showerTypes } from './showers.ts';
import { sinkTypes, sinks } from './sinks.ts';

function countBy<Row>(rows: readonly Row[], key: (row: Row) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
  return counts;
}

const families: readonly (readonly [string, readonly BrandedProduct[]])[] = [
  ['sinks', sinks],
  ['kitchen-faucets', kitchenFaucets],
  ['bathroom-faucets', bathroomFaucets],
  ['showers', showers],
];

describe.each(families)('%s', (family, products) => {
  it('have unique slugs, names and descriptions', () => {
    for (const field of ['slug', 'name', 'description'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
  });

  it('include sold-out ones and ones without a price', () => {
    expect(products.some(({ isInStock }) => !isInStock)).toBe(true);
    expect(products.some(({ priceCents }) => priceCents === null)).toBe(true);
  });

  it.each(products.map((product) => [product.slug, product] as const))('%s is complete', (slug, product) => {
    expect(product.family).toBe(family);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.views[0]).toBe('front');
    expect(product.rating).toBeGreaterThanOrEqual(4);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(product.priceCents ?? 10_000).toBeGreaterThanOrEqual(10_000);
    expect(product.features.length).toBeGreaterThanOrEqual(3);
    expect(product.description).toMatch(/^[A-Z].{40,}\.$/);
    const labels = product.specifications.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThanOrEqual(4);
  });
});

describe('what the pages promise', () => {
  it('sinks: eight or more in each type, four featured, two of them priced', () => {
    const counts = countBy(sinks, ({ type }) => type);
    for (const type of sinkTypes) expect(counts[type]).toBeGreaterThanOrEqual(8);
    expect(sinks.filter(({ isFeatured }) => isFeatured).map(({ priceCents }) => priceCents)).toEqual([
      44_900,
      69_900,
      null,
      null,
    ]);
  });

  it('kitchen faucets: two or more of each type', () => {
    const counts = countBy(kitchenFaucets, ({ type }) => type);
    for (const type of kitchenFaucetTypes) expect(counts[type]).toBeGreaterThanOrEqual(2);
  });

  it('bathroom faucets: two or more of each type, at 349, 199 and 279 among others', () => {
    const counts = countBy(bathroomFaucets, ({ type }) => type);
    for (const type of bathroomFaucetTypes) expect(counts[type]).toBeGreaterThanOrEqual(2);
    expect(bathroomFaucets.map(({ priceCents }) => priceCents)).toEqual(
      expect.arrayContaining([34_900, 19_900, 27_900]),
    );
  });

  it('showers: two or more of each type, at 899, 449, 199 and 349 among others', () => {
    const counts = countBy(showers, ({ type }) => type);
    for (const type of showerTypes) expect(counts[type]).toBeGreaterThanOrEqual(2);
    expect(showers.map(({ priceCents }) => priceCents)).toEqual(
      expect.arrayContaining([89_900, 44_900, 19_900, 34_900]),
    );
  });
});
