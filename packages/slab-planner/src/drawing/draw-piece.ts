import type { Dimension } from '@showroom/dimension-drawings/drawing';
import { formatLength } from '../lengths/lengths.ts';
import { boxOf, outlineOf, placeCutOuts, sidesOf, type Box, type Side } from '../outlines/outlines.ts';
import type { Appliance, EdgeProfile, Piece, Point, Seam } from '../plan/plan.ts';
import { cutOutWords, edgeWords } from '../plan/plan-words.ts';
import { capitalize } from './capitalize.ts';
import { drawCutOuts } from './draw-cut-outs.ts';
import { line, rectangle, type Figure, type Path } from './figures.ts';
import { formatSize } from './format-size.ts';
import type { Label } from './labels.ts';
import { roundEachCorner } from './round-corners.ts';

/** A finished side: its profile's code is written next to it. */
export interface EdgeMark {
  readonly profile: EdgeProfile;
  /** The middle of the side. */
  readonly at: Point;
  /** Points out of the stone; its length is 1. */
  readonly outward: Point;
}

/** The length of a side that is parallel to neither axis, written along it. */
export interface SlantedLength {
  readonly lengthIn: number;
  readonly at: Point;
  readonly outward: Point;
}

/** A piece as a drawing: its lines in inches, from the upper left corner of its box, y down. */
export interface PieceDrawing {
  readonly name: string;
  /** One sentence for each thing that it shows. */
  readonly description: string;
  readonly box: Box;
  readonly figures: readonly Figure[];
  readonly edgeMarks: readonly EdgeMark[];
  readonly labels: readonly Label[];
  /** As in `@showroom/dimension-drawings`: y up. */
  readonly dimensions: readonly Dimension[];
  readonly slantedLengths: readonly SlantedLength[];
}

const applianceWords = {
  dishwasher: { name: 'Dishwasher', code: 'DW' },
  range: { name: 'Range', code: 'RG' },
  fridge: { name: 'Fridge', code: 'FR' },
} as const satisfies Record<Appliance['kind'], unknown>;

/** An appliance is about as deep as a base cabinet: 24″ (NKBA, Kitchen Planning Guidelines). */
const APPLIANCE_DEPTH_IN = 24;

/**
 * Draws a piece: outline with rounded corners, finished sides, cut-outs with their centre lines, seams, and the appliances below.
 * @param seams those of other pieces are left out
 */
export function drawPiece(piece: Piece, seams: readonly Seam[] = []): PieceDrawing {
  const outline = outlineOf(piece.shape);
  const box = boxOf(outline);
  const sides = sidesOf(piece);
  const corners = roundEachCorner(outline, piece.radiiIn);
  const ownSeams = seams.filter(({ pieceId }) => pieceId === piece.id);
  const dimensions = measureSides(sides, box).concat(measureCutOuts(piece, box));
  return {
    name: piece.name,
    description: describe(piece, box, sides, ownSeams),
    box,
    figures: [
      { kind: 'path', layer: 'outline', isClosed: true, vertices: corners.flat() },
      ...piece.appliances.map((appliance) => rectangle('appliance', boxAppliance(appliance, box))),
      ...drawEdges(sides, corners),
      ...drawCutOuts(piece),
      ...ownSeams.map(({ from, to }) => line('seam', from, to)),
    ],
    edgeMarks: sides.flatMap(({ edge, from, to }) =>
      edge === null ? [] : [{ profile: edge, at: middle(from, to), outward: findOutward(from, to) }],
    ),
    labels: [
      ...piece.appliances.map((appliance): Label => {
        const { code, name } = applianceWords[appliance.kind];
        return { room: boxAppliance(appliance, box), versions: [[name], [code]], isNeeded: false };
      }),
      ...placeCutOuts(piece).map(({ box: room, cutOut }): Label => {
        const size = formatSize(cutOut.widthIn, cutOut.depthIn);
        return { room, versions: [[capitalize(cutOutWords[cutOut.kind]), size], [size]], isNeeded: false };
      }),
    ],
    dimensions,
    slantedLengths: sides
      .filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1])
      .map(({ from, lengthIn, to }) => ({ lengthIn, at: middle(from, to), outward: findOutward(from, to) })),
  };
}

function boxAppliance({ fromIn, widthIn }: Appliance, { bottom, left, top }: Box): Box {
  return {
    left: left + fromIn,
    right: left + fromIn + widthIn,
    top,
    bottom: Math.min(bottom, top + APPLIANCE_DEPTH_IN),
  };
}

