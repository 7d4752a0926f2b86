import { formatLength, roundToSixteenths } from '../lengths/lengths.ts';
import { boxOf, outlineOf, type Box } from '../outlines/outlines.ts';
import type { CutPart, Piece, Plan, Point, Seam } from '../plan/plan.ts';
import { placeSeams } from './seam-places.ts';
import { listSeamSpans, listSeamZones } from './seam-zones.ts';
import { seamToCutOutIn, shortestPartIn, trimIn } from './slab-limits.ts';
import { crossOutline, splitOutline, type Axis } from './split-outline.ts';

export interface SlabDimensions {
  readonly widthIn: number;
  readonly heightIn: number;
}

interface CutProblem {
  readonly pieceId: string;
  /** Sentences for the visitor, without the name of the piece. */
  readonly message: string;
}

export interface CutPlan {
  /** In the order of the pieces, those of a piece from left to right. */
  readonly parts: readonly CutPart[];
  readonly seams: readonly Seam[];
  /** Pieces with a seam where it shouldn't be, and pieces without parts because no seam makes them fit. */
  readonly problems: readonly CutProblem[];
}

/**
 * Cuts the pieces of a plan into parts that fit on a slab of its stone. A piece gets as few seams as it can, at even distances, away from
 * dishwashers and cut-outs. The parts of a piece have its area: a seam takes nothing off.
 */
export function cutParts({ pieces, mayTurn }: Pick<Plan, 'pieces' | 'mayTurn'>, slab: SlabDimensions): CutPlan {
  const limits = { ...usableArea(slab), mayTurn };
  const cuts = pieces.map((piece) => ({ piece, cut: cutPiece(piece, limits) }));
  return {
    parts: cuts.flatMap(({ piece, cut }) => toParts(piece, cut?.outlines ?? [])),
    seams: cuts.flatMap(({ piece: { id }, cut }) => cut?.seams.map((seam) => ({ pieceId: id, ...seam })) ?? []),
    problems: cuts.flatMap(({ piece: { id }, cut }) => {
      if (cut?.misplacedSeams === 0) return [];
      const message =
        cut === undefined
          ? `It doesn’t fit on a slab of ${formatLength(slab.widthIn)} × ${formatLength(slab.heightIn)}, and no straight seam divides it in two. Plan it as two pieces.`
          : `It needs a seam, but every place for it is over a dishwasher or within ${formatLength(seamToCutOutIn)} of a cut-out. Move these, or plan it as two pieces.`;
      return [{ pieceId: id, message }];
    }),
  };
}

/** What can be used of a slab, without the trim of its border. */
export function usableArea({ widthIn, heightIn }: SlabDimensions): SlabDimensions {
  return { widthIn: widthIn - 2 * trimIn, heightIn: heightIn - 2 * trimIn };
}

interface Limits extends SlabDimensions {
  readonly mayTurn: boolean;
}

/** Outlines in the axes of the piece. */
interface Cut {
  readonly outlines: readonly (readonly Point[])[];
  readonly seams: readonly Omit<Seam, 'pieceId'>[];
  /** How many cross a zone that they should keep out of. */
  readonly misplacedSeams: number;
}

function cutPiece(piece: Piece, limits: Limits): Cut | undefined {
  const { shape, isWhole } = piece;
  const [outline, zones] = [outlineOf(shape), listSeamZones(piece)];
  if (shape.kind !== 'corner' || (isWhole && isFitting(outline, limits))) return cutToFit(outline, limits, zones);
  const insideX = shape.hand === 'left' ? shape.returnDepthIn : shape.lengthIn - shape.returnDepthIn;
  const tooLarge = shape.lengthIn > limits.widthIn ? 'longer-than-slab' : 'wider-than-slab';
  const reason = isWhole ? tooLarge : 'corner';
  const seamed = bestCut([
    cutAt(outline, 'y', [shape.depthIn], reason, limits, zones),
    cutAt(outline, 'x', [insideX], reason, limits, zones),
  ]);
  // A corner sink leaves no place for a seam at the corner. The seam is elsewhere then, or there is none.
  return seamed?.misplacedSeams === 0 ? seamed : bestCut([cutToFit(outline, limits, zones), seamed]);
}

