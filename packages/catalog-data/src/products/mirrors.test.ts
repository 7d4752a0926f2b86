import { finishesOfColours, mirrorFinishes } from './mirrors/mirror-finishes.ts';
import { describe, expect, it } from 'vitest';
import { mirrorCollections, mirrorFeatureFilters, mirrors, mirrorShapes } from './mirrors.ts';

const ofCollection = (name: string) => mirrors.filter(({ collection }) => collection === name);

describe('mirrors', () => {
  it('are in nine collections, as many as the specification says', () => {
    expect(Object.fromEntries(mirrorCollections.map((name) => [name, ofCollection(name).length]))).toEqual({
      'Concept Studio': 11,
      'Double Vanity': 11,
      'Elegance Collection': 5,
      'Harmonia Collection': 1,
      'Media Collection': 5,
      'Origin Collection': 5,
      'Radiance Collection': 5,
      'Single Vanity': 12,
      'Terra Collection': 4,
    });
  });

  it('have unique slugs, names and descriptions', () => {
    for (const field of ['slug', 'name', 'description'] as const) {
      expect(new Set(mirrors.map((mirror) => mirror[field])).size).toBe(59);
    }
    expect(mirrors.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
  });

  it('cost what the specification says', () => {
    expect(ofCollection('Media Collection').map(({ priceCents }) => priceCents)).toEqual([
      189_500, 219_500, 169_500, 199_500, 249_500,
    ]);
    const others = mirrors
      .filter(({ collection }) => collection !== 'Media Collection')
      .map(({ priceCents }) => priceCents);
    expect(Math.min(...others)).toBeGreaterThanOrEqual(30_000);
    expect(Math.max(...others)).toBeLessThanOrEqual(219_500);
  });

  it('cover every shape and feature of the filters', () => {
    for (const shape of mirrorShapes) expect(mirrors.some((mirror) => mirror.shape === shape)).toBe(true);
    for (const filter of mirrorFeatureFilters) {
      expect(mirrors.some(({ features }) => features.includes(filter))).toBe(true);
    }
  });

  it.each(mirrors.map((mirror) => [mirror.slug, mirror] as const))('%s has valid data', (_slug, mirror) => {
    expect(mirror.features.length).toBeGreaterThanOrEqual(3);
    expect(mirror.colours.length).toBeGreaterThan(0);
    expect(mirror.rating).toBeGreaterThanOrEqual(4);
    expect(mirror.rating).toBeLessThanOrEqual(5);
    expect(mirror.hasLED).toBe(mirror.features.includes('LED Lighting'));
    expect(mirror.widthIn * mirror.pieces).toBeLessThanOrEqual(72);
    if (mirror.shape === 'circular' || mirror.shape === 'square') expect(mirror.widthIn).toBe(mirror.heightIn);
    if (mirror.collection === 'Double Vanity') expect(mirror.widthIn * mirror.pieces).toBeGreaterThanOrEqual(42);
    if (mirror.collection === 'Single Vanity') {
      expect(mirror.widthIn).toBeGreaterThanOrEqual(20);
      expect(mirror.widthIn).toBeLessThanOrEqual(36);
    }
  });
});

it('have a finish for every colour, and a colour for every finish', () => {
  for (const { colours, slug } of mirrors)
    for (const colour of colours) expect(finishesOfColours([colour]), `${slug}: ${colour}`).not.toEqual([]);
  for (const finish of mirrorFinishes)
    expect(
      mirrors.some(({ colours }) => finishesOfColours(colours).includes(finish)),
      finish,
    ).toBe(true);
});
