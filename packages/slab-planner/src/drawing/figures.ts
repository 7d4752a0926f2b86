import { rectangleOf, type Box } from '../outlines/outlines.ts';
import type { Point } from '../plan/plan.ts';

/** What a line means. Later ones are drawn over earlier ones. */
export const layers = [
  'slab',
  'trim',
  'offcut',
  'outline',
  'appliance',
  'finished-edge',
  'cut-out',
  'centre-line',
  'seam',
  'vein',
] as const;
export type Layer = (typeof layers)[number];

/**
 * A corner of a path. The line to the next one is straight, or an arc: its bulge is the tangent of a quarter of the arc's angle, as
 * in DXF, here positive for an arc that turns clockwise as seen.
 */
export interface Vertex {
  readonly at: Point;
  readonly bulge: number;
}

export interface Path {
  readonly kind: 'path';
  readonly layer: Layer;
  readonly vertices: readonly Vertex[];
  readonly isClosed: boolean;
}

export interface Circle {
  readonly kind: 'circle';
  readonly layer: Layer;
  readonly centre: Point;
  readonly radiusIn: number;
}

/** A line of a drawing, in inches: x to the right, y down. */
export type Figure = Path | Circle;

export function line(layer: Layer, from: Point, to: Point): Path {
  return {
    kind: 'path',
    layer,
    isClosed: false,
    vertices: [from, to].map((at) => ({ at, bulge: 0 })),
  };
}

export function rectangle(layer: Layer, box: Box): Path {
  return { kind: 'path', layer, isClosed: true, vertices: rectangleOf(box).map((at) => ({ at, bulge: 0 })) };
}

/** An affine map, in the order of SVG's `matrix()`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export function mapPoint([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Moves and turns a figure. The matrix must not mirror or scale: a bulge and a radius stay what they are. */
export function mapFigure(matrix: Matrix, figure: Figure): Figure {
  return figure.kind === 'circle'
    ? { ...figure, centre: mapPoint(matrix, figure.centre) }
    : { ...figure, vertices: figure.vertices.map(({ at, bulge }) => ({ at: mapPoint(matrix, at), bulge })) };
}

/** To a thousandth: finer than any screen or printer. */
const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The `d` of an SVG path. Other writers of vector graphics read the same.
 * @param scale units of the result per inch
 */
export function writePathData(figure: Figure, scale = 1): string {
  const pair = ([x, y]: Point) => `${round(x * scale)} ${round(y * scale)}`;
  if (figure.kind === 'circle') {
    const { centre, radiusIn } = figure;
    const [x, y] = centre;
    const half = `A${round(radiusIn * scale)} ${round(radiusIn * scale)} 0 0 1 `;
    return `M${pair([x - radiusIn, y])}${half}${pair([x + radiusIn, y])}${half}${pair([x - radiusIn, y])}Z`;
  }
  const { isClosed, vertices } = figure;
  return vertices
    .map(({ at }, index) => {
      if (index === 0) return `M${pair(at)}`;
      return writeSegment(vertices[index - 1], at, scale, pair);
    })
    .concat(isClosed ? closePath(vertices, scale, pair) : [])
    .join('');
}

function closePath(vertices: readonly Vertex[], scale: number, pair: (point: Point) => string): string {
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (first === undefined || last === undefined || last.bulge === 0) return 'Z';
  return `${writeSegment(last, first.at, scale, pair)}Z`;
}

function writeSegment(from: Vertex | undefined, to: Point, scale: number, pair: (point: Point) => string): string {
  if (from === undefined || from.bulge === 0) return `L${pair(to)}`;
  const chordIn = Math.hypot(to[0] - from.at[0], to[1] - from.at[1]);
  const radius = round(((chordIn * (1 + from.bulge ** 2)) / (4 * Math.abs(from.bulge))) * scale);
  const isLarge = Math.abs(from.bulge) > 1 ? 1 : 0;
  return `A${radius} ${radius} 0 ${isLarge} ${from.bulge > 0 ? 1 : 0} ${pair(to)}`;
}
