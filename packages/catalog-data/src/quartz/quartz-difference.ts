import { labDistance, toLab, type Lab } from './colour-lab.ts';
import type { QuartzColour } from './quartz.ts';
import type { QuartzTraits, QuartzVein } from './quartz-traits.ts';

type Stone = Pick<QuartzColour, 'traits'>;

/** From the faintest to the boldest: neighbours look more alike. */
const veinSteps: Readonly<Record<QuartzVein, number>> = {
  plain: 0,
  speckled: 1,
  clouded: 2,
  soft: 3,
  fine: 3.5,
  bold: 4.5,
};

/** A ground is warm from this much yellow (b*), cool from as much blue. */
const WARM_FROM = 3;
const COOL_FROM = -1.5;
/** A ground darker than this (L*) looks black: neither warm nor cool. */
const DARK_BELOW = 40;
/** Customers notice first whether grounds are warm or cool. */
const WARMTH = 12;

/** Weights, so that a step of the veins counts as much as a clearly different ground. */
const TONE = 6;
const VEIN_STEP = 7;
const VEIN_COLOUR = 0.15;
const VEIN_COLOUR_WORD = 4;
/** For veins on one stone only: the largest difference of two vein colours. */
const VEINED_OR_NOT = 100 * VEIN_COLOUR + VEIN_COLOUR_WORD;

const labs = new Map<string, Lab>();

/**
 * How different two stones look: 0 for the same stone, and symmetric. Tone, warmth, veins and the colours of ground and veins
 * count. Collection and price group don't, because someone who likes a stone likes stones that look like it.
 */
export function quartzDifference({ traits: one }: Stone, { traits: other }: Stone): number {
  return (
    toneDistance(one.tone, other.tone) +
    WARMTH * Math.abs(warmthOf(one) - warmthOf(other)) +
    VEIN_STEP * Math.abs(veinSteps[one.vein] - veinSteps[other.vein]) +
    labDistance(labOf(one.mean), labOf(other.mean)) +
    veinColourDistance(one, other)
  );
}

/** Compares the lightness of whole slabs, the lightest first. */
export function compareLightness({ traits: one }: Stone, { traits: other }: Stone): number {
  return labOf(other.mean)[0] - labOf(one.mean)[0];
}

/** White and cream are hard to tell apart. */
function toneDistance(one: QuartzTraits['tone'], other: QuartzTraits['tone']): number {
  if (one === other) return 0;
  return [one, other].every((tone) => tone === 'white' || tone === 'cream') ? TONE / 2 : TONE;
}

/** 1 for a warm ground, -1 for a cool one, otherwise 0. */
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
