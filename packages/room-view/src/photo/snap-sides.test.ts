import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Corners, Place } from '../surfaces/corners.ts';
import { drawPicture } from '../testing/draw-picture.ts';
import { drawArea } from './covers.ts';
import { createEdgeMap, type EdgeMap } from './edge-map.ts';
import { snapSides } from './snap-sides.ts';

const [width, height] = [600, 400];
const REACH = 0.015;
const toPlace = (x: number, y: number): Place => ({ x: x / width, y: y / height });

/** A counter as a photo shows it. */
const counter: Corners = [toPlace(140, 120), toPlace(430, 105), toPlace(560, 330), toPlace(60, 300)];
const coverage = drawArea(counter, width, height).shares;

/** Light stone on darker cabinets, with a grain; `isHidden` is dark, as behind something that stands there. */
function photograph(isHidden: (x: number, y: number) => boolean = () => false) {
  const picture = drawPicture(width, height, (x, y) => {
    if (isHidden(x, y)) return 0.02;
    const grain = 1 + 0.04 * Math.sin(x * 12.9898 + y * 78.233);
    return (0.2 + 0.3 * (coverage[y * width + x] ?? 0)) * grain;
  });
  return createEdgeMap(picture);
}

/** The counter with one corner left some pixels off. */
function leave(at: number, x: number, y: number): Corners {
  const [one, two, three, four] = counter.map((corner, index) =>
    index === at ? { x: corner.x + x / width, y: corner.y + y / height } : corner,
  );
  if (!one || !two || !three || !four) throw new Error('A corner is missing');
  return [one, two, three, four];
}

function missPx(found: Place | undefined, at: number): number {
  const corner = counter[at];
  return found && corner ? Math.hypot((found.x - corner.x) * width, (found.y - corner.y) * height) : Infinity;
}

/** From -5 to 5 pixels. */
const offsets = Array.from({ length: 11 }, (_, index) => index - 5);

/** The most that a corner misses by, left anywhere around its place. */
function mostMissedPx(edges: EdgeMap, at: number): number {
  const missed = offsets.flatMap((x) => offsets.map((y) => missPx(snapSides(edges, leave(at, x, y), at, REACH), at)));
  return Math.max(...missed);
}

describe('the sides that meet at a corner', () => {
  it('snap to the edges of the counter', () => {
    const edges = photograph();
    for (const at of [0, 1, 2, 3]) expect(mostMissedPx(edges, at)).toBeLessThan(1.25);
  });

  it('snap where something stands in front of a third of each', () => {
    const edges = photograph((x, y) => Math.hypot(x - 285, y - 113) < 45 || Math.hypot(x - 495, y - 220) < 45);
    expect(mostMissedPx(edges, 1)).toBeLessThan(1.5);
  });

  it('move the corner across a side alone where only that one has an edge', () => {
    const back = createEdgeMap(drawPicture(width, height, (_, y) => (y < 120 ? 0.2 : 0.5)));
    const level: Corners = [toPlace(140, 120), toPlace(430, 124), toPlace(560, 330), toPlace(60, 300)];
    const found = snapSides(back, level, 1, REACH);
    expect((found?.y ?? 0) * height).toBeCloseTo(120, 0);
    expect(Math.abs((found?.x ?? 0) * width - 430)).toBeLessThan(0.5);
  });

  it('stay where there is no edge, or none in reach', () => {
    const even = createEdgeMap(drawPicture(width, height, (x) => 0.3 + x * 0.0003));
    expect(snapSides(even, counter, 0, REACH)).toBeUndefined();
    expect(snapSides(photograph(), leave(1, 40, -40), 1, REACH)).toBeUndefined();
    const grainy = photograph((x, y) => x > 20 && y > 20);
    expect(snapSides(grainy, counter, 2, REACH)).toBeUndefined();
  });

  it('may be at the border of the picture', () => {
    const places = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.constantFrom(0, 1) });
    const edges = photograph();
    fc.assert(
      fc.property(places, fc.constantFrom(0, 1, 2, 3), ({ x, y }, at) => {
        const [one, two, three, four] = counter.map((corner, index) => (index === at ? { x, y } : corner));
        if (!one || !two || !three || !four) return;
        const found = snapSides(edges, [one, two, three, four], at, REACH);
        if (found) for (const share of [found.x, found.y]) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});
