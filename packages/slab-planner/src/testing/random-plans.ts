import { quartzColours } from '@showroom/catalog-data/quartz';
import * as fc from 'fast-check';
import { boxOf, outlineOf, type Box } from '../outlines/outlines.ts';
import {
  applianceKinds,
  cutOutKinds,
  edgeProfiles,
  pieceRoles,
  type Appliance,
  type CutOut,
  type Piece,
  type Plan,
  type Point,
  type Shape,
} from '../plan/plan.ts';

/** Valid plans of any stone, with straight, corner and free-form pieces, linked cut-outs, appliances and places. */
export function randomPlans({ mostPieces = 8 } = {}): fc.Arbitrary<Plan> {
  const stones = fc.constantFrom(...quartzColours);
  const pieceLists = fc.uniqueArray(randomPieces(), { minLength: 1, maxLength: mostPieces, selector: ({ id }) => id });
  return fc.tuple(stones, pieceLists).chain(([stone, pieces]) =>
    fc.record({
      stone: fc.constant(stone.slug),
      thickness: fc.constantFrom(...stone.thicknesses),
      slabSize: fc.nat({ max: stone.sizes.length - 1 }),
      mayTurn: fc.boolean(),
      pieces: fc.constant(pieces),
      places: fc.array(
        fc.record({
          partId: fc.constantFrom(...pieces.flatMap(({ id }) => [id, `${id}.1`, `${id}.2`])),
          slab: fc.nat({ max: 9 }),
          xIn: sixteenths(0, 120),
          yIn: sixteenths(0, 60),
          quarterTurns: fc.constantFrom(0, 1, 2, 3),
        }),
        { maxLength: 4 },
      ),
    }),
  );
}

/** Valid pieces, most of the size of counters and some larger than a slab. */
export function randomPieces(): fc.Arbitrary<Piece> {
  return fc.oneof(straightShapes, cornerShapes(), freeShapes()).chain((shape) => {
    const outline = outlineOf(shape);
    const room = roomForCutOuts(shape);
    return fc
      .record({
        id: pieceIds,
        name: names,
        role: fc.constantFrom(...pieceRoles),
        shape: fc.constant(shape),
        edges: fc.array(fc.option(fc.constantFrom(...edgeProfiles)), {
          minLength: outline.length,
          maxLength: outline.length,
        }),
        radiiIn: fc.array(fc.constantFrom(0, 0, 0.375, 0.5), { minLength: outline.length, maxLength: outline.length }),
        cutOuts: fc.array(randomCutOuts(room), { maxLength: 3 }).map(numberCutOuts),
        appliances: fc.array(randomAppliances(room), { maxLength: 2 }),
        overhangIn: fc.constantFrom(0, 1.5, 1.5, 6, 12.0625),
        isOverhangSupported: fc.boolean(),
        isWhole: fc.boolean(),
        at: fc.option(roomPlaces, { nil: undefined }),
      })
      .map(({ at, ...piece }): Piece => ({ ...piece, ...(at !== undefined && { at }) }));
  });
}

const roomPlaces = fc.record({
  xIn: sixteenths(-200, 200),
  yIn: sixteenths(-200, 200),
  quarterTurns: fc.constantFrom(0, 1, 2, 3),
  heightIn: fc.oneof(fc.constant(36), sixteenths(0, 96)),
});

// Made once, because a pattern takes long to prepare.
const pieceIds = fc.oneof(
  fc.nat({ max: 99 }).map((number) => `p${number}`),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/),
);
const names = fc.oneof(
  fc.constantFrom('Sink run', 'Island', 'Comptoir à gauche', '水槽 2'),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9′″½ -]{0,20}[a-z]$/).map((name) => name.replace(/ +/g, ' ')),
);

function sixteenths(leastIn: number, mostIn: number): fc.Arbitrary<number> {
  return fc.integer({ min: leastIn * 16, max: mostIn * 16 }).map((count) => count / 16);
}

const straightShapes: fc.Arbitrary<Shape> = fc.record({
  kind: fc.constant('straight'),
  lengthIn: fc.oneof(sixteenths(14, 150), sixteenths(14, 360)),
  depthIn: fc.oneof(sixteenths(14, 48), sixteenths(14, 90)),
});

