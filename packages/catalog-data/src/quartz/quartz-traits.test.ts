import { describe, expect, it } from 'vitest';
import { toLab } from './colour-lab.ts';
import { quartzColours, type QuartzColour } from './quartz.ts';
import { describeTraits, quartzTones, quartzVeinColours, quartzVeins } from './quartz-trait-words.ts';

/** Limits of each tone: lightness and chroma. */
const toneBounds: Readonly<Record<QuartzColour['traits']['tone'], readonly [number, number, number, number]>> = {
  white: [87, 100, 0, 7.5],
  cream: [84, 95, 3, 13],
  beige: [66, 86, 7, 18],
  brown: [30, 66, 8, 12],
  blue: [75, 92, 2, 8],
  grey: [34, 86, 0, 6.5],
  black: [0, 20, 0, 9],
};

/** Words that a look with veins has to contain. */
const veinWords = /vein|ribbon|seam|ridgeline|veil|feather|hairline|diagonal/;
const colourWords = {
  grey: /grey|charcoal|silver/,
  gold: /gold/,
  blue: /blue/,
  white: /white/,
  rust: /rust|amber/,
} as const;

describe('the traits of a colour', () => {
  it.each(quartzColours)('match its measured slab: $slug', ({ traits }) => {
    const [lightness, red, yellow] = toLab(traits.mean);
    const [lightest, darkest, least, most] = toneBounds[traits.tone];
    expect(lightness).toBeGreaterThanOrEqual(lightest);
    expect(lightness).toBeLessThanOrEqual(darkest);
    expect(Math.hypot(red, yellow)).toBeGreaterThanOrEqual(least);
    expect(Math.hypot(red, yellow)).toBeLessThanOrEqual(most);
    if (traits.tone === 'blue') expect(yellow).toBeLessThan(-1.5);
    if (traits.tone === 'cream' || traits.tone === 'beige') expect(yellow).toBeGreaterThan(3);
  });

  it.each(quartzColours)('match its look: $slug', ({ look, traits: { vein, movement } }) => {
    const isVeined = vein === 'soft' || vein === 'fine' || vein === 'bold';
    expect(movement !== undefined).toBe(isVeined);
    if (movement) {
      expect(look).toMatch(veinWords);
      expect(look).toMatch(colourWords[movement.colour]);
    }
    if (vein === 'speckled') expect(look).toMatch(/speckle|chips|flecks|grain/);
    if (vein === 'bold') expect(look).not.toMatch(/faint|thin veins|sparse/);
    if (vein === 'plain') expect(look).toMatch(/grain/);
  });

  it('have words for each value, and a colour for each filter option', () => {
    for (const { value } of quartzTones) expect(quartzColours.some(({ traits }) => traits.tone === value)).toBe(true);
    for (const { value } of quartzVeins) expect(quartzColours.some(({ traits }) => traits.vein === value)).toBe(true);
    for (const { value } of quartzVeinColours)
      expect(quartzColours.some(({ traits }) => traits.movement?.colour === value)).toBe(true);
    for (const colour of quartzColours) expect(describeTraits(colour)).toMatch(/^[A-Z][a-z]+, [a-z ]+$/);
  });
});
