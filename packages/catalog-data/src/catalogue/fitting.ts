import { bathroomFaucets, type BathroomFaucet } from '../products/bathroom-faucets.ts';
import { kitchenFaucets, type KitchenFaucet } from '../products/kitchen-faucets.ts';
import { mirrors, type Mirror } from '../products/mirrors.ts';
import type { Sink } from '../products/sinks.ts';
import type { Vanity } from '../products/vanities.ts';
import type { Fitting } from './family-definition.ts';

/** A mirror hangs well over a vanity from this part of its width up to all of it. */
const LEAST_OF_WIDTH = 0.6;
/** Of those that fit, the nearest to this part of the width come first. */
const BEST_OF_WIDTH = 0.8;

/** Between the outer holes of a centerset, which has one plate. */
const CENTERSET_IN = 4;
/** Between the outer holes of a widespread, whose parts are joined by hoses: from the first figure to the second. */
const WIDESPREAD_IN = [6, 12] as const;

const hungWidthIn = ({ widthIn, pieces }: Mirror) => widthIn * pieces;

/** Of a kitchen faucet, as we drill: from the middle of its hole to the back of the bowl. */
const BEHIND_BOWL_IN = 2.5;
/** Where a drain lies, as a part of the way from the back of a bowl to its front. */
const DRAIN_AT = { rear: 1 / 3, centre: 1 / 2 } as const;
/** Room for hands between the rim of a vessel and the spout. */
const ABOVE_RIM_IN = 4;

/**
 * The mirrors that fit over a vanity, best first: together no wider than it is, and at least three fifths of that. A pair
 * hangs over two basins alone. Undefined where none does.
 */
export function findMirrorsFor({
  widthIn,
  sinks,
}: { readonly widthIn: number } & Pick<Vanity, 'sinks'>): Fitting | undefined {
  const offBy = (mirror: Mirror) => Math.abs(hungWidthIn(mirror) - BEST_OF_WIDTH * widthIn);
  const fitting = mirrors
    .filter((mirror) => mirror.pieces === 1 || mirror.pieces === sinks)
    .filter((mirror) => hungWidthIn(mirror) <= widthIn && hungWidthIn(mirror) >= LEAST_OF_WIDTH * widthIn)
    .toSorted((a, b) => offBy(a) - offBy(b));
  return toFitting('mirrors', 'Mirrors of a width that fits', fitting);
}

/** The faucets that fit a sink, best first: by its holes, by where its drain lies, or by how high it stands. Undefined where none do. */
export function findFaucetsFor(sink: Sink): Fitting | undefined {
  if (sink.bowl) {
    const title = sink.faucetHoles ? 'Faucets for its holes' : 'Faucets that reach its drain';
    return toFitting('kitchen-faucets', title, listKitchenFaucetsFor(sink, sink.bowl));
  }
  const { type, heightIn } = sink;
  if (type === 'vessel' && heightIn !== undefined)
    return toFitting('bathroom-faucets', 'Faucets that clear its rim', listFaucetsAbove(heightIn));
  return toFitting('bathroom-faucets', 'Faucets for its holes', listFaucetsInHoles(sink));
}

/** None for a basin whose holes are drilled in the counter. */
function listFaucetsInHoles({ type, faucetHoles }: Sink): readonly BathroomFaucet[] {
  if (type !== 'bathroom' || faucetHoles === undefined) return [];
  return bathroomFaucets.filter((faucet) => fitsHoles(faucet, faucetHoles)).toSorted((a, b) => b.rating - a.rating);
}

/** Where the sink has no holes we drill as many as the faucet wants. The nearest to the drain comes first. */
function listKitchenFaucetsFor({ faucetHoles }: Sink, bowl: NonNullable<Sink['bowl']>): readonly KitchenFaucet[] {
  const drainIn = BEHIND_BOWL_IN + bowl.frontToBackIn * DRAIN_AT[bowl.drain];
  const offBy = ({ reachIn }: KitchenFaucet) => Math.abs(reachIn - drainIn);
  return kitchenFaucets
    .filter(({ holes }) => faucetHoles === undefined || holes === faucetHoles.count)
    .filter(({ reachIn }) => isWithin(reachIn - BEHIND_BOWL_IN, [bowl.frontToBackIn / 4, bowl.frontToBackIn / 2]))
    .toSorted((a, b) => offBy(a) - offBy(b));
}

/** Out of the wall, or from the counter through one hole and over the rim. */
function listFaucetsAbove(rimIn: number): readonly BathroomFaucet[] {
  return bathroomFaucets
    .filter(({ type, heightIn = 0 }) =>
      type === 'Single Hole' ? heightIn >= rimIn + ABOVE_RIM_IN : type === 'Wall-Mounted',
    )
    .toSorted((a, b) => b.rating - a.rating);
}

function toFitting(
  family: Fitting['family'],
  title: string,
  products: readonly { readonly slug: string }[],
): Fitting | undefined {
  return products.length > 0 ? { family, title, slugs: products.map(({ slug }) => slug) } : undefined;
}

function fitsHoles({ type }: BathroomFaucet, holes: NonNullable<Sink['faucetHoles']>): boolean {
  switch (type) {
    case 'Single Hole':
      return holes.count === 1;
    case 'Centerset':
      return holes.centresIn === CENTERSET_IN;
    case 'Widespread':
      return isWithin(holes.centresIn, WIDESPREAD_IN);
    case 'Wall-Mounted':
      return false;
  }
}

function isWithin(measure: number | undefined, [least, most]: readonly [number, number]): boolean {
  return measure !== undefined && measure >= least && measure <= most;
}
