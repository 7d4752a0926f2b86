import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverOutline } from '../lay-out/cover-outline.ts';
import { layOut } from '../lay-out/lay-out.ts';
import { areaOf } from '../outlines/outlines.ts';
import type { Piece, Plan } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate, templates, type TemplateId, type TemplateSizes } from '../templates/templates.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { buildRoom, move, toRoom, type Room } from './build-room.ts';
import { describeRoom } from './describe-room.ts';
import { floorsOf, moveToSpot, standPieces } from './stand-pieces.ts';

type Solid = readonly (readonly [least: number, most: number])[];

function planOf(pieces: readonly Piece[], thickness: Plan['thickness'] = '3cm'): Plan {
  return { ...startPlan('gris-neve'), thickness, pieces };
}

function build(plan: Plan) {
  const { layout } = layOut(plan, { isOver: () => true, seed: 1 });
  return { layout, room: buildRoom(plan, layout) };
}

/** Each part as boxes in the room. */
function listSolids({ layout, room }: ReturnType<typeof build>) {
  const parts = new Map(layout.slabs.flat().map(({ part }) => [part.id, part]));
  return room.stones.map(({ frame, partId, pieceId }) => ({
    pieceId,
    boxes: coverOutline(parts.get(partId)?.outline ?? []).map(({ bottom, left, right, top }): Solid => {
      const face = [toRoom(frame, [left, top]), toRoom(frame, [right, bottom])];
      const corners = face.flatMap((corner) => [corner, move(corner, frame.outward, -room.thicknessIn)]);
      return [0, 1, 2].map((axis) => {
        const places = corners.map((corner) => corner[axis] ?? 0);
        return [Math.min(...places), Math.max(...places)] as const;
      });
    }),
  }));
}

/** How far two boxes reach into each other along each axis; negative is a gap. */
function overlapOf(one: Solid, other: Solid): readonly number[] {
  return one.map(([least, most], axis) => {
    const [otherLeast = 0, otherMost = 0] = other[axis] ?? [];
    return Math.min(most, otherMost) - Math.max(least, otherLeast);
  });
}

function sixteenths(leastIn: number, mostIn: number): fc.Arbitrary<number> {
  return fc.integer({ min: leastIn * 16, max: mostIn * 16 }).map((count) => count / 16);
}
const randomSizes: fc.Arbitrary<TemplateSizes> = fc.record({
  length: sixteenths(80, 240),
  secondLength: sixteenths(40, 200),
  thirdLength: sixteenths(40, 200),
  depth: sixteenths(18, 36),
  height: sixteenths(4, 40),
});
const thicknesses = fc.constantFrom('2cm', '3cm');

describe.each(templates)('the room of “$label”', ({ id }) => {
  it('has nothing in the place of anything else, but for mitred corners', () => {
    fc.assert(
      fc.property(randomSizes, thicknesses, (sizes, thickness) => {
        const built = build(planOf(piecesFromTemplate(id, sizes, [], thickness), thickness));
        const solids = listSolids(built);
        const { thicknessIn } = built.room;
        for (const [index, { boxes, pieceId }] of solids.entries())
          for (const other of solids.slice(index + 1))
            for (const one of boxes)
              for (const another of other.boxes) {
                const shared = overlapOf(one, another).toSorted((a, b) => a - b);
                if ((shared[0] ?? 0) < 1e-6) continue;
                // Two parts of the thickness meet in a mitre, and each is cut off by as much.
                expect(id).toBe('waterfall-island');
                expect(pieceId).not.toBe(other.pieceId);
                expect(shared.slice(0, 2)).toEqual([expect.closeTo(thicknessIn), expect.closeTo(thicknessIn)]);
              }
      }),
      { numRuns: 40 },
    );
  });

  it('stands on the floor within its box', () => {
    const { room } = build(planOf(piecesFromTemplate(id)));
    const { bottom, left, right, top } = room.box;
    for (const { back, face, frame } of room.stones)
      for (const point of [...face, ...back]) {
        const [x, y, z] = toRoom(frame, point);
        expect(x >= left && x <= right && y >= top && y <= bottom && z >= 0).toBe(true);
      }
    for (const { outline, topIn } of room.cabinets) {
      expect(areaOf(outline)).toBeGreaterThan(0);
      expect(topIn).toBeLessThan(room.heightIn);
    }
  });
});

/** The gap between two pieces of a template; 0 if they touch. */
function gapOf(id: TemplateId, [one, other]: readonly [number, number]): number {
  const solids = listSolids(build(planOf(piecesFromTemplate(id))));
  const pieces = piecesFromTemplate(id).map((piece) => solids.filter(({ pieceId }) => pieceId === piece.id));
  const gaps = (pieces[one] ?? []).flatMap(({ boxes }) =>
    boxes.flatMap((box) =>
      (pieces[other] ?? []).flatMap((part) => part.boxes.map((another) => Math.min(...overlapOf(box, another)))),
    ),
  );
  return Math.max(...gaps);
}

