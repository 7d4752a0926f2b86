import { describe, expect, it } from 'vitest';
import { lights, lightTones, lightTypes } from './lighting.ts';

describe('lights', () => {
  it('cover every type of the lighting page', () => {
    expect(
      Object.fromEntries(lightTypes.map((name) => [name, lights.filter(({ type }) => type === name).length])),
    ).toEqual({
      Pendants: 4,
      Chandeliers: 3,
      'Vanity & Wall': 4,
      'Ceiling & Task': 3,
      Lamps: 2,
    });
  });

  it('have tones, each in use, that match their colour names', () => {
    for (const tone of lightTones)
      expect(
        lights.some(({ tones }) => tones.includes(tone)),
        tone,
      ).toBe(true);
    for (const { slug, colour, tones } of lights) {
      expect(tones.length, slug).toBeGreaterThan(0);
      for (const tone of ['Brass', 'Black', 'Green'] as const)
        expect(tones.includes(tone), `${slug}, ${tone}`).toBe(colour.includes(tone));
    }
  });

  it('have unique slugs, names and descriptions', () => {
    for (const field of ['slug', 'name', 'description'] as const) {
      expect(new Set(lights.map((light) => light[field])).size).toBe(lights.length);
    }
  });

  it.each(lights.map((light) => [light.slug, light] as const))('%s has valid data', (slug, light) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(light.features.length).toBeGreaterThanOrEqual(3);
    expect(light.priceCents ?? 10_000).toBeGreaterThanOrEqual(10_000);
    expect(light.rating).toBeGreaterThanOrEqual(4);
    expect(light.rating).toBeLessThanOrEqual(5);
    expect(light.colourTemperatureK).toBeGreaterThanOrEqual(2700);
    expect(light.colourTemperatureK).toBeLessThanOrEqual(4000);
    expect(light.lumens).toBeGreaterThan(300);
  });
});
