import { describe, expect, it } from 'vitest';
import { drawArea, drawCovers } from './covers.ts';

const sum = (shares: Float32Array) => shares.reduce((whole, share) => whole + share, 0);

describe('what is painted out', () => {
  it('covers the area of its polygon, with soft edges', () => {
    const points = [
      { x: 0.105, y: 0.1 },
      { x: 0.605, y: 0.1 },
      { x: 0.605, y: 0.6 },
      { x: 0.105, y: 0.6 },
    ];
    const { shares } = drawArea(points, 100, 100);
    expect(sum(shares)).toBeCloseTo(2500, 0);
    expect(shares[30 * 100 + 10]).toBeCloseTo(0.5, 3);
    expect([shares[30 * 100 + 9], shares[30 * 100 + 11]]).toEqual([0, 1]);
  });

  it('may reach beyond the picture', () => {
    const points = [
      { x: -1, y: -1 },
      { x: 2, y: -1 },
      { x: 2, y: 2 },
      { x: -1, y: 2 },
    ];
    expect(sum(drawArea(points, 20, 10).shares)).toBe(200);
  });

  it('covers a stroke of the brush, and an eraser uncovers it', () => {
    const stroke = { kind: 'stroke', radius: 0.1, points: [0.2, 0.8].map((x) => ({ x, y: 0.5 })) } as const;
    const { shares } = drawCovers([stroke], 100, 100);
    // A bar of 60 by 20 with two half circles.
    const area = 60 * 20 + Math.PI * 10 ** 2;
    expect(Math.abs(sum(shares) - area)).toBeLessThan(area * 0.02);
    const erased = drawCovers([stroke, { ...stroke, isEraser: true }], 100, 100);
    expect(sum(erased.shares)).toBeLessThan(area * 0.08);
  });

  it('covers a dot for a single point', () => {
    const dot = { kind: 'stroke', radius: 0.1, points: [{ x: 0.5, y: 0.5 }] } as const;
    expect(sum(drawCovers([dot], 100, 100).shares)).toBeCloseTo(Math.PI * 100, -1);
  });
});
