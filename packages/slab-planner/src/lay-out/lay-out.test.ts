import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutParts } from '../cut-parts/cut-parts.ts';
import { areaOf, cornerAt, outlineOf } from '../outlines/outlines.ts';
import type { ManualPlace, Piece, PlacedPart, Plan, Point } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate } from '../templates/templates.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { layOut } from './lay-out.ts';

/** Over after so many steps, so that no test depends on a clock. */
function afterSteps(count: number): () => boolean {
  let left = count;
  return () => {
    left -= 1;
    return left < 0;
  };
}

const lay = (plan: Plan, { steps = 150, seed = 1 } = {}) => layOut(plan, { isOver: afterSteps(steps), seed });

/** A turned outline where it lies on its slab. */
function outlineOnSlab({ part: { outline, widthIn, heightIn }, xIn, yIn, quarterTurns }: PlacedPart): readonly Point[] {
  const turned = outline.map(([x, y]): Point => {
    switch (quarterTurns) {
      case 0:
        return [x, y];
      case 1:
        return [heightIn - y, x];
      case 2:
        return [widthIn - x, heightIn - y];
      case 3:
        return [y, widthIn - x];
    }
  });
  return turned.map(([x, y]) => [xIn + x, yIn + y]);
}

function distance(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(distanceFromCorners(one, other), distanceFromCorners(other, one));
}

function distanceFromCorners(corners: readonly Point[], outline: readonly Point[]): number {
  const distances = corners.flatMap((point) =>
    outline.map((from, index) => distanceToLine(point, from, cornerAt(outline, index + 1))),
  );
  return Math.min(...distances);
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [stepX, stepY] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * stepX + (y - fromY) * stepY) / (stepX ** 2 + stepY ** 2);
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(fromX + along * stepX - x, fromY + along * stepY - y);
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = outline.filter(([fromX, fromY], index) => {
    const [toX, toY] = cornerAt(outline, index + 1);
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
  });
  return crossed.length % 2 === 1;
}

