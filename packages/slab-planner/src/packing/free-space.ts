import type { Box } from './packed-part.ts';

/**
 * The free space of a sheet as all its maximal free rectangles: those that no larger free rectangle contains. They may overlap each
 * other. A rectangle is free exactly if one of them contains it.
 *
 * J. Jylänki, “A Thousand Ways to Pack the Bin” (2010), section 2.3.
 */
export type FreeSpace = readonly Box[];

/** Returns what is left of the free space after a rectangle is taken out of it. */
export function cutOut(free: FreeSpace, taken: Box): FreeSpace {
  const uncut: Box[] = [];
  const cut: Box[] = [];
  for (const box of free) {
    if (!overlap(box, taken)) {
      uncut.push(box);
      continue;
    }
    const { left, top, right, bottom } = box;
    if (taken.left > left) cut.push({ left, top, right: taken.left, bottom });
    if (taken.right < right) cut.push({ left: taken.right, top, right, bottom });
    if (taken.top > top) cut.push({ left, top, right, bottom: taken.top });
    if (taken.bottom < bottom) cut.push({ left, top: taken.bottom, right, bottom });
  }
  // A rectangle that was not cut is still maximal. A cut one may lie inside another one.
  const maximal = [...uncut];
  for (const box of cut) if (!isFree(uncut, box) && !isInsideAnother(box, cut)) maximal.push(box);
  return maximal;
}

/** Whether nothing lies on a rectangle. */
export function isFree(free: FreeSpace, box: Box): boolean {
  for (const each of free) if (contains(each, box)) return true;
  return false;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function isInsideAnother(box: Box, list: readonly Box[]): boolean {
  let isLater = false;
  for (const other of list) {
    if (other === box) isLater = true;
    else if (contains(other, box) && (!isLater || !contains(box, other))) return true;
  }
  return false;
}