describe('pieces meet', () => {
  it.each([
    ['u-shape', [0, 1]],
    ['vanity', [0, 1]],
  ] as const)('along their sides in a %s', (id, pair) => expect(gapOf(id, pair)).toBeCloseTo(0));

  it('in a mitre at both ends of a waterfall island', () => {
    const { room } = build(planOf(piecesFromTemplate('waterfall-island', { length: 84 })));
    const [top, ...ends] = room.stones;
    const below = (solid: Room['stones'][number] | undefined) =>
      (solid?.back ?? []).map(
        (point) => solid && move(toRoom(solid.frame, point), solid.frame.outward, -room.thicknessIn),
      );
    // The inner corner of each joint belongs to both.
    for (const end of ends) {
      const inner = below(end).filter((point) => (point?.[2] ?? 0) > 30);
      expect(inner).toHaveLength(2);
      for (const [x = 0, y = 0, z = 0] of inner.map((point) => point ?? []))
        expect(below(top)).toContainEqual([expect.closeTo(x), expect.closeTo(y), expect.closeTo(z)]);
      expect(Math.min(...end.face.map((point) => toRoom(end.frame, point)[2]))).toBe(0);
    }
  });
});

/** Copies of pieces that have lost their places. */
function loosen(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, index) => {
    const loose: Piece & { at?: Piece['at'] } = { ...piece, id: `loose-${index}` };
    delete loose.at;
    return loose;
  });
}

describe('a piece without a place', () => {
  it('stands next to the others', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...templates), { maxLength: 5, minLength: 1 }), (chosen) => {
        const pieces = chosen
          .flatMap(({ id }) => piecesFromTemplate(id))
          .filter(({ role }) => role !== 'waterfall' && role !== 'backsplash');
        const floors = standPieces(loosen(pieces)).map(floorsOf);
        for (const [index, some] of floors.entries())
          for (const one of some)
            for (const other of floors.slice(index + 1).flat()) {
              const isApart = one.right <= other.left || other.right <= one.left;
              expect(isApart || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
            }
      }),
    );
  });

  it('stands along the wall if it is a counter, even if the plan lists its island first', () => {
    const pieces = loosen((['island', 'straight'] as const).flatMap((id) => piecesFromTemplate(id)));
    const [island, counter] = standPieces(pieces);
    expect([island, counter].map((one) => one?.piece)).toEqual(pieces);
    expect(counter?.at).toMatchObject({ xIn: 0, yIn: 0 });
    expect(island?.at.yIn).toBeGreaterThanOrEqual(25.5 + 42);
  });

  it('goes to the end of the island that is mitred for it', () => {
    const [island, ...ends] = piecesFromTemplate('waterfall-island');
    const standing = standPieces([...(island ? [island] : []), ...loosen(ends)]);
    expect(standing.map(({ at }) => at)).toEqual([island, ...ends].map((piece) => piece?.at));
  });
});

it('puts an island in front of a kitchen, with an aisle around it', () => {
  const kitchen = standPieces(piecesFromTemplate('l-shape', { length: 160, secondLength: 120 }));
  const moved = moveToSpot(standPieces(piecesFromTemplate('waterfall-island')), kitchen);
  const [island, left] = moved;
  expect(island?.at).toMatchObject({ quarterTurns: 0, heightIn: 36 });
  expect(island?.at.yIn).toBeGreaterThanOrEqual(25.5 + 42);
  expect(island?.at.xIn).toBeGreaterThanOrEqual(25.5 + 42);
  // The ends move along.
  expect(left?.at.xIn).toBe(island?.at.xIn);
});

it('says where pieces stand without negative lengths', () => {
  const [island, left] = piecesFromTemplate('waterfall-island', { length: 84, depth: 42 });
  const [counter] = piecesFromTemplate('straight', { length: 60 });
  const [splash] = loosen(piecesFromTemplate('backsplash', { length: 60, height: 4 }));
  if (!island || !left || !counter || !splash) throw new Error('A template lacks a piece');
  const pieces: readonly Piece[] = [
    { ...counter, id: 'counter', at: { xIn: -12, yIn: -5, quarterTurns: 0, heightIn: 36 } },
    { ...splash, at: { xIn: -12, yIn: -5, quarterTurns: 0, heightIn: 36 } },
    { ...island, at: { xIn: 0, yIn: 60.5, quarterTurns: 0, heightIn: 36 } },
    { ...left, at: { xIn: 0, yIn: 102.5, quarterTurns: 2, heightIn: 36 } },
  ];
  expect(describeRoom(pieces).map(({ words }) => words.slice(words.indexOf(': ') + 2))).toEqual([
    'at the left end, at the back, 36″ above the floor',
    'at the left end, at the back, upright, its lower edge 36″ above the floor',
    '12″ from the left end, 65½″ from the back, 36″ above the floor',
    '12″ from the left end, 65½″ from the back, hanging down from 36″ above the floor to the floor',
  ]);
  expect(describeRoom([])).toEqual([]);
});

it('builds and describes any plan', () => {
  fc.assert(
    fc.property(randomPlans(), (plan) => {
      const { layout, room } = build(plan);
      expect(room.stones.map(({ partId }) => partId).toSorted()).toEqual(
        layout.slabs
          .flat()
          .map(({ part }) => part.id)
          .toSorted(),
      );
      expect(JSON.stringify(room)).not.toMatch(/null|NaN/);
      expect(describeRoom(plan.pieces)).toHaveLength(plan.pieces.length);
    }),
    { numRuns: 60 },
  );
});
