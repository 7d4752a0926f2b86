import { isFree, type FreeSpace } from './free-space.ts';
import type { Box, Lying, PackedPart, Placement } from './packed-part.ts';
import type { Sheet } from './sheet.ts';

/**
 * Scores a rectangle of a part in a free rectangle that is wider by `across` and taller by `down`. The smallest score wins.
 *
 * @param right where the rectangle would end
 */
export type Rule = (across: number, down: number, right: number, bottom: number, free: Box) => number;

/** Makes the first number count, and the second one among equals. Longer than any sheet, and small enough to keep sums exact. */
const FIRST = 65_536;

/** The rules of J. Jylänki, “A Thousand Ways to Pack the Bin” (2010), section 2.3. */
export const rules = {
  /** The narrower of the two strips that are left is narrowest. */
  shortSide: (across, down) => (across < down ? across * FIRST + down : down * FIRST + across),
  /** The wider of the two strips that are left is narrowest. */
  longSide: (across, down) => (across < down ? down * FIRST + across : across * FIRST + down),
  /** The free rectangle is smallest. */
  area: (across, down, _right, _bottom, free) =>
    (free.right - free.left) * (free.bottom - free.top) * FIRST + Math.min(across, down),
  /** The part reaches down least, then is furthest left. */
  top: (_across, _down, right, bottom) => bottom * FIRST + right,
  /** The part reaches least to the right, then is highest up. */
  left: (_across, _down, right, bottom) => right * FIRST + bottom,
} satisfies Record<string, Rule>;

export interface Spot {
  /** The sheet's index. */
  readonly at: number;
  readonly placement: Placement;
}

/**
 * Finds the place on some sheets that a rule likes best for a part.
 *
 * @param passOver says whether to pass over a place although it is the best one so far
 */
export function findSpot(
  part: PackedPart,
  sheets: readonly Sheet[],
  rule: Rule,
  passOver: () => boolean = () => false,
): Spot | undefined {
  const isRectangle = part.lyings.every(({ boxes }) => boxes.length === 1);
  return (isRectangle ? findSpotForRectangle : findSpotForBoxes)(part, sheets, rule, passOver);
}

/** A rectangle goes to the upper left corner of a free one. The search spends most of its time here, so this part of it is kept simple. */
function findSpotForRectangle(
  part: PackedPart,
  sheets: readonly Sheet[],
  rule: Rule,
  passOver: () => boolean,
): Spot | undefined {
  let index = -1;
  let at = -1;
  let x = 0;
  let y = 0;
  let best: Lying | undefined;
  let bestScore = Infinity;
  for (const { free, widest, tallest } of sheets) {
    index += 1;
    for (const lying of part.lyings) {
      const { width, height } = lying;
      if (width > widest || height > tallest) continue;
      for (const box of free) {
        const across = box.right - box.left - width;
        const down = box.bottom - box.top - height;
        if (across < 0 || down < 0) continue;
        const score = rule(across, down, box.left + width, box.top + height, box);
        if (score >= bestScore || passOver()) continue;
        at = index;
        x = box.left;
        y = box.top;
        best = lying;
        bestScore = score;
      }
    }
  }
  return best && { at, placement: { part, lying: best, x, y } };
}

/** One rectangle of a part goes to one of the four corners of a free one. The others must then be free, too. */
function findSpotForBoxes(
  part: PackedPart,
  sheets: readonly Sheet[],
  rule: Rule,
  passOver: () => boolean,
): Spot | undefined {
  let best: Spot | undefined;
  let bestScore = Infinity;
  for (const [at, { free, widest, tallest }] of sheets.entries())
    for (const lying of part.lyings) {
      if (lying.boxes.some(({ left, top, right, bottom }) => right - left > widest || bottom - top > tallest)) continue;
      for (const { left, top, right, bottom } of lying.boxes)
        for (const box of free) {
          const across = box.right - box.left - (right - left);
          const down = box.bottom - box.top - (bottom - top);
          if (across < 0 || down < 0) continue;
          for (const x of [box.left - left, box.right - right])
            for (const y of [box.top - top, box.bottom - bottom]) {
              const score = rule(across, down, x + right, y + bottom, box);
              if (score >= bestScore || !fits(lying, x, y, free) || passOver()) continue;
              best = { at, placement: { part, lying, x, y } };
              bestScore = score;
            }
        }
    }
  return best;
}

function fits({ boxes }: Lying, x: number, y: number, free: FreeSpace): boolean {
  return boxes.every(({ left, top, right, bottom }) =>
    isFree(free, { left: x + left, top: y + top, right: x + right, bottom: y + bottom }),
  );
}
