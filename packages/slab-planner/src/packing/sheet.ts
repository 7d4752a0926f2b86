import { cutOut, type FreeSpace } from './free-space.ts';
import type { Placement, Size } from './packed-part.ts';

/** A sheet while it is being packed. Never changed: adding a part makes another one, so that a search can go back. */
export interface Sheet {
  readonly size: Size;
  readonly free: FreeSpace;
  /** The greatest width and the greatest height of its free rectangles. */
  readonly widest: number;
  readonly tallest: number;
  readonly placements: readonly Placement[];
  /** The sheet with the parts that keep their place, if it has any. They are the first ones on it. */
  readonly fixed: Sheet | null;
  /** Of the parts on it. */
  readonly area: number;
}

export function emptySheet(size: Size): Sheet {
  return {
    size,
    free: [{ left: 0, top: 0, right: size.width, bottom: size.height }],
    widest: size.width,
    tallest: size.height,
    placements: [],
    fixed: null,
    area: 0,
  };
}

export function addPlacement({ size, free, placements, fixed, area }: Sheet, placement: Placement): Sheet {
  const { part, lying, x, y } = placement;
  let left = free;
  for (const box of lying.boxes)
    left = cutOut(left, { left: x + box.left, top: y + box.top, right: x + box.right, bottom: y + box.bottom });
  let widest = 0;
  let tallest = 0;
  for (const box of left) {
    widest = Math.max(widest, box.right - box.left);
    tallest = Math.max(tallest, box.bottom - box.top);
  }
  return { size, free: left, widest, tallest, placements: [...placements, placement], fixed, area: area + part.area };
}

/** The area of the largest free rectangle: what can be kept for another job. */
export function largestRemnant({ free }: Sheet): number {
  return Math.max(0, ...free.map(({ left, top, right, bottom }) => (right - left) * (bottom - top)));
}
