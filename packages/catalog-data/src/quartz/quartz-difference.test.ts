import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labDistance, toLab } from './colour-lab.ts';
import { quartzColours, type QuartzColour } from './quartz.ts';
import { compareLightness, quartzDifference } from './quartz-difference.ts';

const colour = fc.constantFrom(...quartzColours);
const withTraits = (one: QuartzColour, change: Partial<QuartzColour['traits']>): QuartzColour => ({
  ...one,
  traits: { ...one.traits, ...change },
});

describe('the visual difference of two colours', () => {
  it('is zero for a colour and itself, positive for others, and symmetric', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const apart = quartzDifference(one, other);
        expect(apart).toBe(quartzDifference(other, one));
        if (one === other) expect(apart).toBe(0);
        else expect(apart).toBeGreaterThan(0);
      }),
    );
  });

  it('ignores what they are sold as', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const sold = { ...one, collection: other.collection, subcategory: other.subcategory, name: other.name };
        expect(quartzDifference(sold, other)).toBe(quartzDifference(one, other));
      }),
    );
  });

  it('grows with another tone, other veins, a darker ground and another vein colour', () => {
    fc.assert(
      fc.property(colour, (one) => {
        expect(
          quartzDifference(one, withTraits(one, { tone: one.traits.tone === 'blue' ? 'grey' : 'blue' })),
        ).toBeGreaterThan(0);
        expect(
          quartzDifference(one, withTraits(one, { vein: one.traits.vein === 'bold' ? 'fine' : 'bold' })),
        ).toBeGreaterThan(0);
        const near = quartzDifference(one, withTraits(one, { mean: '#808080' }));
        const far = quartzDifference(one, withTraits(one, { mean: '#000000' }));
        if (toLab(one.traits.mean)[0] > 70) expect(far).toBeGreaterThan(near);
        const { movement } = one.traits;
        if (movement)
          expect(quartzDifference(one, withTraits(one, { movement: { ...movement, hex: '#00ff00' } }))).toBeGreaterThan(
            5,
          );
      }),
    );
  });
});

const nearest = (slug: string, count: number) => {
  const stone = quartzColours.find((each) => each.slug === slug);
  if (!stone) throw new Error(`There is no ${slug}`);
  return quartzColours
    .filter((other) => other !== stone)
    .toSorted((a, b) => quartzDifference(stone, a) - quartzDifference(stone, b))
    .slice(0, count);
};
const yellowOf = ({ traits }: QuartzColour) => toLab(traits.mean)[2];
const isWarm = (stone: QuartzColour) => yellowOf(stone) >= 3;
const isCool = (stone: QuartzColour) => yellowOf(stone) <= -1.5;

describe('similar colours', () => {
  it('of a warm one without veins are warm and without veins', () => {
    for (const slug of ['alabaster', 'morning-mist', 'belgian-crema'])
      for (const other of nearest(slug, 4)) {
        expect(yellowOf(other), `${slug}: ${other.slug}`).toBeGreaterThan(2);
        expect(other.traits.movement, `${slug}: ${other.slug}`).toBeUndefined();
      }
  });

  it('never mix warm and cool', () => {
    // Near-black is neither warm nor cool.
    for (const stone of quartzColours.filter(({ traits }) => toLab(traits.mean)[0] > 40))
      for (const other of nearest(stone.slug, 3))
        expect(
          (isWarm(stone) && isCool(other)) || (isCool(stone) && isWarm(other)),
          `${stone.slug}: ${other.slug}`,
        ).toBe(false);
  });
});

describe('lightness', () => {
  it('orders colours as their slabs look, not by name', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const [a, b] = [one, other].map(({ traits }) => toLab(traits.mean)[0]);
        expect(Math.sign(compareLightness(one, other))).toBe(Math.sign((b ?? 0) - (a ?? 0)));
      }),
    );
  });

  // Values of the CIE’s example colours, from colour.js and Lindbloom’s calculator.
  it.each([
    ['#ffffff', [100, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [53.24, 80.09, 67.2]],
    ['#808080', [53.59, 0, 0]],
  ] as const)('reads %s as L*a*b*', (hex, [lightness, red, yellow]) => {
    expect(labDistance(toLab(hex), [lightness, red, yellow])).toBeLessThan(0.1);
  });
});
