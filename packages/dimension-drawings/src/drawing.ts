/** A point of a view, in inches. x grows to the right and y upwards; a floor is at y 0, a wall behind a product at x 0. */
export type Point = readonly [xIn: number, yIn: number];

/** How a line is drawn: what is seen from outside, what is seen inside of that, what is behind, an axis, a floor or a wall. */
export type Stroke = 'outline' | 'edge' | 'hidden' | 'centre' | 'ground';

/** The end of a straight line, or the two control points and the end of a curve. */
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

/** A length that is written beside a view, between two of its points. */
export type Dimension = {
  /** What is measured: "Width". */
  readonly name: string;
  /** As the product's row has it. */
  readonly lengthIn: number;
  /** Where its line is drawn. Above and below it measures across, on the left and right it measures upwards. */
  readonly side: Side;
  readonly from: Point;
  readonly to: Point;
  /** Written before the length: "up to". */
  readonly before?: string | undefined;
  /** Written after the length: "dia." */
  readonly after?: string | undefined;
  /** The trade measures it in millimetres, whatever the rest is measured in. */
  readonly isMetric?: boolean | undefined;
};

export type View = {
  /** "Front". */
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly dimensions: readonly Dimension[];
  /** Views with the same word are drawn at the same scale. Default: at the scale of the product. */
  readonly scaleOf?: string;
};

/** What a product measures, as a drawing: its views, in inches. */
export type Drawing = {
  /** What is drawn: the name of the product. */
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

/** Lines and curves from point to point. */
export function path(stroke: Stroke, start: Point, segments: readonly Segment[]): Shape {
  return { kind: 'path', stroke, start, segments, isClosed: false };
}

/** Lines and curves around an area. */
export function area(stroke: Stroke, start: Point, segments: readonly Segment[]): Shape {
  return { kind: 'path', stroke, start, segments, isClosed: true };
}

/** A closed line through points, each but the first by a straight line. */
export function polygon(stroke: Stroke, [start, ...others]: readonly [Point, ...Point[]]): Shape {
  return area(stroke, start, others);
}

/** The four quarters of a circle are this long a way towards the corner of the square around it. */
const QUARTER = 0.5523;

/** A quarter of an ellipse from one point to another, which leaves along an axis and arrives along the other. */
export function quarter(from: Point, to: Point, leaves: 'across' | 'upwards'): Segment {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const [dx, dy] = [(x2 - x1) * QUARTER, (y2 - y1) * QUARTER];
  return leaves === 'across' ? [[x1 + dx, y1], [x2, y2 - dy], to] : [[x1, y1 + dy], [x2 - dx, y2], to];
}

/** Across a view from one x to another, at heights that touch what is measured. */
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

/** Up a view from one height to another, at an x that touches what is measured. */
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
