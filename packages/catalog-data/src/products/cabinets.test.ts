import { describe, expect, it } from 'vitest';
import { cabinets, cabinetColours, cabinetSizes, cabinetStyles, cabinetTypes, type Cabinet } from './cabinets.ts';

const different = (of: (cabinet: Cabinet) => unknown) => new Set(cabinets.map(of)).size;

describe('the cabinets in stock', () => {
  it('have unique names, slugs and descriptions', () => {
    expect(different(({ slug }) => slug)).toBe(cabinets.length);
    expect(different(({ name }) => name)).toBe(cabinets.length);
    expect(different(({ description }) => description)).toBe(cabinets.length);
    expect(cabinets.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  it.each(cabinetTypes.map((type) => [type] as const))('include %s cabinets in at least three styles', (type) => {
    const styles = cabinets.filter((cabinet) => cabinet.type === type).map(({ style }) => style);
    expect(styles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(styles).size).toBeGreaterThanOrEqual(3);
  });

  it('cover every size, style and colour of the filters', () => {
    expect(new Set(cabinets.map(({ widthIn }) => widthIn))).toEqual(new Set(cabinetSizes));
    expect(new Set(cabinets.map(({ style }) => style))).toEqual(new Set(cabinetStyles));
    expect(new Set(cabinets.map(({ colour }) => colour))).toEqual(new Set(cabinetColours));
  });

  it('have standard heights and depths', () => {
    const heights = { Base: [34.5], Wall: [30, 36, 42], Tall: [84, 90, 96], Pantry: [84, 90, 96] };
    for (const { type, heightIn, depthIn, slug } of cabinets) {
      expect(heights[type], slug).toContain(heightIn);
      expect(depthIn, slug).toBe(type === 'Wall' ? 12 : 24);
    }
  });

  it('start at 299 dollars', () => {
    expect(Math.min(...cabinets.map(({ priceCents }) => priceCents ?? Infinity))).toBe(29_900);
  });
});
