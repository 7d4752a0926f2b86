import { findSpot, rules, type Rule, type Spot } from './find-spot.ts';
import type { PackedPart, Size } from './packed-part.ts';
import { addPlacement, emptySheet, type Sheet } from './sheet.ts';

/** Parts with a greater number are placed first. */
export type Order = (part: PackedPart) => number;

export const orders: readonly Order[] = [
  ({ area }) => area,
  ({ width, height }) => Math.max(width, height),
  ({ width, height }) => Math.min(width, height),
  ({ width, height }) => width + height,
  ({ width }) => width,
  ({ height }) => height,
];

/**
 * The best of several plans that place one part after the other, on the first sheet with room for it or where it fits best. If time is
 * over, only the first plan is made.
 *
 * @param start sheets that may have parts
 * @throws {RangeError} if a part is larger than a sheet
 */
export function packGreedily(
  parts: readonly PackedPart[],
  size: Size,
  start: readonly Sheet[],
  isOver: () => boolean,
): readonly Sheet[] {
  let best: readonly Sheet[] | undefined;
  for (const order of orders) {
    const sorted = parts.toSorted((a, b) => order(b) - order(a));
    for (const rule of Object.values(rules))
      for (const find of [findFirstSpot, findSpot]) {
        if (best !== undefined && isOver()) return best;
        const sheets = packInTurn(sorted, size, start, find, rule);
        if (best === undefined || sheets.length < best.length) best = sheets;
      }
  }
  return best ?? [];
}

function packInTurn(
  parts: readonly PackedPart[],
  size: Size,
  start: readonly Sheet[],
  find: typeof findSpot,
  rule: Rule,
): readonly Sheet[] {
  const sheets = [...start];
  for (const part of parts) {
    const { at, placement } = find(part, sheets, rule) ?? spotOnEmptySheet(part, sheets.length, size, rule);
    sheets[at] = addPlacement(sheets[at] ?? emptySheet(size), placement);
  }
  return sheets;
}

function spotOnEmptySheet(part: PackedPart, at: number, size: Size, rule: Rule): Spot {
  const spot = findSpot(part, [emptySheet(size)], rule);
  if (spot === undefined) throw new RangeError(`The part ${part.id} is larger than a sheet.`);
  return { ...spot, at };
}

/** The best place on the first sheet that has room. */
function findFirstSpot(part: PackedPart, sheets: readonly Sheet[], rule: Rule): Spot | undefined {
  for (const [at, sheet] of sheets.entries()) {
    const spot = findSpot(part, [sheet], rule);
    if (spot !== undefined) return { ...spot, at };
  }
  return undefined;
}
