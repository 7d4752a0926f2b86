import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boxOf, outlineOf } from '../outlines/outlines.ts';
import { partOfBoxes } from '../packing/packed-part.ts';
import type { Point } from '../plan/plan.ts';
import { randomPieces } from '../testing/random-plans.ts';
import { coverOutline } from './cover-outline.ts';

const areaCovered = (outline: readonly Point[]) => partOfBoxes('part', coverOutline(outline), false).area;

describe('rectangles that cover an outline', () => {
  it('are those of a corner', () => {
    const corner = outlineOf({
      kind: 'corner',
      hand: 'right',
      lengthIn: 100,
      depthIn: 25,
      returnLengthIn: 60,
      returnDepthIn: 30,
    });
    expect(coverOutline(corner)).toEqual([
      { left: 0, top: 0, right: 100, bottom: 25 },
      { left: 70, top: 25, right: 100, bottom: 60 },
    ]);
  });

  it('are beside each other where an outline has two arms', () => {
    const u: readonly Point[] = [
      [0, 0],
      [10, 0],
      [10, 40],
      [50, 40],
      [50, 0],
      [60, 0],
      [60, 50],
      [0, 50],
    ];
    expect(coverOutline(u)).toEqual([
      { left: 0, top: 0, right: 10, bottom: 40 },
      { left: 50, top: 0, right: 60, bottom: 40 },
      { left: 0, top: 40, right: 60, bottom: 50 },
    ]);
  });

  it('reach little over a slanting side', () => {
    const triangle: readonly Point[] = [
      [0, 0],
      [6, 6],
      [0, 6],
    ];
    expect(areaCovered(triangle)).toBeGreaterThan(18);
    // At most 2 over the side, along all of its height; half as much on average.
    expect(areaCovered(triangle)).toBeLessThanOrEqual(18 + (6 * 2) / 2);
  });

  it('have the whole area of the outline, and stay within its bounding box', () => {
    fc.assert(
      fc.property(randomPieces(), ({ shape }) => {
        const outline = outlineOf(shape);
        const { right, bottom } = boxOf(outline);
        const isUpright = shape.kind !== 'free';
        if (isUpright) expect(areaCovered(outline)).toBeCloseTo(areaOf(outline), 6);
        expect(areaCovered(outline)).toBeGreaterThanOrEqual(areaOf(outline) - 1e-6);
        for (const box of coverOutline(outline)) {
          expect(Math.min(box.left, box.top, right - box.right, bottom - box.bottom)).toBeGreaterThanOrEqual(0);
          expect(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(0);
        }
        // Each point half-way along a side is covered.
        for (const [index, [x, y]] of outline.entries()) {
          const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
          const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2];
          const isCovered = coverOutline(outline).some(
            (box) =>
              box.left <= middleX + 1e-9 && box.right >= middleX - 1e-9 && box.top <= middleY && box.bottom >= middleY,
          );
          expect(isCovered).toBe(true);
        }
      }),
    );
  });
});
