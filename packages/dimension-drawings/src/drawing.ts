/** A point in inches: x to the right, y up. The floor is at y 0, a wall behind the product at x 0. */
export type Point = readonly [xIn: number, yIn: number];

/** A line’s meaning: outline, inner edge, hidden, axis, floor or wall. */
export type Stroke = 'outline' | 'edge' | 'hidden' | 'centre' | 'ground';

/** The end of a straight line, or a curve’s two control points and end. */
export type Segment = Point | readonly [control: Point, control: Point, end: Point];

export type Shape =
  | {
      readonly kind: 'rect';
      readonly stroke: Stroke;
      readonly corner: Point;
      readonly size: Point;
      readonly radiusIn: number;
    }
  | { readonly kind: 'ellipse'; readonly stroke: Stroke; readonly centre: Point; readonly radiiIn: Point }
  | {
      readonly kind: 'path';
      readonly stroke: Stroke;
      readonly start: Point;
      readonly segments: readonly Segment[];
      readonly isClosed: boolean;
    };

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** A length between two points of a view, with its label. */
export type Dimension = {
  readonly name: string;
  readonly lengthIn: number;
  /** The dimension line’s side. Above and below it measures width, left and right height. */
  readonly side: Side;
  readonly from: Point;
  readonly to: Point;
  /** Before the length: "up to". */
  readonly before?: string | undefined;
  /** After the length: "dia." */
  readonly after?: string | undefined;
  /** Shown in millimetres in either unit, as the trade measures it. */
  readonly isMetric?: boolean | undefined;
};

export type View = {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly dimensions: readonly Dimension[];
  /** Views with the same word share a scale. Default: the product’s. */
  readonly scaleOf?: string;
};

/** A product’s drawing: its views, in inches. */
export type Drawing = {
  readonly title: string;
  readonly views: readonly View[];
};

export function rect(stroke: Stroke, corner: Point, size: Point, radiusIn = 0): Shape {
  return { kind: 'rect', stroke, corner, size, radiusIn };
}

export function ellipse(stroke: Stroke, centre: Point, radiiIn: Point): Shape {
  return { kind: 'ellipse', stroke, centre, radiiIn };
}

export function circle(stroke: Stroke, centre: Point, radiusIn: number): Shape {
  return ellipse(stroke, centre, [radiusIn, radiusIn]);
}

export function line(stroke: Stroke, from: Point, to: Point): Shape {
  return path(stroke, from, [to]);
}

/** A line through segments. */
export function path(stroke: Stroke, start: Point, segments: readonly Segment[]): Shape {
  return { kind: 'path', stroke, start, segments, isClosed: false };
}

/** An area bounded by segments. */
export function area(stroke: Stroke, start: Point, segments: readonly Segment[]): Shape {
  return { kind: 'path', stroke, start, segments, isClosed: true };
}

/** A closed polygon. */
export function polygon(stroke: Stroke, [start, ...others]: readonly [Point, ...Point[]]): Shape {
  return area(stroke, start, others);
}

/** The control points of a quarter circle are at this share of the way to the corner. */
const QUARTER = 0.5523;

/** A quarter ellipse between two points, which starts along one axis and ends along the other. */
export function quarter(from: Point, to: Point, leaves: 'across' | 'upwards'): Segment {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const [dx, dy] = [(x2 - x1) * QUARTER, (y2 - y1) * QUARTER];
  return leaves === 'across' ? [[x1 + dx, y1], [x2, y2 - dy], to] : [[x1, y1 + dy], [x2 - dx, y2], to];
}

/** A horizontal dimension from one x to another; the heights are those of the measured points. */
export function across(
  name: string,
  side: 'top' | 'bottom',
  [fromIn, toIn]: readonly [number, number],
  yIn: number,
  lengthIn: number,
  words: Pick<Dimension, 'after' | 'before' | 'isMetric'> = {},
): Dimension {
  return { name, side, from: [fromIn, yIn], to: [toIn, yIn], lengthIn, ...words };
}

/** A vertical dimension from one height to another, at the x of what is measured. */
export function upwards(
  name: string,
  side: 'left' | 'right',
  [fromIn, toIn]: readonly [number, number],
  xIn: number,
  lengthIn: number,
  words: Pick<Dimension, 'after' | 'before' | 'isMetric'> = {},
): Dimension {
  return { name, side, from: [xIn, fromIn], to: [xIn, toIn], lengthIn, ...words };
}
