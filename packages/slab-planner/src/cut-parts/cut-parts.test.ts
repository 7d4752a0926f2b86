import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boxOf, outlineOf, placeCutOuts } from '../outlines/outlines.ts';
import type { CutPart, Piece, Seam } from '../plan/plan.ts';
import { piecesFromTemplate } from '../templates/templates.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { cutParts } from './cut-parts.ts';

const slab = { widthIn: 126, heightIn: 64 };

function straight(lengthIn: number, depthIn: number, particulars: Partial<Piece> = {}): Piece {
  const [piece] = piecesFromTemplate('straight', { length: lengthIn, depth: depthIn });
  if (piece === undefined) throw new Error('The template has no piece');
  return { ...piece, cutOuts: [], appliances: [], ...particulars };
}

const corner: Piece = {
  ...straight(1, 1),
  shape: { kind: 'corner', hand: 'right', lengthIn: 100, depthIn: 25.5, returnLengthIn: 60, returnDepthIn: 25.5 },
};

function cut(piece: Piece, mayTurn = false) {
  return cutParts({ pieces: [piece], mayTurn }, slab);
}

function sizesOf(parts: readonly CutPart[]): readonly (readonly number[])[] {
  return parts.map(({ widthIn, heightIn }) => [widthIn, heightIn]);
}

describe('seams', () => {
  it('aren’t needed up to the usable size of a slab', () => {
    expect(cut(straight(125, 63))).toMatchObject({ seams: [], problems: [], parts: [{ widthIn: 125, heightIn: 63 }] });
  });

  it('divide a longer run evenly, and say why', () => {
    const { parts, seams } = cut(straight(126, 25.5));
    expect(sizesOf(parts)).toEqual([
      [63, 25.5],
      [63, 25.5],
    ]);
    expect(parts.map(({ id, name }) => [id, name])).toEqual([
      ['p1.1', 'Counter, part 1 of 2'],
      ['p1.2', 'Counter, part 2 of 2'],
    ]);
    expect(seams).toEqual([{ pieceId: 'p1', from: [63, 0], to: [63, 25.5], reason: 'longer-than-slab' }]);
  });

  it('divide a wide top along it, or across it if it may be turned', () => {
    expect(cut(straight(100, 70)).seams).toMatchObject([{ from: [0, 35], to: [100, 35], reason: 'wider-than-slab' }]);
    expect(cut(straight(60, 100), true).seams).toEqual([]);
    expect(cut(straight(60, 100)).seams).toHaveLength(1);
  });

  it('aren’t over a dishwasher', () => {
    const run = straight(150, 25.5, { appliances: [{ kind: 'dishwasher', fromIn: 60, widthIn: 24 }] });
    expect(cut(run).seams.map(({ from: [x] }) => x)).toEqual([84]);
    const range = straight(150, 25.5, { appliances: [{ kind: 'range', fromIn: 60, widthIn: 30 }] });
    expect(cut(range).seams.map(({ from: [x] }) => x)).toEqual([75]);
  });

  it('are at least 4″ from a cut-out', () => {
    const cooktop = { id: 'c', kind: 'cooktop', centre: [76, 12], widthIn: 30, depthIn: 20, radiusIn: 0.5 } as const;
    expect(cut(straight(150, 25.5, { cutOuts: [cooktop] })).seams.map(({ from: [x] }) => x)).toEqual([57]);
  });

  it('are more when the fewest would be in the wrong place', () => {
    const dishwasher = { kind: 'dishwasher', fromIn: 100, widthIn: 50 } as const;
    const { seams, problems } = cut(straight(250, 25.5, { appliances: [dishwasher] }));
    expect(problems).toEqual([]);
    expect(seams).toHaveLength(2);
  });

  it('are reported when every place is wrong', () => {
    const sink = { id: 'c', kind: 'cooktop', centre: [75, 13], widthIn: 148, depthIn: 20, radiusIn: 0 } as const;
    const { parts, problems } = cut(straight(150, 25.5, { cutOuts: [sink] }));
    expect(parts).toHaveLength(2);
    expect(problems).toMatchObject([{ pieceId: 'p1', message: expect.stringContaining('within 4″ of a cut-out') }]);
  });
});

