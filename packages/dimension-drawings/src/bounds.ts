import type { Point, Shape } from './drawing.ts';

export type Bounds = { readonly left: number; readonly right: number; readonly low: number; readonly high: number };

/** The bounds of shapes, in inches. Curves count with their control points, which enclose them. */
export function boundShapes(shapes: readonly Shape[]): Bounds {
  return boundPoints(shapes.flatMap(listPoints));
}

function boundPoints(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

function listPoints(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'rect': {
      const { corner, size } = shape;
      return [corner, [corner[0] + size[0], corner[1] + size[1]]];
    }
    case 'ellipse': {
      const { centre, radiiIn } = shape;
      return [
        [centre[0] - radiiIn[0], centre[1] - radiiIn[1]],
        [centre[0] + radiiIn[0], centre[1] + radiiIn[1]],
      ];
    }
    case 'path':
      return [shape.start, ...shape.segments.flatMap((segment) => (isCurve(segment) ? segment : [segment]))];
  }
}

export function isCurve(segment: Point | readonly [Point, Point, Point]): segment is readonly [Point, Point, Point] {
  return typeof segment[0] !== 'number';
}
