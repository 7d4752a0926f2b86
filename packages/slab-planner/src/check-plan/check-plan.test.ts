import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutOut, Piece, Plan } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate, templates } from '../templates/templates.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { checkPlan, type Finding } from './check-plan.ts';

const [plain] = piecesFromTemplate('straight').map((piece): Piece => ({ ...piece, cutOuts: [], appliances: [] })) as [
  Piece,
];
const [corner] = piecesFromTemplate('l-shape').map((piece): Piece => ({ ...piece, cutOuts: [], appliances: [] })) as [
  Piece,
];
const sink: CutOut = { id: 's', kind: 'undermount-sink', centre: [48, 13], widthIn: 30, depthIn: 16, radiusIn: 1 };
const faucet: CutOut = { id: 'f', kind: 'faucet', centre: [48, 3], widthIn: 1.375, depthIn: 1.375, radiusIn: 0.6875 };

function check(
  piece: Partial<Piece>,
  plan: Partial<Plan> = {},
): readonly (readonly [Finding['rule'], Finding['severity']])[] {
  const findings = checkPlan({ ...startPlan('gris-neve'), pieces: [{ ...plain, ...piece }], ...plan });
  return findings.map(({ rule, severity }) => [rule, severity]);
}

function straight(lengthIn: number, depthIn: number): Pick<Piece, 'shape'> {
  return { shape: { kind: 'straight', lengthIn, depthIn } };
}

it.each(templates)('finds nothing to change in the template “$label”', ({ id }) => {
  const findings = checkPlan({ ...startPlan('gris-neve'), pieces: piecesFromTemplate(id) });
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
});

