import { describe, expect, it } from 'vitest';

import { cleanBounce } from './clean-bounce.ts';

const size = { width: 40, height: 30 } as const;
const [STONE, FLOOR] = [1, 2];
/** Four pixels a cell, and eight points. */
const plan = {
  width: 160,
  height: 120,
  faces: [
    { number: STONE, surface: 'backsplash' },
    { number: FLOOR, surface: 'floor' },
  ],
} as const;

/** The face that each point shows, by its place in cells. */
function facesOf(faceAt: (x: number, y: number) => number): Uint8Array {
  const across = 2 * plan.width;
  return Uint8Array.from({ length: across * 2 * plan.height }, (_, point) =>
    faceAt((point % across) / 8, Math.floor(point / across) / 8),
  );
}

/** A map in which all channels have the same values. */
function mapOf(valueAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: size.width * size.height * 3 }, (_, value) => {
    const cell = Math.floor(value / 3);
    return valueAt(cell % size.width, Math.floor(cell / size.width));
  });
}

const at = (maps: Float32Array, x: number, y: number) => maps[(y * size.width + x) * 3];

// A kettle of 10 × 10 cells, not quite on their edges, before a wall of stone. Its rim is far too bright.
const isKettle = (x: number, y: number) => x >= 10.5 && x < 20.5 && y >= 8.5 && y < 18.5;
const isNear = (x: number, y: number) => x >= 9 && x <= 21 && y >= 7 && y <= 19;
const isWithin = (x: number, y: number) => x >= 13 && x <= 17 && y >= 11 && y <= 15;

describe('clean bounce', () => {
  const faces = facesOf((x, y) => (isKettle(x, y) ? 0 : STONE));
  const map = mapOf((x, y) => (isWithin(x, y) ? 0.7 : isNear(x, y) ? 9 : 0.2));

  it('has no rim around what stands before a surface', () => {
    const clean = cleanBounce(map, faces, plan, size);
    for (const [x, y] of [
      [9, 13],
      [10, 13],
      [20, 18],
      [21, 19],
    ] as const) {
      expect(at(clean, x, y), `${x}, ${y}`).toBeCloseTo(0.2, 5);
    }
  });

  it('leaves a thing’s middle and a surface’s as they are', () => {
    const clean = cleanBounce(map, faces, plan, size);
    expect(at(clean, 15, 13)).toBeCloseTo(0.7, 5);
    expect(at(clean, 30, 25)).toBeCloseTo(0.2, 5);
  });

  it('goes over from one surface to the next at their edge', () => {
    const clean = cleanBounce(
      mapOf((_, y) => (y < 15 ? 0.2 : 0.8)),
      facesOf((_, y) => (y < 15 ? STONE : FLOOR)),
      plan,
      size,
    );
    const column = [12, 13, 14, 15, 16, 17].map((y) => at(clean, 30, y) ?? 0);
    expect(column).toEqual(column.toSorted((a, b) => a - b));
    expect(column[0]).toBeCloseTo(0.2, 5);
    expect(column[5]).toBeCloseTo(0.8, 5);
  });

  it('cleans each map on its own', () => {
    const two = new Float32Array(map.length * 2);
    two.set(map);
    two.set(
      map.map((value) => value / 2),
      map.length,
    );
    const clean = cleanBounce(two, faces, plan, size);
    expect(at(clean.subarray(map.length), 10, 13)).toBeCloseTo(0.1, 5);
    expect(at(clean, 10, 13)).toBeCloseTo(0.2, 5);
  });
});
