import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../plan/plan.ts';
import { piecesFromTemplate } from '../templates/templates.ts';
import { randomPieces } from '../testing/random-plans.ts';
import { findCrossing } from './find-crossing.ts';
import { areaOf, boxOf, isInsideCorner, outlineOf, placeCutOuts, sidesOf } from './outlines.ts';

describe('an outline', () => {
  it('is clockwise, sound, and starts at the upper left of its box', () => {
    fc.assert(
      fc.property(randomPieces(), ({ shape }) => {
        const outline = outlineOf(shape);
        expect(areaOf(outline)).toBeGreaterThan(0);
        expect(findCrossing(outline)).toBeUndefined();
        expect(boxOf(outline)).toMatchObject({ left: 0, top: 0 });
      }),
    );
  });

  it.each(['left', 'right'] as const)(
    'of a corner to the %s has the area of both runs and one inside corner',
    (hand) => {
      const shape = {
        kind: 'corner',
        hand,
        lengthIn: 100,
        depthIn: 25,
        returnLengthIn: 60,
        returnDepthIn: 20,
      } as const;
      const outline = outlineOf(shape);
      expect(areaOf(outline)).toBe(100 * 25 + 35 * 20);
      const inside = outline.filter((_, index) => isInsideCorner(outline, index));
      expect(inside).toEqual([[hand === 'left' ? 20 : 80, 25]]);
    },
  );
});

it('names the sides, with the finished ones of a corner at its front and ends', () => {
  const [corner] = piecesFromTemplate('l-shape') as [Piece];
  expect(sidesOf(corner).map(({ name, edge, lengthIn }) => [name, edge, lengthIn])).toEqual([
    ['back', null, 120],
    ['right end', 'eased', 25.5],
    ['front', 'eased', 94.5],
    ['return front', 'eased', 58.5],
    ['return end', 'eased', 25.5],
    ['left wall', null, 84],
  ]);
});

it('moves a faucet hole with its sink', () => {
  const [counter] = piecesFromTemplate('straight') as [Piece];
  const before = placeCutOuts(counter).map(({ centre }) => centre);
  const [sink, ...others] = counter.cutOuts;
  if (sink === undefined) throw new Error('The counter has no sink');
  const moved = {
    ...counter,
    cutOuts: [{ ...sink, centre: [sink.centre[0] - 5, sink.centre[1] + 1] as const }, ...others],
  };
  expect(placeCutOuts(moved).map(({ centre }) => centre)).toEqual(before.map(([x, y]) => [x - 5, y + 1]));
});
