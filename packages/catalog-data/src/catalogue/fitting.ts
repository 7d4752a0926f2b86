import { bathroomFaucets, type BathroomFaucet } from '../products/bathroom-faucets.ts';
import { kitchenFaucets, type KitchenFaucet } from '../products/kitchen-faucets.ts';
import { mirrors, type Mirror } from '../products/mirrors.ts';
import type { ProductBase } from '../products/product-base.ts';
import type { Sink } from '../products/sinks.ts';
import type { Vanity } from '../products/vanities.ts';
import type { Fitting } from './family-definition.ts';
import { bowlParts, faucetMeasures, mirrorMeasures } from './guides/guide-measures.ts';

const hungWidthIn = ({ widthIn, pieces }: Mirror) => widthIn * pieces;

const { aboveVessel, behindBasin, behindBowl, centerset, widespread } = faucetMeasures;
const { drain: drainAt, water } = bowlParts;
const { ofVanity } = mirrorMeasures;

/** The space that hands need between the back of a basin and the water. */
const BEHIND_HANDS_IN = 2;
/** Faucets of this height and above are made for vessel sinks. They would splash in a basin below the counter. */
const TALL_IN = 10;

/**
 * Finds the mirrors that fit over a vanity, best first, sold-out ones last: no wider than the vanity, and at least three fifths
 * as wide. A pair fits only over two basins. Returns undefined if none fits.
 */
export function findMirrorsFor({
  widthIn,
  sinks,
}: { readonly widthIn: number } & Pick<Vanity, 'sinks'>): Fitting | undefined {
  const offBy = (mirror: Mirror) => Math.abs(hungWidthIn(mirror) - ofVanity.best * widthIn);
  const fitting = mirrors
    .filter((mirror) => mirror.pieces === 1 || mirror.pieces === sinks)
    .filter((mirror) => hungWidthIn(mirror) <= widthIn && hungWidthIn(mirror) >= ofVanity.least * widthIn)
    .toSorted((a, b) => offBy(a) - offBy(b));
  return toFitting('mirrors', 'Mirrors that fit this vanity', fitting);
}

/**
 * Finds the faucets that fit a sink by its holes, the place of its drain, or its height. Those that reach best come first,
 * sold-out ones last. Returns undefined if none fits.
 */
export function findFaucetsFor(sink: Sink): Fitting | undefined {
  const { type, heightIn, bowl } = sink;
  if (bowl && type === 'bathroom')
    return toFitting('bathroom-faucets', 'Faucets that reach this sink’s bowl', listFaucetsOverBasin(bowl));
  if (bowl) {
    const title = 'Faucets that fit this sink';
    return toFitting('kitchen-faucets', title, listKitchenFaucetsFor(sink, bowl));
  }
  if (type === 'vessel' && heightIn !== undefined)
    return toFitting('bathroom-faucets', 'Faucets that clear this vessel’s rim', listFaucetsAbove(heightIn));
  return toFitting('bathroom-faucets', 'Faucets that fit this sink', listFaucetsInHoles(sink));
}

/** Faucets in the counter, which is drilled for any of them. The nearest to the drain comes first. */
function listFaucetsOverBasin({ frontToBackIn, drain }: NonNullable<Sink['bowl']>): readonly BathroomFaucet[] {
  const drainIn = behindBasin + frontToBackIn * drainAt[drain];
  const offBy = ({ reachIn }: BathroomFaucet) => Math.abs(reachIn - drainIn);
  return bathroomFaucets
    .filter(({ type, heightIn = 0 }) => type !== 'Wall-Mounted' && heightIn < TALL_IN)
    .filter(({ reachIn }) => isWithin(reachIn - behindBasin, [BEHIND_HANDS_IN, frontToBackIn / 2]))
    .toSorted((a, b) => offBy(a) - offBy(b));
}

function listFaucetsInHoles({ type, faucetHoles }: Sink): readonly BathroomFaucet[] {
  if (type !== 'bathroom' || faucetHoles === undefined) return [];
  return bathroomFaucets.filter((faucet) => fitsHoles(faucet, faucetHoles));
}

/** Faucets in the sink. If it has no holes, we drill them. The nearest to the drain comes first. */
function listKitchenFaucetsFor({ faucetHoles }: Sink, bowl: NonNullable<Sink['bowl']>): readonly KitchenFaucet[] {
  const drainIn = behindBowl + bowl.frontToBackIn * drainAt[bowl.drain];
  const offBy = ({ reachIn }: KitchenFaucet) => Math.abs(reachIn - drainIn);
  return kitchenFaucets
    .filter(({ holes }) => faucetHoles === undefined || holes === faucetHoles.count)
    .filter(({ reachIn }) => isWithin((reachIn - behindBowl) / bowl.frontToBackIn, water))
    .toSorted((a, b) => offBy(a) - offBy(b));
}

/** Faucets in the wall, or in the counter with one hole, reaching over the rim. */
function listFaucetsAbove(rimIn: number): readonly BathroomFaucet[] {
  return bathroomFaucets.filter(({ type, heightIn = 0 }) =>
    type === 'Single Hole' ? heightIn >= rimIn + aboveVessel[0] : type === 'Wall-Mounted',
  );
}

function toFitting(
  family: Fitting['family'],
  title: string,
  products: readonly Pick<ProductBase<Fitting['family']>, 'slug' | 'isInStock'>[],
): Fitting | undefined {
  const soldOutLast = products.toSorted((a, b) => Number(b.isInStock) - Number(a.isInStock));
  return products.length > 0 ? { family, title, slugs: soldOutLast.map(({ slug }) => slug) } : undefined;
}

function fitsHoles({ type }: BathroomFaucet, holes: NonNullable<Sink['faucetHoles']>): boolean {
  switch (type) {
    case 'Single Hole':
      return holes.count === 1;
    case 'Centerset':
      return holes.centresIn === centerset;
    case 'Widespread':
      return isWithin(holes.centresIn, widespread.range);
    case 'Wall-Mounted':
      return false;
  }
}

function isWithin(measure: number | undefined, [least, most]: readonly [number, number]): boolean {
  return measure !== undefined && measure >= least && measure <= most;
}
