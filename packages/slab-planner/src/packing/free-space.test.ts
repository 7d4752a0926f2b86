import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutOut, isFree, type FreeSpace } from './free-space.ts';
import type { Box } from './packed-part.ts';

const SIDE = 8;
const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };

const interval = fc.uniqueArray(fc.integer({ min: 0, max: SIDE }), { minLength: 2, maxLength: 2 });
const box: fc.Arbitrary<Box> = fc.tuple(interval, interval).map(([xs, ys]) => ({
  left: Math.min(...xs),
  top: Math.min(...ys),
  right: Math.max(...xs),
  bottom: Math.max(...ys),
}));

const allBoxes: readonly Box[] = (() => {
  const boxes: Box[] = [];
  for (let left = 0; left < SIDE; left += 1)
    for (let top = 0; top < SIDE; top += 1)
      for (let right = left + 1; right <= SIDE; right += 1)
        for (let bottom = top + 1; bottom <= SIDE; bottom += 1) boxes.push({ left, top, right, bottom });
  return boxes;
})();

/** Looks at each unit square. */
function touchesAny(one: Box, taken: readonly Box[]): boolean {
  for (let x = one.left; x < one.right; x += 1)
    for (let y = one.top; y < one.bottom; y += 1)
      if (taken.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)) return true;
  return false;
}

const take = (taken: readonly Box[]) => taken.reduce<FreeSpace>(cutOut, [WHOLE]);
const text = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].join();

it('knows of every rectangle whether it is free', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 5 }), (taken) => {
      const free = take(taken);
      for (const each of allBoxes) expect(isFree(free, each), text(each)).toBe(!touchesAny(each, taken));
    }),
    { numRuns: 30 },
  );
});

it('lists each maximal rectangle once', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 6 }), (taken) => {
      const free = take(taken);
      expect(new Set(free.map(text)).size).toBe(free.length);
      for (const each of free) {
        const larger = [
          { ...each, left: each.left - 1 },
          { ...each, top: each.top - 1 },
          { ...each, right: each.right + 1 },
          { ...each, bottom: each.bottom + 1 },
        ];
        expect(larger.some((one) => isFree(free, one))).toBe(false);
      }
    }),
  );
});

it('is empty when the whole sheet is taken', () => {
  expect(
    take([
      { ...WHOLE, right: 3 },
      { ...WHOLE, left: 3 },
    ]),
  ).toEqual([]);
});
