import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { randomPlans } from '@showroom/slab-planner/testing/random-plans';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTypedPlan } from './check-typed-plan.ts';
import { completePiece, typeLength, typePlan } from './typed-plan.ts';

describe('typeLength', () => {
  it.each([
    [25.5, '25 1/2'],
    [0.0625, '1/16'],
    [0, '0'],
    [96, '96'],
    [-11, '-11'],
    [-0.5, '-1/2'],
  ])('writes %d inches as %s', (lengthIn, text) => expect(typeLength(lengthIn)).toBe(text));
});

it('types the radius of a round hole in 32nds, and reads it as half of its diameter', () => {
  expect(typeLength(21 / 32, 32)).toBe('21/32');
  expect(typeLength(0.5, 32)).toBe('1/2');
  const hole = {
    id: 'c1',
    kind: 'faucet',
    centre: [10, 10],
    widthIn: 1.3125,
    depthIn: 1.3125,
    radiusIn: 0.65625,
  } as const;
  const [counter] = piecesFromTemplate('straight');
  if (counter === undefined) throw new Error('The template has no piece');
  const plan = { ...startPlan('aurora'), pieces: [{ ...counter, cutOuts: [hole] }] };
  expect(typePlan(plan).pieces[0]?.cutOuts[0]?.radius).toBe('21/32');
  expect(checkTypedPlan(typePlan(plan)).plan).toEqual(plan);
});

it('fills the form with a plan so that the same plan is read back', () => {
  fc.assert(
    fc.property(randomPlans(), (plan) => {
      expect(checkTypedPlan(typePlan(plan)).plan).toEqual(plan);
    }),
  );
});

it('says how far a place in the room may be, to both sides', () => {
  const typed = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('straight') });
  const place = (roomX: string) =>
    checkTypedPlan({ ...typed, pieces: typed.pieces.map((piece) => ({ ...piece, roomX })) }).issues;
  expect(place('-360')).toBeUndefined();
  for (const far of ['-400', '400', '99 m'])
    expect(place(far)).toEqual([{ field: 'p0.roomX', message: 'Enter a length from −360″ to 360″.' }]);
});

it('keeps what was typed when another shape is chosen, and fills in what the shape needs', () => {
  const [piece] = typePlan({
    stone: 'aurora',
    thickness: '3cm',
    slabSize: 0,
    mayTurn: false,
    places: [],
    pieces: [
      {
        id: 'p1',
        name: 'Counter',
        role: 'counter',
        shape: { kind: 'straight', lengthIn: 100, depthIn: 26 },
        edges: [null, 'bevel', 'eased', null],
        radiiIn: [0, 0, 2, 0],
        cutOuts: [],
        appliances: [],
        overhangIn: 1.5,
        isOverhangSupported: false,
        isWhole: false,
      },
    ],
  }).pieces;
  if (piece === undefined) throw new Error('There is no piece');
  // The form had no fields for them.
  const noFields = { hand: undefined, returnLength: undefined, returnDepth: undefined, points: undefined };
  const corner = completePiece({ ...piece, ...noFields, shape: 'corner' });
  expect(corner).toMatchObject({
    length: '100',
    depth: '26',
    returnLength: '60',
    returnDepth: '25 1/2',
    hand: 'right',
  });
  expect(corner.edges).toHaveLength(6);
  const free = completePiece({ ...piece, ...noFields, shape: 'free' });
  expect(free.points).toBe('0, 0\n100, 0\n100, 26\n0, 26');
});