/** The finished sides as lines on the outline. Between two of them, the arc of the corner is finished too. */
function drawEdges(sides: readonly Side[], corners: ReturnType<typeof roundEachCorner>): readonly Path[] {
  return sides.flatMap(({ edge }, index): readonly Path[] => {
    const next = (index + 1) % sides.length;
    const [start, end] = [corners[index]?.at(-1), corners[next]];
    if (edge === null || start === undefined || end === undefined) return [];
    const isNextFinished = sides[next]?.edge !== null;
    const vertices = [start, ...(isNextFinished ? end : end.slice(0, 1).map(({ at }) => ({ at, bulge: 0 })))];
    return [{ kind: 'path', layer: 'finished-edge', isClosed: false, vertices }];
  });
}

/** The level sides and the upright ones, each length once for each place, and the whole piece. */
function measureSides(sides: readonly Side[], box: Box): readonly Dimension[] {
  const measured = new Set<string>();
  const dimensions: Dimension[] = [];
  const add = (name: string, side: Dimension['side'], from: Point, to: Point) => {
    const axis = side === 'top' || side === 'bottom' ? 0 : 1;
    const [start, end] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
    const place = `${axis} ${start} ${end}`;
    if (start === end || measured.has(place)) return;
    measured.add(place);
    dimensions.push({ name, side, lengthIn: end - start, from: flip(from), to: flip(to) });
  };
  for (const { from, name, to } of sides) {
    if (from[1] === to[1]) add(capitalize(name), to[0] > from[0] ? 'top' : 'bottom', from, to);
    else if (from[0] === to[0]) add(capitalize(name), to[1] > from[1] ? 'right' : 'left', from, to);
  }
  add('Whole width', 'top', [box.left, box.top], [box.right, box.top]);
  add('Whole depth', 'right', [box.right, box.top], [box.right, box.bottom]);
  return dimensions;
}

/** The centre of each cut-out, from the left end and from the back. Those in one line are measured once. */
function measureCutOuts(piece: Piece, box: Box): readonly Dimension[] {
  const isStraight = piece.shape.kind === 'straight';
  const placed = placeCutOuts(piece);
  const uprights = placed.filter(({ centre }, index) =>
    isFirst(placed, index, (other) => other.centre[0] === centre[0]),
  );
  // A hole that moves with its sink is behind it, where the sink's template has it.
  const own = placed.filter(({ cutOut }) => cutOut.linkedTo === undefined);
  const levels = own.filter(({ centre }, index) => isFirst(own, index, (other) => other.centre[1] === centre[1]));
  return [
    ...uprights.map(({ box: { bottom, top }, centre, cutOut }): Dimension => {
      const side = !isStraight && centre[1] - box.top < box.bottom - centre[1] ? 'top' : 'bottom';
      const y = side === 'top' ? top : bottom;
      return {
        name: `${capitalize(cutOutWords[cutOut.kind])}, centre from the left end`,
        side,
        lengthIn: centre[0] - box.left,
        from: flip([box.left, side === 'top' ? box.top : box.bottom]),
        to: flip([centre[0], y]),
      };
    }),
    ...levels.map(({ box: { left, right }, centre, cutOut }): Dimension => {
      const side = !isStraight && centre[0] - box.left > box.right - centre[0] ? 'right' : 'left';
      return {
        name: `${capitalize(cutOutWords[cutOut.kind])}, centre from the back`,
        side,
        lengthIn: centre[1] - box.top,
        from: flip([side === 'left' ? box.left : box.right, box.top]),
        to: flip([side === 'left' ? left : right, centre[1]]),
      };
    }),
  ];
}

function isFirst<T>(all: readonly T[], index: number, isSame: (other: T) => boolean): boolean {
  return all.findIndex(isSame) === index;
}

function describe(piece: Piece, box: Box, sides: readonly Side[], seams: readonly Seam[]): string {
  const finished = sides.flatMap(({ edge, name }) => (edge === null ? [] : [`${name} (${edgeWords[edge]})`]));
  const cutOuts = placeCutOuts(piece).map(({ centre, cutOut }) => {
    const [fromLeft, fromBack] = [centre[0] - box.left, centre[1] - box.top].map(formatLength);
    return `${capitalize(cutOutWords[cutOut.kind])} ${formatSize(cutOut.widthIn, cutOut.depthIn)}, centre ${fromLeft} from the left end and ${fromBack} from the back`;
  });
  return [
    `${formatSize(box.right - box.left, box.bottom - box.top)}.`,
    finished.length > 0 && `Finished: ${finished.join(', ')}.`,
    ...cutOuts.map((words) => `${words}.`),
    ...piece.appliances.map(
      ({ fromIn, kind, widthIn }) =>
        `${applianceWords[kind].name} from ${formatLength(fromIn)} to ${formatLength(fromIn + widthIn)}.`,
    ),
    seams.length > 0 && (seams.length === 1 ? 'One seam.' : `${seams.length} seams.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** From y down to y up. */
const flip = ([x, y]: Point): Point => [x, -y];

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** To the left of a side of a clockwise outline is the outside. */
function findOutward([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? [0, -1] : [(y2 - y1) / length, (x1 - x2) / length];
}
