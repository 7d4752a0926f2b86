import { boxOf, type Box } from '../outlines/outlines.ts';
import type { Layout, Piece, PlacedPart, Plan, Point } from '../plan/plan.ts';
import { line, mapFigure, mapPoint, rectangle, writePathData, type Figure } from './figures.ts';
import { formatSize } from './format-size.ts';
import { listFreeBoxes } from './free-boxes.ts';
import { findLabelRoom } from './label-room.ts';
import type { Label } from './labels.ts';
import { drawPartCutOuts, mapPartToSlab, outlinePart } from './place-part.ts';

/** A part where it is cut from the slab, in the slab's axes. */
export interface PartDrawing {
  readonly placed: PlacedPart;
  /** Its number in the cut list: `1`, `2`… over all slabs. */
  readonly number: number;
  /** The outline first, then cut-outs and the arrow. */
  readonly figures: readonly Figure[];
  /** The `d` of its outline in inches, to clip the slab's picture with. */
  readonly clip: string;
  readonly label: Label;
}

export interface SlabDrawing {
  /** From 0. */
  readonly slab: number;
  readonly widthIn: number;
  readonly heightIn: number;
  /** Its border, the trim, and what is left over. */
  readonly figures: readonly Figure[];
  readonly parts: readonly PartDrawing[];
  /** Rectangles of at least a foot by a foot that are left over, largest first. */
  readonly offcuts: readonly Box[];
}

/** Smaller offcuts aren't worth keeping. */
const LEAST_OFFCUT_IN = 12;
const MOST_OFFCUTS = 3;
/** A hole of less is no obstacle for a label. */
const LEAST_HOLE_IN = 4;
const ARROW_IN = 7;
const ARROW_HEAD_IN = 1.6;

/**
 * Draws the slabs of a layout. An arrow on each part points along its wall, from left to right, so that it shows how a part is
 * turned; the slab's veins run along the slab.
 */
export function drawSlabs(plan: Plan, layout: Layout): readonly SlabDrawing[] {
  const pieces = new Map(plan.pieces.map((piece) => [piece.id, piece]));
  let number = 0;
  return layout.slabs.map((parts, slab) => {
    const { heightIn, widthIn } = layout.slab;
    const usable = {
      left: layout.trimIn,
      top: layout.trimIn,
      right: widthIn - layout.trimIn,
      bottom: heightIn - layout.trimIn,
    };
    const drawn = parts.flatMap((placed): readonly PartDrawing[] => {
      const piece = pieces.get(placed.part.pieceId);
      if (piece === undefined) return [];
      number += 1;
      return [drawPart(placed, piece, number)];
    });
    const offcuts = listFreeBoxes(
      usable,
      drawn.map(({ placed }) => widen(boxPlaced(placed), layout.kerfIn)),
      { least: LEAST_OFFCUT_IN, most: MOST_OFFCUTS },
    );
    return {
      slab,
      widthIn,
      heightIn,
      offcuts,
      parts: drawn,
      figures: [
        rectangle('slab', { left: 0, top: 0, right: widthIn, bottom: heightIn }),
        ...(layout.trimIn > 0 ? [rectangle('trim', usable)] : []),
        ...offcuts.map((box) => rectangle('offcut', box)),
      ],
    };
  });
}

/** The bounding box of a part as it lies. */
function boxPlaced(placed: PlacedPart): Box {
  const matrix = mapPartToSlab(placed);
  return boxOf(placed.part.outline.map((point) => mapPoint(matrix, point)));
}

function drawPart(placed: PlacedPart, piece: Piece, number: number): PartDrawing {
  const { part } = placed;
  const matrix = mapPartToSlab(placed);
  const outline = mapFigure(matrix, outlinePart(part, piece));
  const cutOuts = drawPartCutOuts(part, piece).map((figure) => mapFigure(matrix, figure));
  const holes = cutOuts.map(boundFigure).filter(({ left, right }) => right - left >= LEAST_HOLE_IN);
  const room = findLabelRoom(
    part.outline.map((point) => mapPoint(matrix, point)),
    holes,
  );
  const name = `${number} ${part.name}`;
  return {
    placed,
    number,
    figures: [outline, ...cutOuts, ...drawArrow(room, placed.quarterTurns)],
    clip: writePathData(outline),
    label: {
      room,
      versions: [[name, formatSize(part.widthIn, part.heightIn)], [name], [`${number}`]],
      isNeeded: true,
    },
  };
}

function boundFigure(figure: Figure): Box {
  if (figure.kind === 'path') return boxOf(figure.vertices.map(({ at }) => at));
  const { centre, radiusIn } = figure;
  return boxOf([
    [centre[0] - radiusIn, centre[1] - radiusIn],
    [centre[0] + radiusIn, centre[1] + radiusIn],
  ]);
}

/** In the corner of a part's room, so that the label has the middle. */
function drawArrow({ bottom, left, right, top }: Box, quarterTurns: PlacedPart['quarterTurns']): readonly Figure[] {
  const isUpright = quarterTurns % 2 === 1;
  const [along, across] = isUpright ? [bottom - top, right - left] : [right - left, bottom - top];
  const length = Math.min(ARROW_IN, along / 4);
  const head = Math.min(ARROW_HEAD_IN, length / 3, across / 3);
  const [fromStart, fromSide] = [length * 0.7, Math.min(ARROW_HEAD_IN * 2, across / 2)];
  const [x, y] = isUpright ? [left + fromSide, top + fromStart] : [left + fromStart, top + fromSide];
  const directions: readonly Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1]]; // prettier-ignore
  const [dx, dy] = directions[quarterTurns] ?? [1, 0];
  const at = (forward: number, aside: number): Point => [x + dx * forward - dy * aside, y + dy * forward + dx * aside];
  const tip = at(length / 2, 0);
  return [
    line('vein', at(-length / 2, 0), tip),
    line('vein', at(length / 2 - head, -head * 0.6), tip),
    line('vein', at(length / 2 - head, head * 0.6), tip),
  ];
}

function widen({ bottom, left, right, top }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
