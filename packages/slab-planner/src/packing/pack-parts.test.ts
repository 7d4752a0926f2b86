import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from './free-space.ts';
import { packParts } from './pack-parts.ts';
import { partOfBoxes, rectanglePart, type Box, type PackedPart, type Placement } from './packed-part.ts';

/** Over after so many steps, so that no test depends on a clock. */
function afterSteps(count: number): () => boolean {
  let left = count;
  return () => {
    left -= 1;
    return left < 0;
  };
}

const SHEET = { width: 20, height: 12 };
const side = fc.integer({ min: 1, max: 12 });
const rectangle = fc.record({ width: side, height: side, mayTurn: fc.boolean() });
/** A run and a return. Both may be as long as a sheet is high. */
const corner = fc
  .record({ length: side, depth: side, returnLength: side, returnDepth: side, mayTurn: fc.boolean() })
  .map(({ length, depth, returnLength, returnDepth, mayTurn }) => ({
    boxes: [
      { left: 0, top: 0, right: length, bottom: Math.min(depth, returnLength) },
      { left: 0, top: 0, right: Math.min(returnDepth, length), bottom: returnLength },
    ],
    mayTurn,
  }));
const partList = fc
  .array(fc.oneof(rectangle, corner), { maxLength: 14 })
  .map((list) =>
    list.map((each, index) =>
      'boxes' in each
        ? partOfBoxes(String(index), each.boxes, each.mayTurn)
        : rectanglePart(String(index), each, each.mayTurn),
    ),
  );

const boxesOf = ({ lying, x, y }: Placement): Box[] =>
  lying.boxes.map(({ left, top, right, bottom }) => ({
    left: x + left,
    top: y + top,
    right: x + right,
    bottom: y + bottom,
  }));

const plan = (parts: readonly PackedPart[], { steps = 40, seed = 1, wantsRemnant = true, sheet = SHEET } = {}) =>
  packParts(parts, sheet, { isOver: afterSteps(steps), seed, wantsRemnant });

describe('a plan', () => {
  it('has every part once, inside a sheet, over no other part, and turned only where allowed', () => {
    fc.assert(
      fc.property(partList, fc.boolean(), (parts, wantsRemnant) => {
        const sheets = plan(parts, { wantsRemnant });
        expect(sheets.flatMap((sheet) => sheet.map(({ part }) => part.id)).sort()).toEqual(
          parts.map(({ id }) => id).sort(),
        );
        for (const sheet of sheets) {
          expect(sheet.length).toBeGreaterThan(0);
          for (const [index, placement] of sheet.entries()) {
            const boxes = boxesOf(placement);
            for (const { left, top, right, bottom } of boxes) {
              expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
              expect(right).toBeLessThanOrEqual(SHEET.width);
              expect(bottom).toBeLessThanOrEqual(SHEET.height);
            }
            const others = sheet.slice(index + 1).flatMap(boxesOf);
            expect(boxes.some((box) => others.some((other) => overlap(box, other)))).toBe(false);
            expect(placement.part.lyings).toContain(placement.lying);
          }
        }
      }),
    );
  });

  it('is the same for the same seed and number of steps', () => {
    fc.assert(
      fc.property(partList, fc.integer(), (parts, seed) => {
        expect(plan(parts, { seed })).toEqual(plan(parts, { seed }));
      }),
      { numRuns: 20 },
    );
  });

  it('is empty without parts', () => {
    expect(plan([])).toEqual([]);
  });
});

it('refuses a part that is larger than a sheet', () => {
  expect(() => plan([rectanglePart('long', { width: 21, height: 1 }, true)])).toThrow(RangeError);
  expect(() => plan([rectanglePart('high', { width: 1, height: 13 }, false)])).toThrow(RangeError);
  expect(plan([rectanglePart('turned', { width: 1, height: 13 }, true)])).toHaveLength(1);
});

it('nests two corners into each other', () => {
  const boxes = [
    { left: 0, top: 0, right: 10, bottom: 2 },
    { left: 0, top: 0, right: 2, bottom: 10 },
  ];
  const parts = ['a', 'b'].map((id) => partOfBoxes(id, boxes, false));
  expect(plan(parts, { sheet: { width: 12, height: 12 } })).toHaveLength(1);
});

it('finds a plan that greedy ones miss', () => {
  // Sheets of 60 × 60 that were cut into strips, and the strips across, at random. No greedy plan puts them together again.
  const cuts = [
    [13, 21, 26],
    [17, 43],
    [8, 19, 33],
    [29, 31],
  ];
  const sizes = cuts.flatMap((heights, sheet) =>
    heights.flatMap((height, strip) => {
      const first = 11 + ((sheet * 7 + strip * 13) % 23);
      const second = 9 + ((sheet * 5 + strip * 11) % 17);
      return [first, second, 60 - first - second].map((width) => ({ width, height }));
    }),
  );
  const parts = sizes.map((size, index) => rectanglePart(String(index), size, false));
  const sheet = { width: 61, height: 61 };
  expect(plan(parts, { steps: 0, sheet, wantsRemnant: false })).toHaveLength(5);
  expect(plan(parts, { steps: 20_000, sheet, wantsRemnant: false })).toHaveLength(4);
});

it('leaves one large piece of the last sheet', () => {
  const parts = Array.from({ length: 7 }, (_, index) => rectanglePart(String(index), { width: 10, height: 4 }, true));
  const sheets = plan(parts, { steps: 500 });
  expect(sheets.map((sheet) => sheet.length)).toEqual([6, 1]);
  // Upright, it leaves 16 × 12; lying along the side of the sheet, only 20 × 8.
  expect(sheets[1]?.[0]?.lying.width).toBe(4);
});
