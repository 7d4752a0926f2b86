import { labDistance, toLab } from '@showroom/catalog-data/colour-lab';
import { quartzColours } from '@showroom/catalog-data/quartz';
import type { QuartzTraits, QuartzVein } from '@showroom/catalog-data/quartz-traits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { quartzLook } from '../looks/quartz-looks.ts';
import { masterFile, studioPaths } from '../masters/paths.ts';
import { measureSlab, type SlabMeasures } from './measure-slab.ts';

const slabs = await Promise.all(
  quartzColours.map(async ({ slug, look, traits }) => ({
    slug,
    words: look,
    traits,
    drawn: quartzLook(slug),
    measured: await measureSlab(masterFile(studioPaths, `quartz/${slug}/slab`)),
  })),
);

/** Minimum and maximum ΔE between veins and ground, by kind of veins. */
const contrasts: Readonly<Record<QuartzVein, readonly [number, number]>> = {
  plain: [0, 2.5],
  speckled: [0, 5],
  clouded: [2.5, 17],
  soft: [2.5, 16],
  fine: [4.5, 24],
  bold: [17, 40],
};

/** The minimum difference from the ground in the direction of the veins’ colour. */
const movements: Readonly<
  Record<NonNullable<QuartzTraits['movement']>['colour'], (measured: SlabMeasures) => boolean>
> = {
  grey: ({ darker, yellower }) => darker > 2.5 && yellower < 5,
  gold: ({ yellower }) => yellower > 5,
  blue: ({ bluer }) => bluer > 4.5,
  white: ({ lighter }) => lighter > 8,
  rust: ({ redder, yellower }) => redder > 6 && yellower > 8,
};

/** Measurable words of a look. */
const promises: readonly (readonly [word: RegExp, isKept: (measured: SlabMeasures) => boolean])[] = [
  [/diagonal/, ({ direction, linearity }) => Math.abs(direction) > 22 && Math.abs(direction) < 66 && linearity > 0.3],
  [/horizontal/, ({ direction, linearity }) => Math.abs(direction) < 10 && linearity > 0.3],
  [/linear|parallel/, ({ linearity }) => linearity > 0.6],
  [/\bweb\b/, ({ linearity, density }) => linearity < 0.2 && density > 0.04],
  [/dense/, ({ density }) => density > 0.12],
  [/sparse/, ({ density }) => density < 0.13],
  [/barely visible/, ({ contrast }) => contrast < 4],
  [/brightest uniform/, ({ ground, contrast }) => ground[0] > 97 && contrast < 1.5],
  [/near-pure white/, ({ ground }) => ground[0] > 94],
  [/^mid|even mid/, ({ ground }) => ground[0] > 48 && ground[0] < 72],
  [/near-black|deep black/, ({ ground }) => ground[0] < 16],
];

describe.each(slabs)('the measured slab of $slug', ({ words, traits, drawn, measured }) => {
  it('has the ground colour of its look', () => {
    // Clouds darken the whole slab; beyond this it is another colour.
    expect(labDistance(measured.ground, toLab(drawn.ground))).toBeLessThan(10);
  });

  it('has veins as strong as described, in their colour', () => {
    const [least, most] = contrasts[traits.vein];
    expect(measured.contrast).toBeGreaterThanOrEqual(least);
    expect(measured.contrast).toBeLessThanOrEqual(most);
    if (traits.movement) expect(movements[traits.movement.colour](measured), traits.movement.colour).toBe(true);
  });

  it('runs in the direction of its look, if any', () => {
    if (traits.vein === 'plain' || traits.vein === 'speckled') expect(measured.linearity).toBeLessThan(0.15);
    else if (measured.linearity > 0.4) expect(Math.abs(measured.direction - drawn.flow.angle)).toBeLessThan(15);
  });

  it('matches its description', () => {
    for (const [word, isKept] of promises) {
      if (word.test(words)) expect(isKept(measured), `${word}: ${JSON.stringify(measured)}`).toBe(true);
    }
  });
});

/** The minimum deviation of a close-up’s tones, in steps of 255: below it looks blank. */
const leastToSee = 3.5;

it.each(slabs)('$slug has visible detail in the close-up', async ({ slug }) => {
  const { channels } = await sharp(masterFile(studioPaths, `quartz/${slug}/close-up`)).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(leastToSee);
});

/**
 * The visual distance of two slabs in ΔE: their grounds, their veins, and ten for veins against none. Below two,
 * adjacent colours look the same.
 */
function slabDistance(one: SlabMeasures, other: SlabMeasures): number {
  return Math.hypot(
    labDistance(one.ground, other.ground),
    one.lighter - other.lighter,
    one.darker - other.darker,
    one.yellower - other.yellower,
    one.bluer - other.bluer,
    one.redder - other.redder,
    10 * (one.linearity - other.linearity),
  );
}

it('no two are too similar to tell apart', () => {
  const tooNear = slabs.flatMap((one, index) =>
    slabs.slice(index + 1).flatMap((other) => {
      const apart = slabDistance(one.measured, other.measured);
      return apart < 2 ? [`${one.slug} and ${other.slug}: ${apart.toFixed(2)}`] : [];
    }),
  );
  expect(tooNear).toEqual([]);
});
