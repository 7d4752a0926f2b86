import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { cutParts, usableArea, type CutPlan, type SlabDimensions } from '../cut-parts/cut-parts.ts';
import { kerfIn, trimIn } from '../cut-parts/slab-limits.ts';
import { countFewestSheets } from '../packing/lower-bound.ts';
import { packParts } from '../packing/pack-parts.ts';
import { partOfBoxes, type PackedPart, type Size } from '../packing/packed-part.ts';
import type { CutPart, Layout, Piece, Plan } from '../plan/plan.ts';
import { coverOutline } from './cover-outline.ts';
import { fixHandPlaces, type PartToPlace, type PlaceProblem } from './hand-places.ts';

export interface LayOutOptions {
  /** Says when to stop looking for a better layout. Asked often, so it must be cheap. There is a layout even if it is over at once. */
  readonly isOver: () => boolean;
  /** The same plan with the same seed has the same layout, if it isn’t over before all steps are done. */
  readonly seed: number;
}

export interface LaidOutPlan {
  /** Every part of the plan is on it once. */
  readonly layout: Layout;
  /** Pieces that can’t be cut, or not well, and parts that are not where they were put by hand. */
  readonly problems: readonly (CutPlan['problems'][number] | PlaceProblem)[];
  /** Corners that are seamed or whole other than the plan says, because that saves a slab. */
  readonly recuts: readonly Recut[];
}

export interface Recut {
  readonly pieceId: string;
  /** A sentence for the visitor. */
  readonly message: string;
}

/** So many times the square of the number of parts: tens of milliseconds for twelve parts. For a hundred, the time given ends it. */
const STEPS = 10;
/** With more corners, only one of them is changed at a time, or all. */
const MOST_CORNERS = 4;

/**
 * Finds where each part of a plan is cut from which slab: with the fewest slabs, then the least waste, which is what is left of the last
 * slab, then the fewest seams. Parts that were placed by hand stay there if they can. The others go around them.
 */
export function layOut(plan: Plan, { isOver, seed }: LayOutOptions): LaidOutPlan {
  const slab = slabOf(plan);
  const planned = layOutCut(plan, cutParts(plan, slab), slab, isOver, seed);
  if (plan.places.length > 0) return { ...planned, recuts: [] };
  for (const changed of listRecuts(plan.pieces)) {
    const pieces = plan.pieces.map((piece) =>
      changed.includes(piece) ? { ...piece, isWhole: !piece.isWhole } : piece,
    );
    const cut = cutParts({ ...plan, pieces }, slab);
    if (isOver() || cut.problems.length > planned.problems.length) continue;
    if (countFewestSheets(packable(cut.parts, plan.mayTurn), sizeOf(slab)) >= planned.layout.slabs.length) continue;
    const other = layOutCut(plan, cut, slab, isOver, seed);
    if (other.layout.slabs.length < planned.layout.slabs.length)
      return { ...other, recuts: changed.map(describeRecut) };
  }
  return { ...planned, recuts: [] };
}

function layOutCut(
  { places, mayTurn }: Plan,
  { parts, seams, problems }: CutPlan,
  slab: SlabDimensions,
  isOver: () => boolean,
  seed: number,
): Omit<LaidOutPlan, 'recuts'> {
  const size = sizeOf(slab);
  const packed = packable(parts, mayTurn);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const toPlace = packed.flatMap((each): readonly PartToPlace[] => {
    const part = byId.get(each.id);
    return part === undefined ? [] : [{ part, packed: each }];
  });
  const hand = fixHandPlaces(places, toPlace, { size, trimIn, mayTurn });
  const fixed = new Set(hand.fixed.flatMap((placements) => placements.map(({ part }) => part)));
  const sheets = packParts(
    packed.filter((part) => !fixed.has(part)),
    size,
    { isOver: limitSteps(isOver, STEPS * parts.length ** 2), seed, wantsRemnant: true, fixed: hand.fixed },
  );
  const slabs = sheets.map((placements) =>
    placements.flatMap(({ part: { id }, lying: { quarterTurns }, x, y }) => {
      const part = byId.get(id);
      return part === undefined ? [] : [{ part, xIn: x + trimIn, yIn: y + trimIn, quarterTurns }];
    }),
  );
  return {
    layout: { slab, kerfIn, trimIn, slabs: slabs.filter((placed) => placed.length > 0), seams },
    problems: [...problems, ...hand.problems],
  };
}

function slabOf({ stone, slabSize }: Plan): SlabDimensions {
  const sizes = findQuartzColour(stone)?.sizes;
  const size = sizes?.[slabSize];
  if (size === undefined) throw new RangeError(`${stone} has no slab size ${slabSize}.`);
  return { widthIn: size.widthIn, heightIn: size.heightIn };
}

/** Each part is packed with a saw’s cut to its right and below it. The slab gets as much, as the last part in a row needs no cut. */
function packable(parts: readonly CutPart[], mayTurn: boolean): readonly PackedPart[] {
  return parts.map(({ id, outline }) => {
    const boxes = coverOutline(outline).map((box) => ({
      ...box,
      right: box.right + kerfIn,
      bottom: box.bottom + kerfIn,
    }));
    return partOfBoxes(id, boxes, mayTurn);
  });
}

function sizeOf(slab: SlabDimensions): Size {
  const { widthIn, heightIn } = usableArea(slab);
  return { width: widthIn + kerfIn, height: heightIn + kerfIn };
}

function limitSteps(isOver: () => boolean, most: number): () => boolean {
  let steps = 0;
  return () => {
    steps += 1;
    return steps > most || isOver();
  };
}

/** The corners that could be cut in another way: one at a time, then all of them. */
function listRecuts(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const corners = pieces.filter(({ shape }) => shape.kind === 'corner');
  const single = corners.slice(0, MOST_CORNERS).map((corner) => [corner]);
  return corners.length > 1 ? [...single, corners] : single;
}

function describeRecut({ id, name, isWhole }: Piece): Recut {
  const message = isWhole
    ? `“${name}” gets a seam at its corner: that saves a slab.`
    : `“${name}” is cut whole: that saves a slab.`;
  return { pieceId: id, message };
}