function cutToFit(outline: readonly Point[], limits: Limits, zones: readonly Box[]): Cut | undefined {
  const { left, top, right, bottom } = boxOf(outline);
  const [width, height] = [right - left, bottom - top];
  const { widthIn, heightIn, mayTurn } = limits;
  if (isFitting(outline, limits)) return { outlines: [outline], seams: [], misplacedSeams: 0 };
  // Parts between seams from back to front lie along the slab, or turned if only that makes them fit.
  const longestX = height > heightIn && height <= widthIn && mayTurn ? heightIn : widthIn;
  const longestY = width <= heightIn && mayTurn ? widthIn : heightIn;
  return bestCut([
    width > longestX ? cutAcross(outline, 'x', [left, right], longestX, limits, zones) : undefined,
    height > longestY ? cutAcross(outline, 'y', [top, bottom], longestY, limits, zones) : undefined,
  ]);
}

function isFitting(outline: readonly Point[], { widthIn, heightIn, mayTurn }: Limits): boolean {
  const { left, top, right, bottom } = boxOf(outline);
  const [width, height] = [right - left, bottom - top];
  return (width <= widthIn && height <= heightIn) || (mayTurn && width <= heightIn && height <= widthIn);
}

/** Cuts with as few seams as possible; if need be with shorter parts, and at worst through a zone. */
function cutAcross(
  outline: readonly Point[],
  axis: Axis,
  [start, end]: readonly [number, number],
  longest: number,
  limits: Limits,
  zones: readonly Box[],
): Cut | undefined {
  const fewest = Math.ceil((end - start) / longest) - 1;
  const reason = longest === limits.widthIn ? 'longer-than-slab' : 'wider-than-slab';
  const legal = listSeamSpans(outline, axis, zones);
  for (const [spans, shortest, most] of [
    [legal, shortestPartIn, fewest + 2],
    [legal, 1, fewest + 1],
    [listSeamSpans(outline, axis, []), 1, fewest + 1],
  ] as const) {
    for (let count = fewest; count <= most; count += 1) {
      const places = placeSeams({ start, end, shortest, longest }, spans, count);
      if (places !== undefined) return cutAt(outline, axis, places, reason, limits, zones);
    }
  }
  return undefined;
}

/** Cuts along parallel lines, and the parts again until they fit. */
function cutAt(
  outline: readonly Point[],
  axis: Axis,
  places: readonly number[],
  reason: Seam['reason'],
  limits: Limits,
  zones: readonly Box[],
): Cut | undefined {
  const legal = listSeamSpans(outline, axis, zones);
  const outlines: (readonly Point[])[] = [];
  let rest = outline;
  for (const place of places) {
    const [before, after] = splitOutline(rest, axis, place);
    outlines.push(before);
    rest = after;
  }
  const cuts = [...outlines, rest].map((part) => cutToFit(part, limits, zones));
  if (!cuts.every((cut) => cut !== undefined)) return undefined;
  const seams = places.map((place) => {
    const [from = 0, to = 0] = (crossOutline(outline, axis, place)[0] ?? []).map(roundToSixteenths);
    const [start, end]: readonly [Point, Point] =
      axis === 'x'
        ? [
            [place, from],
            [place, to],
          ]
        : [
            [from, place],
            [to, place],
          ];
    return { from: start, to: end, reason };
  });
  const misplaced = places.filter((place) => !legal.some(([from, to]) => from <= place && place <= to));
  return {
    outlines: cuts.flatMap((cut) => cut.outlines),
    seams: [...seams, ...cuts.flatMap((cut) => cut.seams)],
    misplacedSeams: cuts.reduce((sum, cut) => sum + cut.misplacedSeams, misplaced.length),
  };
}

/** The cut with the fewest misplaced seams, then with the fewest parts, then the first. */
function bestCut(cuts: readonly (Cut | undefined)[]): Cut | undefined {
  return cuts
    .filter((cut) => cut !== undefined)
    .sort((a, b) => a.misplacedSeams - b.misplacedSeams || a.outlines.length - b.outlines.length)[0];
}

function toParts({ id, name }: Piece, outlines: readonly (readonly Point[])[]): readonly CutPart[] {
  const boxes = outlines.map((outline) => ({ outline, box: boxOf(outline) }));
  return boxes
    .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
    .map(({ outline, box: { left, top, right, bottom } }, index, { length }) => ({
      id: length === 1 ? id : `${id}.${index + 1}`,
      pieceId: id,
      name: length === 1 ? name : `${name}, part ${index + 1} of ${length}`,
      offset: [left, top],
      outline: startUpperLeft(outline.map(([x, y]): Point => [x - left, y - top])),
      widthIn: right - left,
      heightIn: bottom - top,
    }));
}

function startUpperLeft(outline: readonly Point[]): readonly Point[] {
  const distances = outline.map(([x, y]) => x + y);
  const first = distances.indexOf(Math.min(...distances));
  return [...outline.slice(first), ...outline.slice(0, first)];
}
