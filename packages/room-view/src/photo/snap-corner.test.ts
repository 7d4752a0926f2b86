import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../testing/draw-picture.ts';
import { snapCorner } from './snap-corner.ts';

const [width, height] = [200, 120];
const toPlace = (x: number, y: number) => ({ x: x / width, y: y / height });

/** A dark counter on a light wall, with its corner at (80, 60). */
const counter = drawPicture(width, height, (x, y) => (x >= 80 && y >= 60 ? 0.1 : 0.6));
const edge = drawPicture(width, height, (_, y) => (y >= 60 ? 0.1 : 0.6));
const even = drawPicture(width, height, (x) => 0.4 + x * 0.0005);

describe('a corner that is set', () => {
  it('moves to the corner in the picture', () => {
    const offset = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(offset, offset, (x, y) => {
        const found = snapCorner(counter, toPlace(80 + x, 60 + y), 10);
        expect(Math.hypot(found.x * width - 80, found.y * height - 60)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('moves to an edge where there is no corner', () => {
    const found = snapCorner(edge, toPlace(100, 66), 10);
    expect(Math.abs(found.y * height - 60)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.x * width - 100)).toBeLessThanOrEqual(1);
  });

  it('stays in an even area, and where a corner is out of reach', () => {
    expect(snapCorner(even, toPlace(50.3, 50.7), 10)).toEqual(toPlace(50.3, 50.7));
    expect(snapCorner(counter, toPlace(30, 30), 10)).toEqual(toPlace(30, 30));
  });

  it('may be at the edge of the picture', () => {
    const places = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.constantFrom(0, 1) });
    fc.assert(
      fc.property(places, (place) => {
        const found = snapCorner(counter, place, 10);
        expect(found.x).toBeGreaterThanOrEqual(0);
        expect(found.x).toBeLessThanOrEqual(1);
        expect(Math.abs(found.y - place.y) * height).toBeLessThanOrEqual(11);
      }),
    );
  });
});
