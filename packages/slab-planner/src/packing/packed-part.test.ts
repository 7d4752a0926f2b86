import { describe, expect, it } from 'vitest';
import { partOfBoxes, rectanglePart } from './packed-part.ts';

const turns = (part: ReturnType<typeof partOfBoxes>) => part.lyings.map(({ quarterTurns }) => quarterTurns);

describe('a rectangle', () => {
  it('lies in one way if it may not be turned', () => {
    expect(turns(rectanglePart('a', { width: 5, height: 2 }, false))).toEqual([0]);
  });

  it('lies in two ways if it may, and in one if it is a square', () => {
    expect(turns(rectanglePart('a', { width: 5, height: 2 }, true))).toEqual([0, 1]);
    expect(turns(rectanglePart('a', { width: 3, height: 3 }, true))).toEqual([0]);
  });
});

describe('a corner', () => {
  // A run of 10 by 3 along the wall, and a return of 3 by 5 at its right end.
  const boxes = [
    { left: 0, top: 0, right: 10, bottom: 3 },
    { left: 7, top: 0, right: 10, bottom: 8 },
  ];

  it('covers where its rectangles overlap once', () => {
    expect(partOfBoxes('a', boxes, false).area).toBe(10 * 3 + 3 * 5);
  });

  it('is turned by half a turn without leave', () => {
    expect(turns(partOfBoxes('a', boxes, false))).toEqual([0, 2]);
    expect(turns(partOfBoxes('a', boxes, true))).toEqual([0, 1, 2, 3]);
  });

  it('is turned clockwise', () => {
    const [, once, twice] = partOfBoxes('a', boxes, true).lyings;
    // The run, along the top before, is along the right side. The return, at the right end before, is along the bottom.
    expect(once).toEqual({
      quarterTurns: 1,
      width: 8,
      height: 10,
      boxes: [
        { left: 5, top: 0, right: 8, bottom: 10 },
        { left: 0, top: 7, right: 8, bottom: 10 },
      ],
    });
    expect(twice?.boxes).toEqual([
      { left: 0, top: 5, right: 10, bottom: 8 },
      { left: 0, top: 0, right: 3, bottom: 8 },
    ]);
  });
});
