import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFewestSheets } from './lower-bound.ts';
import { packGreedily } from './pack-greedily.ts';
import { partOfBoxes, rectanglePart } from './packed-part.ts';

const parts = (count: number, width: number, height: number, mayTurn = false) =>
  Array.from({ length: count }, (_, index) => rectanglePart(String(index), { width, height }, mayTurn));

describe('the number of sheets that no plan can do without', () => {
  it('is none for no parts', () => {
    expect(countFewestSheets([], { width: 10, height: 10 })).toBe(0);
  });

  it('follows from the area', () => {
    expect(countFewestSheets(parts(8, 5, 5), { width: 10, height: 10 })).toBe(2);
    expect(countFewestSheets(parts(9, 5, 5), { width: 10, height: 10 })).toBe(3);
  });

  it('sees that large parts never share a sheet', () => {
    expect(countFewestSheets(parts(4, 6, 6, true), { width: 10, height: 10 })).toBe(4);
  });

  it('sees what is lost beside parts that do not divide a sheet', () => {
    // Four by four lengths of 3 would need 12; three by three are nine a sheet.
    expect(countFewestSheets(parts(19, 3, 3), { width: 10.5, height: 10.5 })).toBe(3);
  });

  it('leaves room for turned parts on a sheet that is not square', () => {
    // Three of 4 × 10 fit on 12 × 10; as 10 × 4, only two.
    expect(countFewestSheets(parts(3, 10, 4, true), { width: 12, height: 10 })).toBe(1);
    expect(countFewestSheets(parts(3, 10, 4), { width: 12, height: 10 })).toBe(2);
  });

  it('lets a part nest in the hollow of a corner', () => {
    const corner = partOfBoxes(
      'corner',
      [
        { left: 0, top: 0, right: 10, bottom: 4 },
        { left: 6, top: 0, right: 10, bottom: 10 },
      ],
      false,
    );
    expect(countFewestSheets([corner, ...parts(1, 6, 6)], { width: 10, height: 10 })).toBe(1);
  });

  it('is never more than a plan has', () => {
    const side = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ width: side, height: side, mayTurn: fc.boolean() }), { maxLength: 15 }),
        fc.constantFrom(12, 15),
        (sizes, width) => {
          const list = sizes.map(({ mayTurn, ...size }, index) => rectanglePart(String(index), size, mayTurn));
          // Square and not: the bounds for turned parts differ.
          const sheet = { width, height: 12 };
          expect(countFewestSheets(list, sheet)).toBeLessThanOrEqual(packGreedily(list, sheet, [], () => false).length);
        },
      ),
    );
  });
});