describe('a fabricator', () => {
  it('says where a seam is and why', () => {
    const [finding] = checkPlan({ ...startPlan('calacatta-ice'), pieces: [{ ...plain, ...straight(150, 25.5) }] });
    expect(finding).toMatchObject({ rule: 'seam-needed', severity: 'note', pieceId: 'p1' });
    expect(finding?.message).toContain('75″ from the left end: a slab gives at most 125″');
  });

  it('suggests turning where that saves a seam', () => {
    const pieces = [{ ...plain, ...straight(40, 100) }];
    expect(checkPlan({ ...startPlan('calacatta-ice'), pieces })[0]?.message).toContain('may be turned');
    expect(checkPlan({ ...startPlan('gris-neve'), pieces })).toEqual([]);
  });

  it('uses the larger slab where it is chosen', () => {
    expect(check(straight(128, 25.5))).toEqual([['seam-needed', 'note']]);
    expect(check(straight(128, 25.5), { stone: 'bianco-classic', slabSize: 1 })).toEqual([]);
  });

  it('refuses a seam within 4″ of a cut-out', () => {
    const cutOuts: readonly CutOut[] = [{ ...sink, kind: 'cooktop', centre: [75, 13], widthIn: 144 }];
    expect(check({ ...straight(150, 25.5), cutOuts })).toContainEqual(['seam-place', 'problem']);
  });

  it.each([
    ['3cm', 12, 42, false, []],
    ['3cm', 12.0625, 42, false, [['overhang', 'problem']]],
    ['3cm', 12.0625, 42, true, []],
    ['3cm', 12, 35, false, [['overhang', 'problem']]],
    ['2cm', 6, 42, false, []],
    ['2cm', 6.0625, 42, false, [['overhang', 'problem']]],
  ] as const)(
    'of %s with an overhang of %d″ on %d″, supported: %s, says %j',
    (thickness, overhangIn, depthIn, isSupported, rules) => {
      const overhang = { overhangIn, isOverhangSupported: isSupported };
      expect(check({ ...straight(60, depthIn), ...overhang }, { thickness })).toEqual(rules);
    },
  );

  it('wants a radius at inside corners, but not where a seam ends', () => {
    const sharp = { ...corner, radiiIn: [0, 0, 0, 0, 0, 0] };
    expect(check(sharp)).toEqual([['seam-needed', 'note']]);
    const small = {
      ...sharp,
      shape: { ...corner.shape, lengthIn: 60, returnLengthIn: 50 } as Piece['shape'],
      isWhole: true,
    };
    expect(check(small)).toEqual([['inside-corner', 'problem']]);
    expect(check({ ...small, radiiIn: [0, 0, 0, 0.375, 0, 0] })).toEqual([]);
  });

  it.each<[string, readonly CutOut[], ReturnType<typeof check>]>([
    ['a usual sink', [sink], []],
    ['a narrow strip in front', [{ ...sink, centre: [48, 15] }], [['sink-strip', 'warning']]],
    ['a strip that breaks', [{ ...sink, centre: [48, 16] }], [['cut-out-to-edge', 'problem']]],
    ['a faucet hole at the edge', [{ ...faucet, centre: [48, 1.5] }], [['cut-out-to-edge', 'warning']]],
    ['sharp corners', [{ ...sink, radiusIn: 0.125 }], [['cut-out-radius', 'warning']]],
    ['a usual faucet', [sink, faucet], []],
    ['a faucet in the sink', [sink, { ...faucet, centre: [48, 6] }], [['between-cut-outs', 'problem']]],
    ['a faucet too near', [sink, { ...faucet, centre: [48, 3.75] }], [['between-cut-outs', 'problem']]],
    [
      'two sinks too near',
      [
        { ...sink, centre: [20, 13] },
        { ...sink, id: 't', centre: [52.5, 13] },
      ],
      [['between-cut-outs', 'problem']],
    ],
    [
      'two sinks apart',
      [
        { ...sink, centre: [20, 13] },
        { ...sink, id: 't', centre: [52.75, 13] },
      ],
      [],
    ],
  ])('of %s', (_name, cutOuts, findings) => {
    expect(check({ cutOuts })).toEqual(findings);
  });

  it('measures to slanted sides', () => {
    const points = [[0, 0], [60, 0], [60, 20], [30, 40], [0, 40]] as const; // prettier-ignore
    const slanted = {
      shape: { kind: 'free', points },
      edges: points.map(() => null),
      radiiIn: points.map(() => 0),
    } as const;
    // Its corner at [45, 27] is 2.5″ from the slanted side, less than 3½″, though further from each corner of the piece.
    expect(check({ ...slanted, cutOuts: [{ ...sink, centre: [35, 19], widthIn: 20 }] })).toEqual([
      ['sink-strip', 'warning'],
    ]);
  });

  it('warns of tall profiles in 2 cm', () => {
    const ogee = { edges: [null, 'ogee', 'ogee', 'eased'] } as const;
    expect(check(ogee, { thickness: '2cm' })).toEqual([['profile-thickness', 'warning']]);
    expect(check(ogee)).toEqual([]);
  });

  it('wants a counterpart for a mitre', () => {
    const island = piecesFromTemplate('waterfall-island');
    const [top, ...ends] = island as [Piece, ...Piece[]];
    expect(checkPlan({ ...startPlan('gris-neve'), pieces: ends }).map(({ severity }) => severity)).toEqual([
      'problem',
      'problem',
    ]);
    expect(checkPlan({ ...startPlan('gris-neve'), pieces: [top] }).map(({ severity }) => severity)).toEqual([
      'note',
      'note',
    ]);
    const rounded = { ...top, radiiIn: [1, 0, 0, 0] };
    expect(checkPlan({ ...startPlan('gris-neve'), pieces: [rounded, ...ends] })).toMatchObject([
      { rule: 'mitre', severity: 'problem', message: expect.stringContaining('left end') },
    ]);
  });

  it('warns of a part too heavy to carry', () => {
    // A square metre of 3 cm weighs about 69 kg: 600 lb are 42.4 square feet.
    expect(check({ ...straight(120, 50), overhangIn: 0 })).toEqual([]);
    expect(check({ ...straight(120, 52), overhangIn: 0 })).toEqual([['weight', 'warning']]);
    expect(check({ ...straight(120, 52), overhangIn: 0 }, { thickness: '2cm' })).toEqual([]);
  });

  it('wants support above a wide opening in 2 cm', () => {
    const appliances = [{ kind: 'dishwasher', fromIn: 20, widthIn: 30 }] as const;
    expect(check({ appliances }, { thickness: '2cm' })).toEqual([['span', 'problem']]);
    expect(check({ appliances })).toEqual([]);
  });

  it('asks about high backsplashes', () => {
    const [backsplash] = piecesFromTemplate('backsplash', { height: 20 }) as [Piece];
    expect(check(backsplash)).toEqual([['backsplash-height', 'note']]);
  });
});

it('names a piece, a sentence and a source for each finding of any plan', () => {
  fc.assert(
    fc.property(randomPlans(), (plan) => {
      for (const { pieceId, message, source } of checkPlan(plan)) {
        expect(plan.pieces.some(({ id }) => id === pieceId)).toBe(true);
        expect(message).toMatch(/^[A-Z].*\.$/);
        expect(message).not.toMatch(/NaN|undefined|Infinity/);
        expect(source).not.toBe('');
      }
    }),
  );
});
