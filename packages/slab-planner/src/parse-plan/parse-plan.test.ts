import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutOut, Piece, Plan, Point } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate, templates } from '../templates/templates.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { parsePlan } from './parse-plan.ts';

const [counter] = piecesFromTemplate('straight') as [Piece];
const [corner] = piecesFromTemplate('l-shape') as [Piece];
const sink: CutOut = { id: 's', kind: 'drop-in-sink', centre: [40, 12], widthIn: 30, depthIn: 18, radiusIn: 1 };

function planWith(piece: Partial<Piece>, plan: Partial<Plan> = {}): Plan {
  return { ...startPlan('gris-neve'), pieces: [{ ...counter, ...piece }], ...plan };
}

function free(points: readonly Point[]): Partial<Piece> {
  return {
    shape: { kind: 'free', points },
    cutOuts: [],
    appliances: [],
    edges: points.map(() => null),
    radiiIn: points.map(() => 0),
  };
}

describe('a plan', () => {
  it('of any kind is what it was, also from JSON', () => {
    fc.assert(
      fc.property(randomPlans(), (plan) => {
        expect(parsePlan(plan)).toEqual({ plan });
        expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual({ plan });
      }),
    );
  });

  it.each(templates)('from the template “$label” is valid', ({ id }) => {
    const pieces = piecesFromTemplate(id);
    expect(parsePlan({ ...startPlan('gris-neve'), pieces }).problems).toBeUndefined();
    const both = [...pieces, ...piecesFromTemplate(id, { length: 30 }, pieces)];
    expect(parsePlan({ ...startPlan('gris-neve'), pieces: both }).problems).toBeUndefined();
  });

  it('without unknown fields', () => {
    const plan = planWith({});
    expect(parsePlan({ ...plan, price: 1, pieces: [{ ...plan.pieces[0], colour: 'red' }] })).toEqual({ plan });
  });

  it.each([
    null,
    undefined,
    1,
    'plan',
    [],
    {},
    { ...planWith({}), stone: 'marble' },
    { ...planWith({}), pieces: [{}] },
  ])('is not %j', (value) => {
    expect(parsePlan(value).problems).toMatchObject([
      { pieceId: null, message: expect.stringContaining('can’t be read') },
    ]);
  });

  it('is never thrown at', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parsePlan(value)));
  });
});

describe('a problem names its piece and field', () => {
  it.each<[string, Partial<Piece>, RegExp]>([
    ['name', { name: '  ' }, /name/],
    ['name', { name: 'a'.repeat(61) }, /60/],
    ['name', { name: 'two\nlines' }, /one line/],
    ['shape.lengthIn', { shape: { kind: 'straight', lengthIn: -4, depthIn: 25 } }, /1″ to 360″/],
    ['shape.lengthIn', { shape: { kind: 'straight', lengthIn: 1e9, depthIn: 25 } }, /1″ to 360″/],
    ['shape.depthIn', { shape: { kind: 'straight', lengthIn: 96, depthIn: 0.3 } }, /1″ to 360″/],
    ['shape.lengthIn', { shape: { kind: 'straight', lengthIn: 96.03, depthIn: 25 } }, /1″ to 360″/],
    [
      'shape.returnLengthIn',
      { ...corner, shape: { ...corner.shape, returnLengthIn: 20 } as Piece['shape'] },
      /more than 25½″/,
    ],
    [
      'shape.returnDepthIn',
      { ...corner, shape: { ...corner.shape, returnDepthIn: 120 } as Piece['shape'] },
      /less than 120″/,
    ],
    ['shape.points', free([[0, 0], [10, 0]]), /three/], // prettier-ignore
    ['shape.points.0', free([[0, 0], [10, 10], [10, 0], [0, 10]]), /crosses/], // prettier-ignore
    ['shape.points.0', free([[0, 0], [10, 0], [5, 0], [5, 9]]), /crosses/], // prettier-ignore
    ['shape.points', free([[0, 0], [0, 10], [10, 10], [10, 0]]), /clockwise/], // prettier-ignore
    ['shape.points', free([[5, 0], [10, 0], [10, 10], [5, 10]]), /from the left/], // prettier-ignore
    ['shape.points.1', free([[0, 0], [400, 0], [10, 10], [5, 10]]), /0 to 360″/], // prettier-ignore
    ['edges', { edges: [null] }, /each side/],
    ['radiiIn.1', { radiiIn: [0, -1, 0, 0] }, /from 0/],
    ['radiiIn.1', { radiiIn: [0, 26, 0, 0] }, /too large/],
    ['cutOuts.s.centre', { cutOuts: [{ ...sink, centre: [14, 12] }] }, /drop-in sink is outside/],
    ['cutOuts.s.widthIn', { cutOuts: [{ ...sink, widthIn: -3 }] }, /¼″/],
    ['cutOuts.s.radiusIn', { cutOuts: [{ ...sink, radiusIn: 10 }] }, /half/],
    ['cutOuts.s.id', { cutOuts: [sink, sink] }, /same id/],
    ['cutOuts.s.linkedTo', { cutOuts: [{ ...sink, linkedTo: 'gone' }] }, /linked/],
    ['cutOuts.s.linkedTo', { cutOuts: [{ ...sink, linkedTo: 's' }] }, /linked/],
    ['cutOuts', { cutOuts: Array.from({ length: 21 }, (_, index) => ({ ...sink, id: `s${index}` })) }, /20/],
    [
      'appliances.0.fromIn',
      { appliances: [{ kind: 'dishwasher', fromIn: 80, widthIn: 24 }] },
      /dishwasher reaches over/,
    ],
    ['appliances.0.widthIn', { appliances: [{ kind: 'dishwasher', fromIn: 8, widthIn: 0 }] }, /1″/],
    ['overhangIn', { overhangIn: 26 }, /25½″/],
    ['at.yIn', { at: { xIn: -360, yIn: -361, quarterTurns: 0, heightIn: 36 } }, /from −360″ to 360″/],
  ])('%s', (field, piece, message) => {
    expect(parsePlan(planWith(piece)).problems).toContainEqual({
      pieceId: 'p1',
      field,
      message: expect.stringMatching(message),
    });
  });

  it('in a corner, where its bounding box has no stone', () => {
    const cutOut = { ...sink, centre: [70, 50], widthIn: 10, depthIn: 10 } as const;
    expect(parsePlan(planWith({ ...corner, cutOuts: [cutOut] })).problems).toMatchObject([
      { field: 'cutOuts.s.centre' },
    ]);
  });

  it.each<[string, Partial<Plan>, RegExp]>([
    ['thickness', { stone: 'sahara-noir', thickness: '2cm' }, /Sahara Noir is sold in 3 cm only/],
    ['slabSize', { slabSize: 1 }, /slab size/],
    ['slabSize', { slabSize: 0.5 }, /slab size/],
    ['pieces', { pieces: Array.from({ length: 101 }, (_, index) => ({ ...counter, id: `p${index}` })) }, /100/],
    ['places', { places: [{ partId: 'p1', slab: -1, xIn: 0, yIn: 0, quarterTurns: 0 }] }, /slab/],
  ])('of the plan: %s', (field, plan, message) => {
    expect(parsePlan(planWith({}, plan)).problems).toContainEqual({
      pieceId: null,
      field,
      message: expect.stringMatching(message),
    });
  });

  it('of two pieces with one id', () => {
    expect(parsePlan({ ...planWith({}), pieces: [counter, counter] }).problems).toMatchObject([
      { pieceId: 'p1', field: 'id' },
    ]);
  });
});
