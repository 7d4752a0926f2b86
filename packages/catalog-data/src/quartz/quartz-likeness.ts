import { labDistance, toLab, type Lab } from './colour-lab.ts';
import type { QuartzColour } from './quartz.ts';
import type { QuartzTraits, QuartzVein } from './quartz-traits.ts';

type Stone = Pick<QuartzColour, 'traits'>;

/** From nothing to what is seen across a room: neighbours are taken for each other more easily. */
const veinSteps: Readonly<Record<QuartzVein, number>> = {
  plain: 0,
  speckled: 1,
  clouded: 2,
  soft: 3,
  fine: 3.5,
  bold: 4.5,
};

/** Of a ground: yellow by so much of CIELAB's b* or more is warm, blue by so much is cool. */
const WARM_FROM = 3;
const COOL_FROM = -1.5;
/** A ground that is darker than this (L*) is black to the eye, and neither. */
const DARK_BELOW = 40;
/** A warm ground beside a cool one is what a customer sees first. */
const WARMTH = 12;

/** What each difference weighs, so that a step of the veins counts as much as a clearly other ground. */
const TONE = 6;
const VEIN_STEP = 7;
const VEIN_COLOUR = 0.15;
const VEIN_COLOUR_WORD = 4;
/** Veins on one stone and none on the other: as far as two vein colours can lie apart. */
const VEINED_OR_NOT = 100 * VEIN_COLOUR + VEIN_COLOUR_WORD;

const labs = new Map<string, Lab>();

/**
 * How unlike two stones look: 0 for a stone and itself, the same both ways. Tone, warmth, veins, the colour of the ground and that of
 * the veins count; collection and price group do not, as who likes one stone likes what looks like it.
 */
export function quartzUnlikeness({ traits: one }: Stone, { traits: other }: Stone): number {
  return (
    toneDistance(one.tone, other.tone) +
    WARMTH * Math.abs(warmthOf(one) - warmthOf(other)) +
    VEIN_STEP * Math.abs(veinSteps[one.vein] - veinSteps[other.vein]) +
    labDistance(labOf(one.mean), labOf(other.mean)) +
    veinColourDistance(one, other)
  );
}

/** From the lightest stone to the darkest, by its slab as a whole. */
export function compareLightness({ traits: one }: Stone, { traits: other }: Stone): number {
  return labOf(other.mean)[0] - labOf(one.mean)[0];
}

/** White and cream run into each other. */
function toneDistance(one: QuartzTraits['tone'], other: QuartzTraits['tone']): number {
  if (one === other) return 0;
  return [one, other].every((tone) => tone === 'white' || tone === 'cream') ? TONE / 2 : TONE;
}

/** 1 of a warm ground, -1 of a cool one, 0 of any other. */
function warmthOf({ mean }: QuartzTraits): number {
  const [lightness, , yellow] = labOf(mean);
  if (lightness < DARK_BELOW) return 0;
  if (yellow >= WARM_FROM) return 1;
  return yellow <= COOL_FROM ? -1 : 0;
}

function veinColourDistance({ movement: one }: QuartzTraits, { movement: other }: QuartzTraits): number {
  if (!one && !other) return 0;
  if (!one || !other) return VEINED_OR_NOT;
  const words = one.colour === other.colour ? 0 : VEIN_COLOUR_WORD;
  return words + VEIN_COLOUR * labDistance(labOf(one.hex), labOf(other.hex));
}

function labOf(hex: string): Lab {
  const lab = labs.get(hex) ?? toLab(hex);
  labs.set(hex, lab);
  return lab;
}
