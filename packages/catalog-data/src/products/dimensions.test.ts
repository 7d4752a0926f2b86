import { describe, expect, it } from 'vitest';
import { bathroomFaucets } from './bathroom-faucets.ts';
import { closetSystems } from './closet-systems.ts';
import { formatDimensions } from './dimensions.ts';
import { flooring } from './flooring.ts';
import { formatInches, formatInchFractions } from './inches.ts';
import { kitchenFaucets } from './kitchen-faucets.ts';
import { lights } from './lighting.ts';
import { mirrors } from './mirrors.ts';
import { showers } from './showers.ts';
import { sinks } from './sinks.ts';
import { toilets } from './toilets.ts';
import { vanities } from './vanities.ts';

const products = [
  ...vanities,
  ...mirrors,
  ...sinks,
  ...kitchenFaucets,
  ...bathroomFaucets,
  ...showers,
  ...toilets,
  ...lights,
  ...flooring,
  ...closetSystems,
];

describe('displayed dimensions', () => {
  it.each([
    ['jackpine-48-brown', '48″ W × 21.5″ D × 34.5″ H'],
    ['terra-riverstone', '29″ W × 36″ H × 1.6″ D'],
    ['lakehead-32-single-undermount-steel', '32″ W × 18″ D × 9″ deep'],
    ['boreal-17-travertine-vessel', '17″ dia. × 6″ H'],
    ['lakehead-arc-pull-down-chrome', '16.1″ H × 8.5″ reach'],
    ['boreal-rossport-cross-widespread-brass', '6.7″ H × 5.3″ reach, 8″ centres'],
    ['lakehead-thermostatic-column-chrome', '45″ H, 10″ rain head, 14″ reach'],
    ['superior-skirted-one-piece', '15.5″ W × 28.5″ D × 27.5″ H'],
    ['kakabeka-dome-pendant', '16″ dia. × 11″ H, cord to 72″'],
    ['underline-cabinet-light', '0.9″ W × 0.5″ H, cut to length'],
    ['kakabeka-hickory-hand-scraped', '6½″ W × up to 60″ L × 9/16″ thick'],
    ['loon-lake-wool-loop', '13′ 2″ broadloom × 9 mm pile'],
    ['mission-island-walk-in', '90″ + 48″ W × 18″ D × 90″ H'],
  ])('of %s are %s', (slug, words) => {
    const product = products.find((candidate) => candidate.slug === slug);
    expect(product && formatDimensions(product)).toBe(words);
  });

  it('are of one piece, if several are sold together', () => {
    const pair = mirrors.find(({ pieces }) => pieces === 2);
    expect(pair && formatDimensions(pair)).toMatch(/ D each$/);
    expect(showers.filter(({ pieces }) => pieces !== undefined).map(formatDimensions)).toEqual([
      '2.9″ each, set of three',
      '3″ × 3″ each, pair',
    ]);
  });

  it.each(products)('include every measurement of $slug', (product) => {
    // Shown elsewhere: a closet’s total width, seat height, holes and drains; a roll is in feet.
    const toldElsewhere = new Set([
      product.family === 'closet-systems' ? 'widthIn' : '',
      'seatHeightIn',
      'holeIn',
      'drainIn',
      'rollWidthIn',
    ]);
    const words = formatDimensions(product);
    for (const [name, value] of Object.entries(product)) {
      if (typeof value !== 'number' || !/(In|Mm)$/.test(name) || toldElsewhere.has(name)) continue;
      const figures = name.endsWith('Mm') ? [`${value} mm`] : [formatInches(value), formatInchFractions(value)];
      expect(
        figures.some((figure) => words.includes(figure)),
        `${name} in ${words}`,
      ).toBe(true);
    }
  });

  it.each([
    ...kitchenFaucets.map((faucet) => ({ ...faucet, label: 'Holes', lengthIn: faucet.holeIn })),
    ...bathroomFaucets.map((faucet) => ({ ...faucet, label: 'Holes', lengthIn: faucet.holeIn })),
    ...showers.map((shower) => ({ ...shower, label: 'Holes', lengthIn: shower.holes.diameterIn })),
    ...sinks.map((sink) => ({ ...sink, label: 'Drain', lengthIn: sink.drainIn })),
  ])('name the faucet holes on the plate of $slug', ({ label, lengthIn, specifications }) => {
    expect(specifications.find((row) => row.label === label)?.value).toContain(formatInchFractions(lengthIn));
  });

  it.each(sinks)('agree with the bowls on the plate of $slug', ({ bowl, insideIn = [], specifications }) => {
    const value = specifications.find((row) => /^(Bowl|Tub)s?$/.test(row.label))?.value ?? '';
    for (const size of insideIn) expect(value).toContain(size.map(formatInchFractions).join(' × '));
    if (bowl) expect(insideIn[0]?.[1]).toBe(bowl.frontToBackIn);
  });

  it.each([...kitchenFaucets, ...bathroomFaucets])('agree with the plate of $slug', (faucet) => {
    for (const { label, value } of faucet.specifications) {
      if (label === 'Spout reach') expect(value).toMatch(RegExp(`^${formatInches(faucet.reachIn)} `));
      if (/^(Spout|Overall) height$/.test(label))
        expect(value).toMatch(RegExp(`^${formatInches(faucet.heightIn ?? 0)} `));
    }
  });
});