function cornerShapes(): fc.Arbitrary<Shape> {
  return fc.record({
    kind: fc.constant('corner'),
    hand: fc.constantFrom('left', 'right'),
    lengthIn: sixteenths(60, 200),
    depthIn: sixteenths(14, 40),
    returnLengthIn: sixteenths(50, 150),
    returnDepthIn: sixteenths(14, 40),
  });
}

/** Rectangles with corners cut off and a notch at the back. */
function freeShapes(): fc.Arbitrary<Shape> {
  return fc
    .record({
      length: sixteenths(40, 180),
      depth: sixteenths(24, 80),
      cut: fc.array(sixteenths(2, 8), { minLength: 4, maxLength: 4 }),
      notch: fc.option(fc.tuple(sixteenths(12, 18), sixteenths(2, 6))),
    })
    .map(({ length, depth, cut: [a = 2, b = 2, c = 2, d = 2], notch }) => {
      const notched: readonly Point[] =
        notch === null
          ? []
          : [
              [notch[0], 0],
              [notch[0], notch[1]],
              [notch[0] + 8, notch[1]],
              [notch[0] + 8, 0],
            ];
      return {
        kind: 'free',
        points: [
          [0, 0],
          ...notched,
          [length - a, 0],
          [length, b],
          [length, depth - c],
          [length - d, depth],
          [0, depth],
        ],
      };
    });
}

/** A part of the piece where every cut-out is inside. */
function roomForCutOuts(shape: Shape): Box {
  if (shape.kind === 'free') {
    const { right, bottom } = boxOf(shape.points);
    return { left: 1, top: 8, right: right - 9, bottom: bottom - 9 };
  }
  return { left: 1, top: 1, right: shape.lengthIn - 1, bottom: shape.depthIn - 1 };
}

function randomCutOuts({ left, top, right, bottom }: Box): fc.Arbitrary<Omit<CutOut, 'id'> & { isLinked: boolean }> {
  return fc
    .tuple(
      sixteenths(1, 33),
      sixteenths(1, 20),
      fc.double({ max: 1, min: 0, noNaN: true }),
      fc.double({ max: 1, min: 0, noNaN: true }),
    )
    .chain(([width, depth, shareX, shareY]) => {
      const widthIn = Math.min(width, right - left);
      const depthIn = Math.min(depth, bottom - top);
      const centre = [
        toEighths(left + widthIn / 2 + shareX * (right - left - widthIn)),
        toEighths(top + depthIn / 2 + shareY * (bottom - top - depthIn)),
      ] as const;
      return fc.record({
        kind: fc.constantFrom(...cutOutKinds),
        centre: fc.constant(centre),
        widthIn: fc.constant(widthIn),
        depthIn: fc.constant(depthIn),
        // The last is round, or has round ends.
        radiusIn: fc.constantFrom(0, 0.25, 0.5, Math.min(widthIn, depthIn) / 2),
        isLinked: fc.boolean(),
      });
    });
}

function toEighths(lengthIn: number): number {
  return Math.max(1, Math.floor(lengthIn * 8) / 8);
}

/** Links cut-outs to the first where they should be, without moving them. */
function numberCutOuts(cutOuts: readonly (Omit<CutOut, 'id'> & { isLinked: boolean })[]): readonly CutOut[] {
  const [baseX, baseY] = cutOuts[0]?.centre ?? [0, 0];
  return cutOuts.map(({ isLinked, ...cutOut }, index): CutOut => {
    const id = `c${index + 1}`;
    if (!isLinked || index === 0) return { id, ...cutOut };
    return { id, ...cutOut, centre: [cutOut.centre[0] - baseX, cutOut.centre[1] - baseY], linkedTo: 'c1' };
  });
}

function randomAppliances({ right }: Box): fc.Arbitrary<Appliance> {
  return fc.record({
    kind: fc.constantFrom(...applianceKinds),
    fromIn: sixteenths(0, Math.floor(right / 2) - 3),
    widthIn: sixteenths(3, Math.floor(right / 2)),
  });
}