describe('a layout', () => {
  it('has every part once, inside the slab less its trim, with a saw’s cut between parts', () => {
    fc.assert(
      fc.property(randomPlans({ mostPieces: 6 }), (plan) => {
        const { layout, recuts } = lay(plan);
        const { slab, trimIn, kerfIn, slabs } = layout;
        const changed = new Set(recuts.map(({ pieceId }) => pieceId));
        const pieces = plan.pieces.map((piece) =>
          changed.has(piece.id) ? { ...piece, isWhole: !piece.isWhole } : piece,
        );
        const cut = cutParts({ ...plan, pieces }, slab);
        expect(
          slabs
            .flat()
            .map(({ part }) => part.id)
            .sort(),
        ).toEqual(cut.parts.map(({ id }) => id).sort());
        expect(layout.seams).toEqual(cut.seams);
        for (const placed of slabs) {
          const outlines = placed.map(outlineOnSlab);
          for (const [x, y] of outlines.flat()) {
            expect(Math.min(x, y, slab.widthIn - x, slab.heightIn - y)).toBeGreaterThanOrEqual(trimIn - 1e-9);
          }
          for (const [index, one] of outlines.entries())
            for (const other of outlines.slice(index + 1)) {
              expect(distance(one, other)).toBeGreaterThanOrEqual(kerfIn - 1e-9);
              expect(isInside(cornerAt(one, 0), other) || isInside(cornerAt(other, 0), one)).toBe(false);
            }
        }
      }),
    );
  });

  it('has the area of the pieces that can be cut', () => {
    fc.assert(
      fc.property(randomPlans({ mostPieces: 6 }), (plan) => {
        const { layout } = lay(plan, { steps: 20 });
        const placed = layout.slabs.flat();
        const cutPieces = new Set(placed.map(({ part }) => part.pieceId));
        const expected = plan.pieces
          .filter(({ id }) => cutPieces.has(id))
          .reduce((sum, { shape }) => sum + areaOf(outlineOf(shape)), 0);
        expect(placed.reduce((sum, each) => sum + Math.abs(areaOf(outlineOnSlab(each))), 0)).toBeCloseTo(expected, 2);
      }),
    );
  });

  it('turns parts by a quarter only where the plan allows it', () => {
    fc.assert(
      fc.property(randomPlans({ mostPieces: 6 }), (plan) => {
        const { layout } = lay({ ...plan, mayTurn: false });
        expect(layout.slabs.flat().every(({ quarterTurns }) => quarterTurns % 2 === 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(randomPlans({ mostPieces: 5 }), fc.integer(), (plan, seed) => {
        expect(lay(plan, { seed })).toEqual(lay(plan, { seed }));
      }),
      { numRuns: 20 },
    );
  });

  it('is there when time is over at once', () => {
    expect(lay(kitchen(), { steps: 0 }).layout.slabs.flat()).toHaveLength(12);
  });
});

/** Twelve counters and islands that need no seam. */
function kitchen(): Plan {
  const sizes = [
    [96, 25.5],
    [84, 25.5],
    [72, 36],
    [60, 25.5],
    [48, 25.5],
    [36, 25.5],
    [30, 25.5],
    [96, 4],
    [84, 4],
    [60, 4],
    [48, 18],
    [24, 25.5],
  ] as const;
  return planOf(sizes.map(([lengthIn, depthIn], index) => straight(`p${index}`, lengthIn, depthIn)));
}

function straight(id: string, lengthIn: number, depthIn: number): Piece {
  return { ...template(), id, name: id, shape: { kind: 'straight', lengthIn, depthIn } };
}

function template(): Piece {
  const [piece] = piecesFromTemplate('straight', { length: 60, depth: 25.5 });
  if (piece === undefined) throw new Error('The template has no piece');
  return { ...piece, cutOuts: [], appliances: [] };
}

function planOf(pieces: readonly Piece[], particulars: Partial<Plan> = {}): Plan {
  return { ...startPlan('statuario-venato'), pieces, ...particulars };
}

it('fills one slab before it starts another', () => {
  // Usable are 125 × 63: two rows of two, with a saw's cut of an eighth between them.
  const exact = ['a', 'b', 'c', 'd'].map((id) => straight(id, 62.4375, 31.4375));
  expect(lay(planOf(exact)).layout.slabs.map((slab) => slab.length)).toEqual([4]);
  const wider = ['a', 'b', 'c', 'd'].map((id) => straight(id, 62.5, 31.4375));
  expect(lay(planOf(wider)).layout.slabs.map((slab) => slab.length)).toEqual([2, 2]);
});

it('leaves as little as possible on the last slab', () => {
  const parts = [60, 60, 60, 60, 20].map((length, index) => straight(`p${index}`, length, 31));
  expect(lay(planOf(parts)).layout.slabs.map((slab) => slab.length)).toEqual([4, 1]);
  expect(lay(planOf(parts)).layout.slabs[1]?.[0]?.part.widthIn).toBe(20);
});

/** A corner whose run along the wall has one length, and whose return has another one. */
function corner(id: string, lengthIn: number, returnLengthIn: number, depthIn: number): Piece {
  return {
    ...template(),
    id,
    name: id,
    shape: { kind: 'corner', hand: 'right', lengthIn, depthIn, returnLengthIn, returnDepthIn: depthIn },
    edges: [null, null, 'eased', 'eased', 'eased', 'eased'],
    radiiIn: [0, 0, 0, 0, 0, 0],
    isWhole: true,
  };
}

describe('a corner', () => {
  it('stays whole if a seam saves no slab', () => {
    const { layout, recuts } = lay(planOf([corner('l', 120, 60, 26), straight('run', 120, 30)]));
    expect(layout.slabs).toHaveLength(2);
    expect(layout.seams).toEqual([]);
    expect(recuts).toEqual([]);
  });

  it('gets a seam if that saves a slab, and says so', () => {
    // The hollow of the corner is 94 wide. With a seam, the return lies beside the shorter run.
    const { layout, recuts } = lay(planOf([corner('l', 120, 46, 26), straight('run', 98, 36)]));
    expect(layout.slabs).toHaveLength(1);
    expect(layout.seams).toHaveLength(1);
    expect(recuts).toEqual([{ pieceId: 'l', message: expect.stringContaining('saves a slab') }]);
  });

  it('lies around another one', () => {
    // Half a turn brings the second into the hollow of the first: 20 below each other twice, and 42 beside 20 twice.
    const { layout } = lay(planOf([corner('a', 90, 42, 20), corner('b', 90, 42, 20)]));
    expect(layout.slabs).toHaveLength(1);
    expect(layout.seams).toEqual([]);
  });
});

function place(
  partId: string,
  slab: number,
  xIn: number,
  yIn: number,
  quarterTurns: ManualPlace['quarterTurns'] = 0,
): ManualPlace {
  return { partId, slab, xIn, yIn, quarterTurns };
}

describe('places by hand', () => {
  const pieces = [straight('a', 60, 25), straight('b', 60, 25), straight('c', 40, 20)];
  const withPlaces = (...places: readonly ManualPlace[]) => lay(planOf(pieces, { places }));
  const where = ({ layout }: ReturnType<typeof lay>, id: string) =>
    layout.slabs.flatMap((slab, index) =>
      slab
        .filter(({ part }) => part.id === id)
        .map(({ xIn, yIn, quarterTurns }) => place(id, index, xIn, yIn, quarterTurns)),
    );

  it('are kept, and the other parts lie around them', () => {
    const places = [place('a', 0, 33, 19, 2), place('c', 1, 0.5, 0.5)];
    const result = withPlaces(...places);
    expect(result.problems).toEqual([]);
    expect([...where(result, 'a'), ...where(result, 'c')]).toEqual(places);
    expect(where(result, 'b')).toHaveLength(1);
  });

  it.each([
    ['reach over the trim', place('b', 0, 0.25, 10), /“b” reaches over the usable part of slab 1/],
    ['overlap another part', place('b', 0, 40, 10), /“b” overlaps “a” on slab 1/],
    ['are closer than a saw’s cut', place('b', 0, 60.5625, 0.5), /“b” overlaps “a” on slab 1, or is closer/],
    ['turn the veins', place('b', 0, 70, 0.5, 1), /“b” can’t be turned/],
  ])('are not kept if they %s', (_why, wrong, message) => {
    const result = withPlaces(place('a', 0, 0.5, 0.5), wrong);
    expect(result.problems).toEqual([{ pieceId: 'b', partId: 'b', message: expect.stringMatching(message) }]);
    expect(where(result, 'a')).toEqual([place('a', 0, 0.5, 0.5)]);
    expect(where(result, 'b')).toHaveLength(1);
    expect(where(result, 'b')).not.toEqual([wrong]);
  });

  it('are kept next to another part, with a saw’s cut between them', () => {
    const places = [place('a', 0, 0.5, 0.5), place('b', 0, 60.625, 0.5)];
    expect(withPlaces(...places).problems).toEqual([]);
  });

  it('are kept however long a better layout is looked for', () => {
    const lengths = [92, 75, 74, 38, 10, 102].map((lengthIn, index) =>
      straight(`w${index}`, lengthIn, index === 5 ? 7 : index < 2 ? 25 : 23),
    );
    const wanted = place('w5', 0, 20, 50, 2);
    const result = lay(planOf(lengths, { places: [wanted], mayTurn: true }), { steps: 3000 });
    expect(where(result, 'w5')).toEqual([wanted]);
  });

  it('of all parts of a layout give that layout again', () => {
    fc.assert(
      fc.property(randomPlans({ mostPieces: 5 }), (plan) => {
        const first = lay({ ...plan, places: [] });
        if (first.recuts.length > 0) return;
        const places = first.layout.slabs.flatMap((slab, index) =>
          slab.map(({ part, xIn, yIn, quarterTurns }) => place(part.id, index, xIn, yIn, quarterTurns)),
        );
        expect(lay({ ...plan, places }).layout).toEqual(first.layout);
      }),
      { numRuns: 50 },
    );
  });
});
