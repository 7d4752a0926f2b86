import { describe, expect, it } from 'vitest';
import { defaultBusinessFacts } from '../business/business-facts.ts';
import { findQuartzColour } from '../quartz/quartz.ts';
import { isVessel } from './vanity-design.ts';
import { vanityRows } from './vanity-rows.ts';
import {
  vanities,
  vanityBrands,
  vanityColours,
  vanityFromRow,
  vanitySizes,
  vanityStyles,
  type Vanity,
} from './vanities.ts';
import { formatDimensions } from './dimensions.ts';

/** The forty-two of the specification, in order; later vanities needn’t follow its rules. */
const specified = [
  'Wabigoon', 'Tamarack', 'Pukaskwa', 'Jackpine', 'Kakabeka', 'Driftstone', 'Rossport',
  'Black Spruce', 'Shebandowan', 'Portage', 'Michipicoten', 'Snowberry', 'Quetico', 'Fireweed',
  'Palisade', 'Whitefish', 'Ouimet', 'Sugarbush', 'Terrace Bay', 'Caribou', 'Longlac',
  'Labrador', 'Aguasabon', 'Birchbark', 'Sibley', 'Loon', 'Schreiber', 'Northern Lights',
  'Kashabowie', 'Juniper', 'Batchawana', 'Ice House', 'Nagagami', 'Cedar Point', 'Pays Plat',
  'Moonrise', 'Agawa', 'Winterberry', 'Dorion', 'Lichen', 'Minnitaki', 'Hearthstone',
]; // prettier-ignore

const ofSpecification: readonly Vanity[] = specified.flatMap((name) => {
  const row = vanityRows.find((candidate) => candidate.name === name);
  return row ? [vanityFromRow(row)] : [];
});

const different = (of: (vanity: Vanity) => unknown) =>
  new Set(vanities.map((vanity) => JSON.stringify(of(vanity)))).size;

describe('the vanities', () => {
  it('have unique names, slugs and descriptions', () => {
    expect(different(({ slug }) => slug)).toBe(vanities.length);
    expect(different(({ name }) => name)).toBe(vanities.length);
    expect(different(({ description }) => description)).toBe(vanities.length);
  });

  it('are all different', () => {
    expect(different(({ widthIn, colour, style }) => [widthIn, colour, style])).toBe(vanities.length);
    expect(different(({ widthIn, design }) => [widthIn, design])).toBe(vanities.length);
  });

  it('number forty-two by the rule: brands in turn, every third sold out, ratings from 4.2 to 4.9', () => {
    expect(ofSpecification).toHaveLength(42);
    for (const [index, vanity] of ofSpecification.entries()) {
      expect(vanity.brand, vanity.slug).toBe(vanityBrands[index % 4]);
      expect(vanity.isInStock, vanity.slug).toBe(index % 3 !== 2);
      expect(vanity.rating, vanity.slug).toBe([4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9][index % 8]);
    }
  });

  it('for walls are as high as their case, and have a separate mounting height', () => {
    const hung = vanities.filter(({ design }) => design.base === 'hung');
    expect(hung).toHaveLength(6);
    for (const vanity of vanities) {
      const facts = new Map(vanity.specifications.map(({ label, value }) => [label, value]));
      const isHung = hung.includes(vanity);
      expect(vanity.heightIn < 25, vanity.slug).toBe(isHung);
      expect(formatDimensions(vanity)).toMatch(isHung ? / 2[12]″ H$/ : / 34.5″ H$/);
      expect(facts.get('Height to top'), vanity.slug).toContain('34.5″');
      expect(facts.get('Height to top')?.endsWith(', adjustable'), vanity.slug).toBe(isHung);
    }
  });

  it('have slugs of name, size and colour', () => {
    for (const { name, widthIn, colour, slug } of vanityRows) {
      expect(slug).toBe(`${name.toLowerCase().replaceAll(' ', '-')}-${widthIn}-${colour.toLowerCase()}`);
    }
  });

  it('cover every size, colour, brand and style, none wholly sold out', () => {
    const isInStock = vanities.filter((vanity) => vanity.isInStock);
    expect(new Set(isInStock.map(({ widthIn }) => widthIn))).toEqual(new Set(vanitySizes));
    expect(new Set(isInStock.map(({ colour }) => colour))).toEqual(new Set(vanityColours));
    expect(new Set(isInStock.map(({ style }) => style))).toEqual(new Set(vanityStyles));
    for (const size of vanitySizes) {
      const ofSize = vanities.filter(({ widthIn }) => widthIn === size);
      expect(new Set(ofSize.map(({ colour }) => colour)).size).toBeGreaterThan(2);
    }
  });

  it('have two basins only where they fit, always at 72 inches', () => {
    const doubles = vanities.filter(({ sinks }) => sinks === 2);
    expect(doubles.every(({ widthIn }) => widthIn >= 60)).toBe(true);
    expect(vanities.filter(({ widthIn, sinks }) => widthIn === 72 && sinks === 1)).toEqual([]);
    expect(vanities.some(({ widthIn, sinks }) => widthIn === 60 && sinks === 1)).toBe(true);
  });

  it('have their basins behind doors if they have more than one bay', () => {
    for (const { slug, sinks, design } of vanities) {
      const bays = design.layout.map(([bay]) => bay);
      if (isVessel(design.basin) || bays.length === 1) continue;
      const isEven = JSON.stringify(design.layout) === JSON.stringify(design.layout.toReversed());
      const below =
        sinks === 1 && isEven ? [bays[(bays.length - 1) / 2]] : bays.filter((bay) => !bay.startsWith('drawers'));
      expect(below.filter((bay) => bay?.endsWith('doors')).length, slug).toBeGreaterThanOrEqual(sinks);
    }
  });

  it('start at the price in the business facts and have plausible prices', () => {
    const prices = vanities.map(({ priceCents }) => priceCents);
    expect(Math.min(...prices), 'same as `pricesFromCents` in business-facts.ts').toBe(
      defaultBusinessFacts.pricesFromCents.vanities,
    );
    expect(Math.max(...prices)).toBeLessThan(350_000);
  });

  it('have tops that the showroom sells', () => {
    for (const { design } of vanities) {
      if ('quartz' in design.top) expect(findQuartzColour(design.top.quartz), design.top.quartz).toBeDefined();
    }
  });

  it('have descriptions in complete sentences', () => {
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
