import { describe, expect, it } from 'vitest';
import { mirrors } from '../products/mirrors.ts';
import { catalogueFamilies } from './families.ts';
import { toFinishes } from './finishes.ts';

describe('the finishes of a product', () => {
  it('are a choice only if there are several', () => {
    expect(toFinishes([])).toEqual([]);
    expect(toFinishes(['Frameless'])).toEqual([]);
    expect(toFinishes(['Matte Black', 'Silver and Smoke'])).toEqual([
      { value: 'matte-black', label: 'Matte Black', colours: ['#232323'] },
      { value: 'silver-and-smoke', label: 'Silver and Smoke', colours: ['#c8c9c7', '#6f7072'] },
    ]);
  });

  it('have a swatch each, except frameless ones', () => {
    const names = [...new Set(mirrors.flatMap(({ colours }) => colours))];
    const withoutSwatch = names.filter((name) => toFinishes([name, name])[0]?.colours.length === 0);
    expect(withoutSwatch).toEqual(['Frameless']);
  });

  it.each(catalogueFamilies)('of $family have distinct values, and cards mention the choice', (family) => {
    const { cards } = family.list(new URLSearchParams());
    for (const { slug, hasChoice = false } of cards) {
      const finishes = family.find(slug)?.finishes ?? [];
      expect(new Set(finishes.map(({ value }) => value)).size).toBe(finishes.length);
      expect(hasChoice, slug).toBe(finishes.length > 1);
      for (const { value } of finishes) expect(family.finishValues).toContain(value);
    }
  });
});
