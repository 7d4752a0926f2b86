import { describe, expect, it } from 'vitest';
import { flooring, flooringFinishes, flooringMaterials, flooringPatterns } from './flooring.ts';

describe('flooring', () => {
  it('has unique slugs', () => {
    expect(new Set(flooring.map(({ slug }) => slug)).size).toBe(flooring.length);
    for (const { slug } of flooring) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(flooringMaterials)('has at least two floors of %s', (material) => {
    expect(flooring.filter((row) => row.material === material).length).toBeGreaterThanOrEqual(2);
  });

  it.each(flooringPatterns)('has at least two floors with the pattern %s', (pattern) => {
    expect(flooring.filter((row) => row.pattern === pattern).length).toBeGreaterThanOrEqual(2);
  });

  it.each(flooringFinishes)('has at least two floors with the finish %s', (finish) => {
    expect(flooring.filter((row) => row.finish === finish).length).toBeGreaterThanOrEqual(2);
  });

  it('is priced by the square foot, or on request', () => {
    expect(flooring.some(({ priceCents }) => priceCents === null)).toBe(true);
    for (const { priceUnit } of flooring) expect(priceUnit).toBe('square foot');
  });

  it.each(flooring)('has every field filled in: $slug', (row) => {
    expect(row.rating).toBeGreaterThan(3);
    expect(row.rating).toBeLessThanOrEqual(5);
    expect(row.features.length).toBeGreaterThanOrEqual(3);
    expect(row.specifications.length).toBeGreaterThanOrEqual(3);
    expect(row.description.length).toBeGreaterThan(60);
    expect(row.views[0]).toBe('front');
    if (row.priceCents !== null) expect(row.priceCents).toBeGreaterThan(200);
  });
});
