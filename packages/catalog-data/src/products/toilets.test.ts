import { describe, expect, it } from 'vitest';
import { toilets, toiletTypes } from './toilets.ts';

describe('toilets', () => {
  it('have unique slugs', () => {
    expect(new Set(toilets.map(({ slug }) => slug)).size).toBe(toilets.length);
    expect(toilets.length).toBeGreaterThanOrEqual(8);
  });

  it.each(toiletTypes)('include at least two of the type %s', (type) => {
    expect(toilets.filter((row) => row.type === type).length).toBeGreaterThanOrEqual(2);
  });

  it('derive sizes and flushes of the plate from the figures', () => {
    const one = toilets.find(({ slug }) => slug === 'superior-skirted-one-piece');
    expect(one?.specifications).toContainEqual({ label: 'Seat height', value: '16.5″' });
    expect(one?.specifications).toContainEqual({ label: 'Flush', value: '4.8 L or 3.2 L' });
  });

  it.each(toilets)('have real sizes and a description: $slug', (row) => {
    expect(row.seatHeightIn).toBeGreaterThanOrEqual(15);
    expect(row.seatHeightIn).toBeLessThanOrEqual(17.5);
    expect(row.depthIn).toBeGreaterThanOrEqual(row.type === 'Wall-Hung' ? 20 : 26);
    expect(row.depthIn).toBeLessThanOrEqual(30);
    expect(row.flushLitres[0]).toBeLessThanOrEqual(4.8);
    expect(row.features.length).toBeGreaterThanOrEqual(3);
    expect(row.description.length).toBeGreaterThan(60);
    expect(row.views[0]).toBe('front');
    expect(row.rating).toBeLessThanOrEqual(5);
  });

  it('mention the outlet that a washing seat needs', () => {
    for (const { isSmart, specifications } of toilets)
      expect(specifications.some(({ label }) => label === 'Power')).toBe(isSmart);
  });
});
