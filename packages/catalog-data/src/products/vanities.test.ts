import { describe, expect, it } from 'vitest';
import { findQuartzColour } from '../quartz.ts';
import { vanities, vanityBrands, vanityColors, vanitySizes, vanityStyles, type Vanity } from './vanities.ts';

const different = (of: (vanity: Vanity) => unknown) =>
  new Set(vanities.map((vanity) => JSON.stringify(of(vanity)))).size;

describe('the vanities', () => {
  it('are forty-two, each with a name, a slug and words of its own', () => {
    expect(vanities).toHaveLength(42);
    expect(different(({ slug }) => slug)).toBe(42);
    expect(different(({ name }) => name)).toBe(42);
    expect(different(({ description }) => description)).toBe(42);
  });

  it('are no two alike', () => {
    expect(different(({ sizeIn, color, style }) => [sizeIn, color, style])).toBe(42);
    expect(different(({ sizeIn, design }) => [sizeIn, design])).toBe(42);
  });

  it('cycle through brands, stock and ratings', () => {
    expect(vanities.map(({ brand }) => brand)).toEqual(vanities.map((_, index) => vanityBrands[index % 4]));
    expect(vanities.filter(({ inStock }) => !inStock)).toHaveLength(14);
    expect(vanities.slice(0, 9).map(({ rating }) => rating)).toEqual([4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 4.2]);
  });

  it('offer every size, colour, brand and style, none of them wholly out of stock', () => {
    const inStock = vanities.filter((vanity) => vanity.inStock);
    expect(new Set(inStock.map(({ sizeIn }) => sizeIn))).toEqual(new Set(vanitySizes));
    expect(new Set(inStock.map(({ color }) => color))).toEqual(new Set(vanityColors));
    expect(new Set(inStock.map(({ style }) => style))).toEqual(new Set(vanityStyles));
    for (const size of vanitySizes) {
      const ofSize = vanities.filter(({ sizeIn }) => sizeIn === size);
      expect(new Set(ofSize.map(({ color }) => color)).size).toBeGreaterThan(2);
    }
  });

  it('have two basins only where there is room, always at 72 inches', () => {
    const doubles = vanities.filter(({ sinkOption }) => sinkOption === 'Double Sink');
    expect(doubles.every(({ sizeIn }) => sizeIn >= 60)).toBe(true);
    expect(vanities.filter(({ sizeIn, sinkOption }) => sizeIn === 72 && sinkOption === 'Single Sink')).toEqual([]);
    expect(vanities.some(({ sizeIn, sinkOption }) => sizeIn === 60 && sinkOption === 'Single Sink')).toBe(true);
  });

  it('start at 599 dollars and stay sensible', () => {
    const prices = vanities.map(({ priceCad }) => priceCad ?? 0);
    expect(Math.min(...prices)).toBe(599);
    expect(Math.max(...prices)).toBeLessThan(3500);
  });

  it('carry tops that the showroom sells', () => {
    for (const { design } of vanities) {
      if ('quartz' in design.top) expect(findQuartzColour(design.top.quartz), design.top.quartz).not.toBeNull();
    }
  });

  it('are told in whole, tidy sentences', () => {
    for (const { slug, description, features, specifications } of vanities) {
      expect(description, slug).toMatch(/^[A-Z0-9].+\. .+\.$/);
      expect(`${description} ${features.join(' ')}`, slug).not.toMatch(/undefined|\bno door|\ba (oval|ebonised)|\s{2}/);
      expect(features.length).toBeGreaterThanOrEqual(5);
      expect(
        specifications.every(({ label, value }) => label !== '' && value !== ''),
        slug,
      ).toBe(true);
    }
  });
});
