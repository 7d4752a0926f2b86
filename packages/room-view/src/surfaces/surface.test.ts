import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSurface, type Corners, type Place } from './corners.ts';
import { fromUnitSquare, invertMatrix, joinMatrices, mapPlace } from './face-matrix.ts';
import { toSlab, toSurfaceInches, type Surface } from './surface.ts';

const slab = { widthIn: 126, heightIn: 64 };
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const placeIn = (left: number, top: number) => fc.record({ x: share(left, left + 0.35), y: share(top, top + 0.35) });

/** Corners that a photo could show: one in each quarter. */
const corners: fc.Arbitrary<Corners> = fc
  .tuple(placeIn(0.05, 0.05), placeIn(0.6, 0.05), placeIn(0.6, 0.6), placeIn(0.05, 0.6))
  .filter(isSurface);

const surfaces: fc.Arbitrary<Surface> = fc.record({
  corners,
  lengthIn: share(1, 200),
  depthIn: share(1, 60),
  part: fc.record({ xIn: share(-20, 100), yIn: share(-20, 60), isTurned: fc.boolean() }),
});

function expectPlace(found: Place, expected: Place, digits = 6): void {
  expect(found.x).toBeCloseTo(expected.x, digits);
  expect(found.y).toBeCloseTo(expected.y, digits);
}

const distanceIn = (from: Place, to: Place) =>
  Math.hypot((to.x - from.x) * slab.widthIn, (to.y - from.y) * slab.heightIn);

describe('a surface in a picture', () => {
  it('has its corners where they were set', () => {
    fc.assert(
      fc.property(corners, (four) => {
        const toPicture = fromUnitSquare(four);
        const [a, b, c, d] = four;
        expectPlace(mapPlace(toPicture, { x: 0, y: 0 }), a);
        expectPlace(mapPlace(toPicture, { x: 1, y: 0 }), b);
        expectPlace(mapPlace(toPicture, { x: 1, y: 1 }), c);
        expectPlace(mapPlace(toPicture, { x: 0, y: 1 }), d);
      }),
    );
  });

  it('leads to the slab and back', () => {
    fc.assert(
      fc.property(surfaces, share(0, 1), share(0, 1), (surface, x, y) => {
        // Inside the surface: beyond the horizon a place has no image.
        const inside = mapPlace(fromUnitSquare(surface.corners), { x, y });
        const matrix = toSlab(surface, slab);
        expectPlace(mapPlace(invertMatrix(matrix), mapPlace(matrix, inside)), inside, 5);
      }),
    );
  });

  it('takes a part of the slab in its real size, whatever the perspective', () => {
    fc.assert(
      fc.property(surfaces, (surface) => {
        const [a, b, c, d] = surface.corners.map((corner) => mapPlace(toSlab(surface, slab), corner));
        if (!a || !b || !c || !d) throw new Error('A corner is missing.');
        expect(distanceIn(a, b)).toBeCloseTo(surface.lengthIn, 3);
        expect(distanceIn(d, c)).toBeCloseTo(surface.lengthIn, 3);
        expect(distanceIn(a, d)).toBeCloseTo(surface.depthIn, 3);
        expect(distanceIn(a, c)).toBeCloseTo(Math.hypot(surface.lengthIn, surface.depthIn), 3);
      }),
    );
  });

  it('keeps the middle of a straight line off centre in perspective', () => {
    // The far side is half as long: the middle of the depth is seen at a third, not at half, from the far side.
    const four: Corners = [
      { x: 0.25, y: 0.2 },
      { x: 0.75, y: 0.2 },
      { x: 1, y: 0.8 },
      { x: 0, y: 0.8 },
    ];
    const { y } = mapPlace(fromUnitSquare(four), { x: 0.5, y: 0.5 });
    expect(y).toBeCloseTo(0.4, 6);
  });

  it('measures in inches from its first corner', () => {
    fc.assert(
      fc.property(surfaces, (surface) => {
        const [, , opposite] = surface.corners;
        expectPlace(mapPlace(toSurfaceInches(surface), opposite), { x: surface.lengthIn, y: surface.depthIn }, 3);
      }),
    );
  });

  it('is never mirrored by a quarter turn', () => {
    const flat: Corners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const surface = { corners: flat, lengthIn: 60, depthIn: 20, part: { xIn: 10, yIn: 2, isTurned: true } };
    const places = flat.map((corner) => mapPlace(toSlab(surface, slab), corner));
    expect(places.map(({ x, y }) => [x * slab.widthIn, y * slab.heightIn].map(Math.round))).toEqual([
      [30, 2],
      [30, 62],
      [10, 62],
      [10, 2],
    ]);
  });

  it('joins two matrices in the order of their use', () => {
    const shift = [1, 0, 5, 0, 1, 0, 0, 0, 1] as const;
    const double = [2, 0, 0, 0, 2, 0, 0, 0, 1] as const;
    expectPlace(mapPlace(joinMatrices(double, shift), { x: 1, y: 1 }), { x: 12, y: 2 });
  });
});

describe('corners', () => {
  const [a, b, c, d] = [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
    { x: 0.8, y: 0.8 },
    { x: 0.2, y: 0.8 },
  ];

  it('of a rectangle in perspective are a surface', () => {
    expect(isSurface([a, b, c, d])).toBe(true);
    expect(isSurface([{ x: 0.4, y: 0.2 }, { x: 0.6, y: 0.2 }, c, d])).toBe(true);
  });

  it.each([
    ['that cross over', [a, c, b, d]],
    ['in mirrored order', [b, a, d, c]],
    ['with one inside the triangle of the others', [a, b, { x: 0.35, y: 0.35 }, d]],
    ['in one line', [a, b, { x: 0.9, y: 0.2 }, { x: 1, y: 0.2 }]],
    ['in one place', [a, a, a, a]],
  ] as const)('%s are not', (_, four) => {
    expect(isSurface(four)).toBe(false);
  });
});
