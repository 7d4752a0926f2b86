import { describe, expect, it } from 'vitest';
import {
  closetMaterials,
  closetSizeOf,
  closetSizes,
  closetStyles,
  closetSystems,
  closetTypes,
} from './closet-systems.ts';

describe('closet systems', () => {
  it('have unique slugs', () => {
    expect(new Set(closetSystems.map(({ slug }) => slug)).size).toBe(closetSystems.length);
    expect(closetSystems.length).toBeGreaterThanOrEqual(8);
  });

  it('cover every option of their filters', () => {
    expect(new Set(closetSystems.map(({ type }) => type))).toEqual(new Set(closetTypes));
    expect(new Set(closetSystems.map(({ material }) => material))).toEqual(new Set(closetMaterials));
    expect(new Set(closetSystems.map(({ style }) => style))).toEqual(new Set(closetStyles));
    expect(new Set(closetSystems.map(({ size }) => size))).toEqual(new Set(closetSizes));
  });

  it.each([
    [59, 'Under 5 ft'],
    [60, '5 to 7 ft'],
    [84, '7 to 10 ft'],
    [120, '7 to 10 ft'],
    [121, 'Over 10 ft'],
  ] as const)('put %i inches in the range %s', (width, band) => {
    expect(closetSizeOf(width)).toBe(band);
  });

  it.each(closetSystems)('have every field filled in: $slug', (row) => {
    expect(row.wallsIn.reduce((sum, wall) => sum + wall, 0)).toBe(row.widthIn);
    expect(row.features.length).toBeGreaterThanOrEqual(3);
    expect(row.specifications.length).toBeGreaterThanOrEqual(3);
    expect(row.description.length).toBeGreaterThan(60);
    expect(row.views[0]).toBe('front');
    expect(row.rating).toBeGreaterThan(3);
    expect(row.rating).toBeLessThanOrEqual(5);
  });
});
