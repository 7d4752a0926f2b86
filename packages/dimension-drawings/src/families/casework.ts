import { circle, line, rect, type Point, type Shape } from '../drawing.ts';

/** The construction of a door or drawer front. */
export type FrontStyle = {
  /** The width of the frame around its panel. Default: a flat front. */
  readonly frameIn?: number;
  /** From the frame to a raised field. */
  readonly fieldIn?: number;
  /** The distance between vertical grooves. */
  readonly reedIn?: number;
};

/** Left and right are the handle’s side. */
export type Front = 'drawer' | 'panel' | 'door-l' | 'door-r';

const GAP = 0.125;

/** A front, slightly smaller than its opening, with frame and handle. */
export function drawFront(
  front: Front,
  [left, low]: Point,
  [width, height]: Point,
  { fieldIn = 0, frameIn = 0, reedIn }: FrontStyle,
): readonly Shape[] {
  const shapes: Shape[] = [rect('edge', [left + GAP, low + GAP], [width - 2 * GAP, height - 2 * GAP])];
  // Low drawers have narrower frames.
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

/** Floor and wall in a side view. */
export function floorAndWall(depthIn: number, heightIn: number): readonly Shape[] {
  return [line('ground', [0, 0], [depthIn + 4, 0]), line('ground', [0, 0], [0, heightIn])];
}