describe('a corner', () => {
  it('has a seam from the inside corner, and the run keeps its length', () => {
    const { parts, seams } = cut(corner);
    expect(sizesOf(parts)).toEqual([
      [100, 25.5],
      [25.5, 34.5],
    ]);
    expect(seams).toEqual([{ pieceId: 'p1', from: [74.5, 25.5], to: [100, 25.5], reason: 'corner' }]);
  });

  it('is cut whole if it is asked for and fits', () => {
    const { parts, seams } = cut({ ...corner, isWhole: true });
    expect(seams).toEqual([]);
    expect(parts[0]?.outline).toEqual(outlineOf(corner.shape));
  });

  it('has a seam if it doesn’t fit whole, and says why', () => {
    const shape = { ...corner.shape, returnLengthIn: 90 } as const;
    expect(cut({ ...corner, shape, isWhole: true }, true)).toMatchObject({
      seams: [{ reason: 'wider-than-slab' }],
      problems: [],
    });
  });

  it('has its seam away from a sink in the corner', () => {
    const sink = { id: 'c', kind: 'undermount-sink', centre: [84, 14], widthIn: 24, depthIn: 18, radiusIn: 1 } as const;
    expect(cut({ ...corner, cutOuts: [sink] })).toMatchObject({ seams: [], problems: [] });
  });
});

it('reports a shape that no straight seam divides', () => {
  const teeth = Array.from({ length: 10 }, (_, index) => index * 18).flatMap((x) => [
    [x + 9, 140] as const,
    [x + 9, 10] as const,
    [x + 18, 10] as const,
    [x + 18, 140] as const,
  ]);
  const comb = [[0, 0], [189, 0], [189, 140], ...teeth.toReversed(), [0, 140]] as const;
  expect(cut({ ...straight(1, 1), shape: { kind: 'free', points: comb } })).toMatchObject({
    parts: [],
    problems: [{ pieceId: 'p1', message: expect.stringContaining('126″ × 64″') }],
  });
});

describe('of any plan', () => {
  it('parts fit on a slab', () => {
    fc.assert(
      fc.property(randomPlans(), (plan) => {
        for (const { widthIn, heightIn } of cutParts(plan, slab).parts) {
          const isFitting = widthIn <= 125 && heightIn <= 63;
          expect(isFitting || (plan.mayTurn && widthIn <= 63 && heightIn <= 125)).toBe(true);
        }
      }),
    );
  });

  it('parts have the area of their piece, and lie in it', () => {
    fc.assert(
      fc.property(randomPlans(), (plan) => {
        const { parts } = cutParts(plan, slab);
        for (const piece of plan.pieces) {
          const outline = outlineOf(piece.shape);
          const own = parts.filter(({ pieceId }) => pieceId === piece.id);
          expect(own.length).toBeGreaterThan(0);
          const area = own.reduce((sum, part) => sum + areaOf(part.outline), 0);
          // Where a seam crosses a slanted side its end is rounded to 1/16″.
          expect(Math.abs(area - areaOf(outline))).toBeLessThanOrEqual(piece.shape.kind === 'free' ? 1 : 0);
          for (const { offset, widthIn, heightIn, outline: points } of own) {
            expect(boxOf(points)).toEqual({ left: 0, top: 0, right: widthIn, bottom: heightIn });
            expect(offset[0] + widthIn).toBeLessThanOrEqual(boxOf(outline).right);
            expect(offset[1] + heightIn).toBeLessThanOrEqual(boxOf(outline).bottom);
          }
        }
      }),
    );
  });

  it('every part has an id of its own', () => {
    fc.assert(
      fc.property(randomPlans(), (plan) => {
        const ids = cutParts(plan, slab).parts.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('seams keep off dishwashers and cut-outs, unless that is reported', () => {
    fc.assert(
      fc.property(randomPlans(), (plan) => {
        const { seams, problems } = cutParts(plan, slab);
        for (const piece of plan.pieces) {
          if (problems.some(({ pieceId }) => pieceId === piece.id)) continue;
          for (const seam of seams.filter(({ pieceId }) => pieceId === piece.id)) {
            for (const { box } of placeCutOuts(piece)) expect(distanceTo(seam, box)).toBeGreaterThanOrEqual(4 - 1e-9);
            const front = piece.shape.kind === 'free' ? boxOf(piece.shape.points).bottom : piece.shape.depthIn;
            for (const { kind, fromIn, widthIn } of piece.appliances) {
              const body = { left: fromIn, top: front - 24, right: fromIn + widthIn, bottom: front };
              if (kind === 'dishwasher') expect(distanceTo(seam, body)).toBeGreaterThanOrEqual(0);
            }
          }
        }
      }),
    );
  });
});

/** How far an upright or level seam is from a rectangle, measured square to its sides. */
function distanceTo({ from, to }: Seam, box: { left: number; top: number; right: number; bottom: number }): number {
  const gapX = Math.max(box.left - Math.max(from[0], to[0]), Math.min(from[0], to[0]) - box.right);
  const gapY = Math.max(box.top - Math.max(from[1], to[1]), Math.min(from[1], to[1]) - box.bottom);
  return Math.max(gapX, gapY);
}
