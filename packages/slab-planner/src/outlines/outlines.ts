import type { CutOut, EdgeProfile, Piece, Point, Shape } from '../plan/plan.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The corners of a shape, clockwise from the upper left, in inches. Rounded corners are drawn inside them. */
export function outlineOf(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'straight':
      return rectangleOf({ left: 0, top: 0, right: shape.lengthIn, bottom: shape.depthIn });
    case 'corner': {
      const { lengthIn, depthIn, returnLengthIn, returnDepthIn } = shape;
      if (shape.hand === 'right') {
        const insideX = lengthIn - returnDepthIn;
        return [
          [0, 0],
          [lengthIn, 0],
          [lengthIn, returnLengthIn],
          [insideX, returnLengthIn],
          [insideX, depthIn],
          [0, depthIn],
        ];
      }
      return [
        [0, 0],
        [lengthIn, 0],
        [lengthIn, depthIn],
        [returnDepthIn, depthIn],
        [returnDepthIn, returnLengthIn],
        [0, returnLengthIn],
      ];
    }
    case 'free':
      return shape.points;
  }
}

/** The corners of a rectangle, clockwise from the upper left. */
export function rectangleOf({ left, top, right, bottom }: Box): readonly Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The smallest upright rectangle around points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest upright rectangle around others. */
export function boxAround(boxes: readonly Box[]): Box {
  return boxOf(boxes.flatMap(({ bottom, left, right, top }): readonly Point[] => [[left, top], [right, bottom]])); // prettier-ignore
}

/** The area within an outline, in square inches. Positive if it is clockwise as drawn, with y downwards. */
export function areaOf(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = cornerAt(outline, index + 1);
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** A corner by its index, which wraps around in both directions. */
export function cornerAt(outline: readonly Point[], index: number): Point {
  return outline.at(index % outline.length) ?? [0, 0];
}

/** Whether a corner of a clockwise outline points inwards, as that of an L does. */
export function isInsideCorner(outline: readonly Point[], index: number): boolean {
  return turnAt(outline, index) < 0;
}

/** Twice the signed area of the triangle of a corner and its neighbours: positive for an outside corner, zero on a straight side. */
export function turnAt(outline: readonly Point[], index: number): number {
  const [[beforeX, beforeY], [x, y], [afterX, afterY]] = [
    cornerAt(outline, index - 1),
    cornerAt(outline, index),
    cornerAt(outline, index + 1),
  ];
  return (x - beforeX) * (afterY - y) - (y - beforeY) * (afterX - x);
}

export interface Side {
  /** For people: “back”, “left end”. Unique in its piece. */
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
  readonly lengthIn: number;
  /** Its profile if it is finished. */
  readonly edge: EdgeProfile | null;
}

const backsplashSides = ['top', 'right end', 'bottom', 'left end'];
/** It is drawn lying down: its length is its height, so that veins run on from the counter. */
const waterfallSides = ['back', 'floor end', 'front', 'counter end'];
const straightSides = ['back', 'right end', 'front', 'left end'];
const cornerSides = {
  left: ['back', 'right end', 'front', 'return front', 'return end', 'left wall'],
  right: ['back', 'right wall', 'return end', 'return front', 'front', 'left end'],
};

/** The sides of a piece, clockwise, the side along the wall first. */
export function sidesOf({ shape, role, edges }: Pick<Piece, 'shape' | 'role' | 'edges'>): readonly Side[] {
  const outline = outlineOf(shape);
  const names = namesOf(shape, role);
  return outline.map((from, index) => {
    const to = cornerAt(outline, index + 1);
    const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return { name: names[index] ?? `side ${index + 1}`, from, to, lengthIn, edge: edges[index] ?? null };
  });
}

function namesOf(shape: Shape, role: Piece['role']): readonly string[] {
  if (shape.kind === 'free') return [];
  if (shape.kind === 'corner') return cornerSides[shape.hand];
  if (role === 'backsplash') return backsplashSides;
  return role === 'waterfall' ? waterfallSides : straightSides;
}

/** A cut-out with its centre in the axes of its piece, whatever it is linked to, and the rectangle around it. */
export interface PlacedCutOut {
  readonly cutOut: CutOut;
  readonly centre: Point;
  readonly box: Box;
}

/** The cut-outs of a piece where they are cut. One that is linked lies relative to the cut-out it moves with. */
export function placeCutOuts({ cutOuts }: Pick<Piece, 'cutOuts'>): readonly PlacedCutOut[] {
  return cutOuts.map((cutOut) => {
    const { centre, widthIn, depthIn, linkedTo } = cutOut;
    const [baseX, baseY] = cutOuts.find(({ id }) => id === linkedTo)?.centre ?? [0, 0];
    const [x, y] = [baseX + centre[0], baseY + centre[1]];
    const box = { left: x - widthIn / 2, top: y - depthIn / 2, right: x + widthIn / 2, bottom: y + depthIn / 2 };
    return { cutOut, centre: [x, y], box };
  });
}

/** Whether a rectangle lies within an outline. It may touch its sides. */
export function containsBox(outline: readonly Point[], box: Box): boolean {
  const isCrossed = outline.some((from, index) => passesThrough(from, cornerAt(outline, index + 1), box));
  return !isCrossed && containsPoint(outline, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
}

/** Whether a line from one point to another passes through the inside of a rectangle (Liang and Barsky, 1984). */
function passesThrough([fromX, fromY]: Point, [toX, toY]: Point, { left, top, right, bottom }: Box): boolean {
  const [stepX, stepY] = [toX - fromX, toY - fromY];
  let [enters, leaves] = [0, 1];
  for (const [step, distance] of [
    [-stepX, fromX - left],
    [stepX, right - fromX],
    [-stepY, fromY - top],
    [stepY, bottom - fromY],
  ] as const) {
    if (step === 0 && distance <= 0) return false;
    if (step < 0) enters = Math.max(enters, distance / step);
    if (step > 0) leaves = Math.min(leaves, distance / step);
  }
  return enters < leaves;
}

/** Counts the sides to the right of the point: an odd number is inside. */
export function containsPoint(outline: readonly Point[], [x, y]: Point): boolean {
  const crossed = outline.filter(([fromX, fromY], index) => {
    const [toX, toY] = cornerAt(outline, index + 1);
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
  });
  return crossed.length % 2 === 1;
}
