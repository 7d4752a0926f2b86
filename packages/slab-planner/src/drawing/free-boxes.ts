import type { Box } from '../outlines/outlines.ts';

/**
 * The largest rectangles of an area that overlap neither the taken ones nor each other, largest first.
 * @param least the shorter side of the smallest that counts
 */
export function listFreeBoxes(area: Box, taken: readonly Box[], { least, most }: { least: number; most: number }) {
  const found: Box[] = [];
  while (found.length < most) {
    const largest = findLargestFreeBox(area, [...taken, ...found], least);
    if (largest === undefined) break;
    found.push(largest);
  }
  return found;
}

/** For each pair of levels, the widest gap between what is taken from one to the other. */
export function findLargestFreeBox(area: Box, taken: readonly Box[], least = 0): Box | undefined {
  const levels = (edge: 'bottom' | 'top') =>
    [area[edge], ...taken.map((box) => box[edge === 'top' ? 'bottom' : 'top'])].filter(
      (y) => y >= area.top && y <= area.bottom,
    );
  let largest: Box | undefined;
  let largestArea = 0;
  for (const top of new Set(levels('top'))) {
    for (const bottom of new Set(levels('bottom'))) {
      if (bottom - top < least || bottom <= top) continue;
      const between = taken.filter((box) => box.top < bottom && box.bottom > top).toSorted((a, b) => a.left - b.left);
      let left = area.left;
      for (const right of [...between, { left: area.right, right: area.right }].map((box) => box)) {
        const widthIn = right.left - left;
        if (widthIn >= least && widthIn > 0 && widthIn * (bottom - top) > largestArea) {
          largestArea = widthIn * (bottom - top);
          largest = { left, right: right.left, top, bottom };
        }
        left = Math.max(left, right.right);
      }
    }
  }
  return largest;
}
