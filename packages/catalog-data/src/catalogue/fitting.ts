import { bathroomFaucets, type BathroomFaucet } from '../products/bathroom-faucets.ts';
import { mirrors, type Mirror } from '../products/mirrors.ts';
import type { Sink } from '../products/sinks.ts';
import type { Vanity } from '../products/vanities.ts';

/** A mirror hangs well over a vanity from this part of its width up to all of it. */
const LEAST_OF_WIDTH = 0.6;
/** Of those that fit, the nearest to this part of the width come first. */
const BEST_OF_WIDTH = 0.8;

/** Between the outer holes of a centerset, which has one plate. */
const CENTERSET_IN = 4;
/** Between the outer holes of a widespread, whose parts are joined by hoses: from the first figure to the second. */
const WIDESPREAD_IN = [6, 12] as const;

const hungWidthIn = ({ widthIn, pieces }: Mirror) => widthIn * pieces;

/**
 * The mirrors that fit over a vanity, best first: together no wider than it is, and at least three fifths of that. A pair
 * hangs over two basins alone.
 */
export function listMirrorsFor({ widthIn, sinks }: Pick<Vanity, 'widthIn' | 'sinks'>): readonly Mirror[] {
  const offBy = (mirror: Mirror) => Math.abs(hungWidthIn(mirror) - BEST_OF_WIDTH * widthIn);
  return mirrors
    .filter((mirror) => mirror.pieces === 1 || mirror.pieces === sinks)
    .filter((mirror) => hungWidthIn(mirror) <= widthIn && hungWidthIn(mirror) >= LEAST_OF_WIDTH * widthIn)
    .toSorted((a, b) => offBy(a) - offBy(b));
}

/** The faucets for the holes that a basin comes with, best rated first; none for one whose holes are drilled in the counter. */
export function listFaucetsFor({ type, faucetHoles }: Pick<Sink, 'type' | 'faucetHoles'>): readonly BathroomFaucet[] {
  if (type !== 'bathroom' || faucetHoles === undefined) return [];
  return bathroomFaucets.filter((faucet) => fitsHoles(faucet, faucetHoles)).toSorted((a, b) => b.rating - a.rating);
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
