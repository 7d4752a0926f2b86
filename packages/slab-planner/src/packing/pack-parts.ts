import { findSpot, rules } from './find-spot.ts';
import { countFewestSheets } from './lower-bound.ts';
import { orders, packGreedily } from './pack-greedily.ts';
import type { PackedPart, Placement, Size } from './packed-part.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { addPlacement, emptySheet, largestRemnant, type Sheet } from './sheet.ts';

export interface PackOptions {
  /** Says when to stop improving. Asked before each step, of which there are tens of thousands in a second. */
  readonly isOver: () => boolean;
  /** The same seed and the same number of steps give the same plan. */
  readonly seed: number;
  /** Whether to go on when no plan can have fewer sheets, until as little as possible is on the last one. */
  readonly wantsRemnant: boolean;
  /** Parts that keep their place, by sheet. They are not among the parts to pack. */
  readonly fixed?: readonly (readonly Placement[])[];
}

/** How many earlier results a new one is compared with: E. Burke and Y. Bykov, “The late acceptance hill-climbing heuristic” (2017). */
const REMEMBERED = 120;
/** How often the best place is passed over: J. Christiaens and G. Vanden Berghe, “Slack induction by string removals” (2020). */
const PASSED_OVER = 0.02;
/** How many arrangements of the last sheet are tried. */
const ARRANGEMENTS = 40;

/**
 * Packs parts on as few equal sheets as it can find. It starts with the best of several greedy plans. Then it empties one sheet and tries to
 * find room for its parts on the others, by taking some parts off and placing them again; when that succeeds, it goes on with one sheet
 * fewer.
 *
 * T. Gardeyn and T. Wauters, “A goal-driven ruin and recreate heuristic for the 2D variable-sized bin packing problem with guillotine
 * constraints” (2022); here without these constraints, and with parts of several rectangles.
 *
 * @returns the parts on each sheet, the sheets with fixed parts first. One of these may be empty.
 * @throws {RangeError} if a part is larger than a sheet
 */
export function packParts(
  parts: readonly PackedPart[],
  size: Size,
  { isOver, seed, wantsRemnant, fixed = [] }: PackOptions,
): readonly (readonly Placement[])[] {
  const random = seededRandom(seed);
  const start = fixed.map((placements) => fixedSheet(placements, size));
  const enough = Math.max(start.length, wantsRemnant ? 1 : countFewestSheets(parts, size));
  let plan = packGreedily(parts, size, start, isOver);
  while (plan.length > enough && !isOver()) plan = unloadOneSheet(plan, random, isOver);
  if (wantsRemnant) plan = enlargeRemnant(plan, random);
  return plan.map(({ placements }) => placements);
}

function fixedSheet(placements: readonly Placement[], size: Size): Sheet {
  const sheet = placements.reduce(addPlacement, emptySheet(size));
  return { ...sheet, fixed: sheet };
}

interface Attempt {
  readonly sheets: readonly Sheet[];
  /** The parts that have no place, and their area. */
  readonly left: readonly PackedPart[];
  readonly area: number;
}

/** Returns a plan with one sheet fewer. If there is no time to find one, it returns a plan with as little as possible on the last sheet. */
function unloadOneSheet(plan: readonly Sheet[], random: Random, isOver: () => boolean): readonly Sheet[] {
  const [emptiest] = plan.filter(({ fixed }) => fixed === null).sort((a, b) => a.area - b.area);
  if (emptiest === undefined) return plan;
  const others = plan.filter((sheet) => sheet !== emptiest);
  let attempt: Attempt = {
    sheets: others,
    left: emptiest.placements.map(({ part }) => part),
    area: emptiest.area,
  };
  let best: readonly Sheet[] = [...others, emptiest];
  let bestArea = emptiest.area;
  const earlierAreas = Array.from({ length: REMEMBERED }, () => attempt.area);
  for (let step = 0; attempt.left.length > 0 && !isOver(); step += 1) {
    const at = step % REMEMBERED;
    const limit = Math.max(attempt.area, earlierAreas[at] ?? 0);
    attempt = recreate(ruin(attempt, random), limit, random) ?? attempt;
    earlierAreas[at] = attempt.area;
    if (attempt.area >= bestArea || attempt.left.length === 0) continue;
    const last = packOneSheet(attempt.left, emptySheet(emptiest.size), random);
    if (last === null) continue;
    best = [...attempt.sheets, last];
    bestArea = attempt.area;
  }
  if (attempt.left.length > 0) return best;
  return attempt.sheets.filter(({ placements, fixed }) => placements.length > 0 || fixed !== null);
}

