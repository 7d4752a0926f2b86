import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeScale,
  fillingScale,
  followGrip,
  keepWithin,
  readGrip,
  readLimits,
  wholeView,
  zoomAbout,
  type Point,
  type ZoomLimits,
  type ZoomView,
} from './zoom-view.ts';

const slab = { width: 3024, height: 1536 };

const length = fc.double({ min: 50, max: 4000, noNaN: true });
const size = fc.record({ width: length, height: length });
const limits = fc.tuple(size, size).map(([picture, stage]) => readLimits(picture, stage));
const place = fc.double({ min: -3000, max: 3000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: place, y: place });
const anyView: fc.Arbitrary<ZoomView> = fc.record({
  scale: fc.double({ min: 0.1, max: 40, noNaN: true }),
  x: place,
  y: place,
});
const scale = fc.double({ min: 0.1, max: 40, noNaN: true });

/** The part of the picture under a point, in shares from its centre. */
function under(view: ZoomView, { x, y }: Point, { whole }: ZoomLimits) {
  return [(x - view.x) / (whole.width * view.scale), (y - view.y) / (whole.height * view.scale)];
}

function expectClose(actual: readonly number[], expected: readonly number[]) {
  for (const [index, value] of actual.entries()) expect(value).toBeCloseTo(expected[index] ?? NaN, 6);
}

const free = (view: ZoomView): ZoomLimits => ({
  stage: { width: 0, height: 0 },
  whole: { width: 1e9, height: 1e9 },
  closest: Math.max(100, view.scale),
});

test('keeps the point under the cursor in place, away from the edges', () => {
  fc.assert(
    fc.property(anyView, scale, point, (view, wanted, at) => {
      const start = { ...view, scale: Math.max(1, view.scale) };
      const limitless = free(start);
      expectClose(
        under(zoomAbout(start, Math.max(1, wanted), at, limitless), at, limitless),
        under(start, at, limitless),
      );
    }),
  );
});

test('moves the picture with two fingers', () => {
  const fingers = fc.tuple(point, point).filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > 10);
  fc.assert(
    fc.property(fingers, fingers, (before, after) => {
      const start = { scale: 50, x: 0, y: 0 };
      const limitless = { ...free(start), closest: 1e9 };
      const [from, to] = [readGrip(before), readGrip(after)];
      if (from === null || to === null) throw new Error('Two fingers have a grip');
      fc.pre((start.scale * to.spread) / from.spread >= 1);
      const end = followGrip(start, from, to, limitless);
      expectClose(under(end, to, limitless), under(start, from, limitless));
      expect(end.scale).toBeCloseTo((start.scale * to.spread) / from.spread, 4);
    }),
  );
});

test('leaves no gap, limits the scale, and keeps a view within its limits', () => {
  fc.assert(
    fc.property(anyView, limits, (view, within) => {
      const kept = keepWithin(view, within);
      expect(kept.scale).toBeGreaterThanOrEqual(1);
      expect(kept.scale).toBeLessThanOrEqual(within.closest);
      for (const [side, middle] of [
        ['width', kept.x],
        ['height', kept.y],
      ] as const) {
        const drawn = within.whole[side] * kept.scale;
        if (drawn <= within.stage[side]) expect(middle).toBeCloseTo(0, 6);
        else expect(Math.abs(middle)).toBeLessThanOrEqual((drawn - within.stage[side]) / 2 + 1e-9);
      }
      expect(keepWithin(kept, within)).toEqual(kept);
    }),
  );
});

test('centres the whole picture when zoomed out', () => {
  fc.assert(
    fc.property(anyView, limits, point, (view, within, at) => {
      const { scale: end, x, y } = zoomAbout(keepWithin(view, within), 0, at, within);
      expect(end).toBe(1);
      expectClose([x, y], [0, 0]);
    }),
  );
});

test('shows every pixel of the master at maximum zoom, on any screen', () => {
  fc.assert(
    fc.property(size, size, fc.double({ min: 1, max: 4, noNaN: true }), (picture, stage, pixelRatio) => {
      const within = readLimits(picture, stage);
      expect(within.whole.width * within.closest * pixelRatio).toBeGreaterThanOrEqual(picture.width * 0.999999);
      const close = closeScale(within, pixelRatio);
      expect(close).toBeGreaterThanOrEqual(2);
      expect(close).toBeLessThanOrEqual(within.closest);
    }),
  );
});

test('drags a slab', () => {
  const phone = readLimits(slab, { width: 390, height: 700 });
  expect(phone.whole.height).toBeCloseTo(198.1, 1);
  expect(phone.closest).toBeCloseTo(3024 / 390, 6);
  expect(closeScale(phone, 3)).toBeCloseTo(3024 / 1170, 6);
  expect(fillingScale(phone)).toBeCloseTo(700 / phone.whole.height, 6);
  expect(readLimits(slab, { width: 0, height: 0 }).closest).toBe(2);
  const dragged = followGrip(wholeView, { x: 0, y: 0, spread: 0 }, { x: 90, y: 40, spread: 0 }, phone);
  expectClose([dragged.scale, dragged.x, dragged.y], [1, 0, 0]);
  expect(readGrip([])).toBeNull();
});
