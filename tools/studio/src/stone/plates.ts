import { hash } from '../noise/hash.ts';
import { clamp01, smoothstep } from '../noise/shape.ts';

/** What is known of a place in a field of plates, one plate to a unit square or so. */
export type PlatePlace = {
  /** Distance to the border with the next plate, in units. */
  readonly edge: number;
  /** Fixed random numbers, 0 to 1, of this plate (two) and of this border; where three plates meet, the largest of theirs. */
  readonly plate: number;
  readonly tone: number;
  readonly pair: number;
  /** 0 to 1 from one side of the plate to the other, in a direction of the plate's own. */
  readonly slope: number;
};

/** How near a third plate must be, in units, to be met by the border of the other two. */
const meeting = 0.16;

/** Finds the plate that holds a place, and its nearest neighbours. */
export function nearestTwo(x: number, y: number, seed: number): PlatePlace {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let first = 9;
  let second = 9;
  let third = 9;
  let fx = 0;
  let fy = 0;
  let sx = 0;
  let sy = 0;
  let fColumn = 0;
  let fRow = 0;
  let sColumn = 0;
  let sRow = 0;
  let tColumn = 0;
  let tRow = 0;
  for (let r = row - 1; r <= row + 1; r += 1) {
    for (let c = column - 1; c <= column + 1; c += 1) {
      const cx = c + 0.05 + 0.9 * hash(c, r, seed);
      const cy = r + 0.05 + 0.9 * hash(c, r, seed + 1);
      const squared = (cx - x) ** 2 + (cy - y) ** 2;
      if (squared < first) {
        third = second;
        tColumn = sColumn;
        tRow = sRow;
        second = first;
        sx = fx;
        sy = fy;
        sColumn = fColumn;
        sRow = fRow;
        first = squared;
        fx = cx;
        fy = cy;
        fColumn = c;
        fRow = r;
      } else if (squared < second) {
        third = second;
        tColumn = sColumn;
        tRow = sRow;
        second = squared;
        sx = cx;
        sy = cy;
        sColumn = c;
        sRow = r;
      } else if (squared < third) {
        third = squared;
        tColumn = c;
        tRow = r;
      }
    }
  }
  const apart = Math.sqrt((fx - sx) ** 2 + (fy - sy) ** 2) + 1e-6;
  const turn = hash(fColumn, fRow, seed + 4) * Math.PI * 2;
  return {
    edge: (second - first) / (2 * apart),
    plate: hash(fColumn, fRow, seed + 2),
    tone: hash(fColumn, fRow, seed + 3),
    pair: met(fColumn, fRow, sColumn, sRow, tColumn, tRow, seed + 5, Math.sqrt(third) - Math.sqrt(second)),
    slope: clamp01(0.5 + 0.9 * ((x - fx) * Math.cos(turn) + (y - fy) * Math.sin(turn))),
  };
}

/** A border's number. Near where three meet, a filled one runs on into the two others and thins out there. */
function met(
  fColumn: number,
  fRow: number,
  sColumn: number,
  sRow: number,
  tColumn: number,
  tRow: number,
  lane: number,
  apart: number,
): number {
  // Symmetric, so that both plates agree about their border.
  const own = hash(fColumn + sColumn, fRow + sRow, lane);
  if (apart >= meeting) return own;
  const most = Math.max(own, hash(fColumn + tColumn, fRow + tRow, lane), hash(sColumn + tColumn, sRow + tRow, lane));
  return most + (own - most) * smoothstep(0, meeting, apart);
}