/** Arranges the parts of the last sheet so that one large rectangle of it stays free. */
function enlargeRemnant(plan: readonly Sheet[], random: Random): readonly Sheet[] {
  const last = plan.at(-1);
  if (last === undefined) return plan;
  const start = withoutLoose(last);
  const parts = listLoose(last).map(({ part }) => part);
  let best = last;
  for (let count = 0; count < ARRANGEMENTS; count += 1) {
    const tried = packOneSheet(parts, start, random);
    if (tried !== null && largestRemnant(tried) > largestRemnant(best)) best = tried;
  }
  return [...plan.slice(0, -1), best];
}

function packOneSheet(parts: readonly PackedPart[], start: Sheet, random: Random): Sheet | null {
  return recreate({ sheets: [start], left: parts, area: 0 }, 0, random)?.sheets[0] ?? null;
}

/** The parts of a sheet that may be moved. */
function listLoose({ placements, fixed }: Sheet): readonly Placement[] {
  return fixed === null ? placements : placements.slice(fixed.placements.length);
}

/** A sheet with its fixed parts only, which stay fixed. */
function withoutLoose({ fixed, size }: Sheet): Sheet {
  return fixed === null ? emptySheet(size) : { ...fixed, fixed };
}

/** Takes all parts or a share of them off two to four sheets. Rather off those with more free space, as more can be gained there. */
function ruin({ sheets, left, area }: Attempt, random: Random): Attempt {
  const kept = [...sheets];
  const loose = [...left];
  const share = random.next() < 0.6 ? 1 : 0.15 + 0.6 * random.next();
  for (let count = 2 + random.below(3); count > 0; count -= 1) {
    const [one, other] = [random.below(kept.length), random.below(kept.length)];
    const at = (kept[one]?.area ?? 0) < (kept[other]?.area ?? 0) ? one : other;
    const sheet = kept[at];
    if (sheet === undefined) continue;
    let fresh = withoutLoose(sheet);
    for (const placement of listLoose(sheet))
      if (random.next() < share) loose.push(placement.part);
      else fresh = addPlacement(fresh, placement);
    kept[at] = fresh;
    area += sheet.area - fresh.area;
  }
  return { sheets: kept, left: loose, area };
}

/** Places the parts that are left in a random order. Returns null as soon as more than `limit` has no place. */
function recreate({ sheets, left }: Attempt, limit: number, random: Random): Attempt | null {
  const packed = [...sheets];
  const homeless: PackedPart[] = [];
  let area = 0;
  const order = random.pick(orders);
  const noise = random.next() * 0.6;
  const rule = random.pick(Object.values(rules));
  const passOver = () => random.next() < PASSED_OVER;
  const weighed = left.map((part) => ({ part, weight: order(part) * (1 + (random.next() - 0.5) * noise) }));
  for (const { part } of weighed.sort((a, b) => b.weight - a.weight)) {
    const spot = findSpot(part, packed, rule, passOver);
    const sheet = packed[spot?.at ?? -1];
    if (spot !== undefined && sheet !== undefined) {
      packed[spot.at] = addPlacement(sheet, spot.placement);
      continue;
    }
    homeless.push(part);
    area += part.area;
    if (area > limit) return null;
  }
  return { sheets: packed, left: homeless, area };
}
