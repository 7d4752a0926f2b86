import { circle, line, rect, type Point, type Shape } from '../drawing.ts';

/** How a door or a drawer front is made. */
export type FrontStyle = {
  /** The width of the frame around its panel. Default: it is flat. */
  readonly frameIn?: number;
  /** From its frame to a raised field. */
  readonly fieldIn?: number;
  /** From one upright line on it to the next. */
  readonly reedIn?: number;
};

/** Left and right say where a door has its handle. */
export type Front = 'drawer' | 'panel' | 'door-l' | 'door-r';

const GAP = 0.125;

/** A front in its place, a hair smaller on all sides, with its frame and its handle. */
export function drawFront(
  front: Front,
  [left, low]: Point,
  [width, height]: Point,
  { fieldIn = 0, frameIn = 0, reedIn }: FrontStyle,
): readonly Shape[] {
  const shapes: Shape[] = [rect('edge', [left + GAP, low + GAP], [width - 2 * GAP, height - 2 * GAP])];
  // A low drawer has a narrower frame.
  const frame = Math.min(frameIn, height / 4, width / 4);
  for (const inset of frameIn === 0 ? [] : fieldIn === 0 || height < 8 ? [frame] : [frame, frame + fieldIn]) {
    shapes.push(rect('edge', [left + inset, low + inset], [width - 2 * inset, height - 2 * inset]));
  }
  if (reedIn !== undefined) {
    const count = Math.round(width / reedIn);
    for (let at = 1; at < count; at += 1) {
      const x = left + (at * width) / count;
      shapes.push(line('edge', [x, low + GAP], [x, low + height - GAP]));
    }
  }
  return [...shapes, ...drawHandle(front, [left, low], [width, height])];
}

function drawHandle(front: Front, [left, low]: Point, [width, height]: Point): readonly Shape[] {
  const middle = left + width / 2;
  switch (front) {
    case 'panel':
      return [];
    case 'drawer':
      return [
        line(
          'outline',
          [middle - Math.min(2.5, width / 4), low + height / 2],
          [middle + Math.min(2.5, width / 4), low + height / 2],
        ),
      ];
    case 'door-l':
      return [circle('edge', [left + 1.25, low + height * 0.62], 0.5)];
    case 'door-r':
      return [circle('edge', [left + width - 1.25, low + height * 0.62], 0.5)];
  }
}

/** What a product stands on and against, in a view from the side. */
export function floorAndWall(depthIn: number, heightIn: number): readonly Shape[] {
  return [line('ground', [0, 0], [depthIn + 4, 0]), line('ground', [0, 0], [0, heightIn])];
}
