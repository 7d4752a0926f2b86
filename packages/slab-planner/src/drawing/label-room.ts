import { boxOf, containsBox, type Box } from '../outlines/outlines.ts';
import type { Point } from '../plan/plan.ts';

/** More corners than this are measured without the middles of their sides: the search takes the fourth power of their number. */
const FEW_CORNERS = 8;

/** The largest rectangle inside an outline and clear of holes: where its label goes. The outline's box if there is none. */
export function findLabelRoom(outline: readonly Point[], holes: readonly Box[]): Box {
  const [xs, ys] = [0, 1].map((axis) => {
    const corners = outline.map((point) => point[axis === 0 ? 0 : 1]);
    const holeEdges = holes.flatMap(({ bottom, left, right, top }) => (axis === 0 ? [left, right] : [top, bottom]));
    const sorted = [...new Set([...corners, ...holeEdges])].toSorted((a, b) => a - b);
    if (outline.length > FEW_CORNERS) return sorted;
    return sorted.flatMap((value, index) => {
      const next = sorted[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2];
    });
  });
  let room = boxOf(outline);
  let largestArea = 0;
  for (const left of xs ?? []) {
    for (const right of xs ?? []) {
      for (const top of ys ?? []) {
        for (const bottom of ys ?? []) {
          const area = (right - left) * (bottom - top);
          if (right <= left || bottom <= top || area <= largestArea) continue;
          const box = { left, right, top, bottom };
          if (holes.some((hole) => overlaps(hole, box)) || !containsBox(outline, box)) continue;
          [room, largestArea] = [box, area];
        }
      }
    }
  }
  return room;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
