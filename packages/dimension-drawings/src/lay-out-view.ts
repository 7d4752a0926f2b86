import { boundShapes } from './bounds.ts';
import type { Dimension, Point, Side, View } from './drawing.ts';
import { units, writeLabel } from './length-words.ts';

/** In pixels of a view; y grows downwards. */
type Line = readonly [from: Point, to: Point];

/** A dimension line’s label: centred on it, or starting after its end. */
export type Label = {
  readonly dimension: Dimension;
  readonly centre: Point;
  readonly width: number;
  readonly startsAtLeft: boolean;
};

export type LaidOutDimension = {
  readonly lines: readonly Line[];
  readonly ticks: readonly Point[];
  readonly label: Label;
};

export type LaidOutView = {
  readonly dimensions: readonly LaidOutDimension[];
  /** Left, top, width and height. */
  readonly viewBox: readonly [number, number, number, number];
};

export const FONT_SIZE = 12;
export const LABEL_HEIGHT = 14;
/** The width of a digit in the site’s font, in font sizes; letters are narrower. */
const CHARACTER = 0.6;
/** Between the shapes and the first dimension line. */
const CLEARANCE = 18;
/** Between dimension lines. */
const STEP = 22;
/** How far an extension line overshoots the dimension line. */
const OVERSHOOT = 4;
/** Between the measured point and its extension line. */
const GAP = 2;
const PADDING = 6;
/** The minimum of a dimension line on either side of its label. */
const STUB = 5;

export function estimateTextWidth(text: string): number {
  return text.length * FONT_SIZE * CHARACTER;
}

/** Wide enough for either unit, so that the drawing doesn’t change with the unit. */
const measureLabel = (dimension: Dimension) =>
  Math.max(...units.map((unit) => estimateTextWidth(writeLabel(dimension, unit))));

/** A dimension along its line: start, end, and the room for its label. */
type Placed = {
  readonly dimension: Dimension;
  readonly start: number;
  readonly end: number;
  readonly taken: readonly [number, number];
  readonly labelAt: number;
  readonly isLabelInside: boolean;
  readonly width: number;
};

function placeAlong(dimension: Dimension, scale: number): Placed {
  const isAcross = dimension.side === 'top' || dimension.side === 'bottom';
  const at = isAcross ? 0 : 1;
  const direction = isAcross ? 1 : -1;
  const ends = [dimension.from[at] * scale * direction, dimension.to[at] * scale * direction];
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  const width = measureLabel(dimension);
  const length = isAcross ? width : LABEL_HEIGHT;
  const isLabelInside = end - start >= length + 2 * STUB;
  const placed = { dimension, start, end, isLabelInside, width };
  if (isLabelInside) return { ...placed, taken: [start, end], labelAt: (start + end) / 2 };
  // Too short for its label, which comes after its end, or above it if vertical.
  return isAcross
    ? { ...placed, taken: [start - 10, end + 12 + length], labelAt: end + 12 + length / 2 }
    : { ...placed, taken: [start - 10 - length, end + 10], labelAt: start - 8 - length / 2 };
}

/** Shortest first, each on the first line with room. */
function stack(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const lines: Placed[][] = [];
  for (const one of placed.toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const free = lines.find((others) =>
      others.every(({ taken: [start, end] }) => one.taken[1] <= start + 0.01 || one.taken[0] >= end - 0.01),
    );
    if (free) free.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** Places dimension lines and labels around a view without overlaps. */
export function layOutView({ dimensions, shapes }: View, scale: number): LaidOutView {
  const inches = boundShapes(shapes);
  const edges = {
    left: inches.left * scale,
    right: inches.right * scale,
    top: -inches.high * scale,
    bottom: -inches.low * scale,
  };
  const laidOut = (['top', 'bottom', 'left', 'right'] as const).flatMap((side) =>
    layOutSide(
      side,
      dimensions.filter((dimension) => dimension.side === side).map((dimension) => placeAlong(dimension, scale)),
      { edge: edges[side], scale },
    ),
  );
  const points: Point[] = [
    [edges.left, edges.top],
    [edges.right, edges.bottom],
    ...laidOut.flatMap(({ lines, label: { centre, width } }) => [
      ...lines.flat(),
      [centre[0] - width / 2, centre[1] - LABEL_HEIGHT / 2] as const,
      [centre[0] + width / 2, centre[1] + LABEL_HEIGHT / 2] as const,
    ]),
  ];
  const left = Math.min(...points.map(([x]) => x)) - PADDING;
  const top = Math.min(...points.map(([, y]) => y)) - PADDING;
  return {
    dimensions: laidOut,
    viewBox: [
      Math.floor(left),
      Math.floor(top),
      Math.ceil(Math.max(...points.map(([x]) => x)) - left + PADDING + 1),
      Math.ceil(Math.max(...points.map(([, y]) => y)) - top + PADDING + 1),
    ],
  };
}

function layOutSide(
  side: Side,
  placed: readonly Placed[],
  { edge, scale }: { readonly edge: number; readonly scale: number },
): readonly LaidOutDimension[] {
  const isAcross = side === 'top' || side === 'bottom';
  const away = side === 'top' || side === 'left' ? -1 : 1;
  let distance = CLEARANCE;
  return stack(placed).flatMap((line) => {
    const halfLabel = isAcross ? LABEL_HEIGHT / 2 : Math.max(...line.map(({ width }) => width)) / 2;
    // A label next to a view starts where the line would.
    if (!isAcross) distance += halfLabel - LABEL_HEIGHT / 2;
    const at = edge + away * distance;
    distance += isAcross ? STEP : halfLabel + STEP / 2;
    return line.map((one) => layOutDimension(one, { at, away, isAcross, scale }));
  });
}

function layOutDimension(
  { dimension, end, isLabelInside, labelAt, start, width }: Placed,
  {
    at,
    away,
    isAcross,
    scale,
  }: { readonly at: number; readonly away: number; readonly isAcross: boolean; readonly scale: number },
): LaidOutDimension {
  /** From coordinates along and across the dimension line to x and y. */
  const toPoint = (along: number, off: number): Point => (isAcross ? [along, off] : [off, along]);
  const own = (point: Point) => (isAcross ? -point[1] * scale : point[0] * scale);
  const leaders = [dimension.from, dimension.to].map((point): Line => {
    const along = isAcross ? point[0] * scale : -point[1] * scale;
    return [toPoint(along, own(point) + away * GAP), toPoint(along, at + away * OVERSHOOT)];
  });
  // The label covers the line. A line too short for its label extends at both ends.
  const over = isLabelInside ? 0 : 8;
  return {
    lines: [...leaders, [toPoint(start - over, at), toPoint(end + over, at)]],
    ticks: [toPoint(start, at), toPoint(end, at)],
    label: { dimension, centre: toPoint(labelAt, at), width, startsAtLeft: isAcross && !isLabelInside },
  };
}
