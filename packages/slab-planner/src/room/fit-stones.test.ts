import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapPoint } from '../drawing/figures.ts';
import { layOut } from '../lay-out/lay-out.ts';
import type { Piece, Plan, PlacedPart, Point } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate } from '../templates/templates.ts';
import { fitStones, mostDeeperIn, mostLongerIn, mostShortIn, type StandingStone } from './fit-stones.ts';

const counter: StandingStone = { roles: ['counter'], lengthIn: 96, depthIn: 25.5, at: { quarterTurns: 0 } };

function pieceOf(lengthIn: number, depthIn: number, other: Partial<Piece> = {}): Piece {
  const [piece] = piecesFromTemplate('straight', { length: lengthIn, depth: depthIn });
  if (piece === undefined) throw new Error('The template has no piece');
  return { ...piece, ...other };
}

function fit(stones: readonly StandingStone[], pieces: readonly Piece[], places: Plan['places'] = []) {
  const plan = { ...startPlan('aurora'), mayTurn: true, pieces, places };
  const { layout } = layOut(plan, { isOver: () => true, seed: 1 });
  return { layout, fitted: fitStones(stones, plan, layout) };
}

const namesOf = (stones: readonly StandingStone[], pieces: readonly Piece[]) =>
  fit(stones, pieces).fitted.map(({ pieceId }) => pieceId);

describe('a piece that fits a stone', () => {
  it.each([
    ['the same size', 96, 25.5, true],
    ['an inch too short', 96 - mostShortIn, 25.5, true],
    ['more than an inch too short', 96 - mostShortIn - 1 / 16, 25.5, false],
    ['an inch less deep', 96, 25.5 - mostShortIn, true],
    ['much less deep', 96, 22.5, false],
    ['as much longer as may be', 96 + mostLongerIn, 25.5, true],
    ['too long', 96 + mostLongerIn + 1 / 16, 25.5, false],
    ['as much deeper as may be', 96, 25.5 + mostDeeperIn, true],
    ['too deep', 96, 25.5 + mostDeeperIn + 1 / 16, false],
    ['the other way round', 25.5, 96, false],
  ])('is judged by its size: %s', (_, lengthIn, depthIn, isFitting) => {
    expect(namesOf([counter], [pieceOf(lengthIn, depthIn)])).toHaveLength(isFitting ? 1 : 0);
  });

  it('is for the same purpose', () => {
    expect(namesOf([counter], [pieceOf(96, 25.5, { role: 'island' })])).toEqual([]);
    expect(
      namesOf([{ ...counter, roles: ['island', 'counter'] }], [pieceOf(96, 25.5, { role: 'island' })]),
    ).toHaveLength(1);
  });

  it('is shown once, where it is closest', () => {
    const pieces = [pieceOf(100, 25.5, { id: 'long' }), pieceOf(96, 25.5, { id: 'close' })];
    expect(namesOf([counter], pieces)).toEqual(['close']);
    expect(namesOf([counter, { ...counter }, { ...counter }], pieces)).toEqual(['close', 'long']);
    const longer = { ...counter, lengthIn: 99 };
    expect(namesOf([longer, counter], pieces)).toEqual(['long', 'close']);
  });

  it('is turned as the stone, if two are as close', () => {
    const at = { xIn: 0, yIn: 0, quarterTurns: 2, heightIn: 36 } as const;
    const pieces = [pieceOf(96, 25.5, { id: 'back' }), pieceOf(96, 25.5, { id: 'front', at })];
    expect(namesOf([{ ...counter, at }, counter], pieces)).toEqual(['front', 'back']);
  });

  it('has straight runs', () => {
    const points: readonly Point[] = [[0, 0], [96, 0], [96, 25.5], [0, 25.5]]; // prettier-ignore
    expect(namesOf([counter], [pieceOf(96, 25.5, { shape: { kind: 'free', points } })])).toEqual([]);
  });

  it('may be a part of one with a seam', () => {
    const { fitted } = fit(
      [counter, { ...counter, lengthIn: 100 }],
      [pieceOf(200, 25.5, { cutOuts: [], appliances: [] })],
    );
    expect(fitted.map(({ pieceId }) => pieceId)).toEqual(['p1', 'p1']);
  });
});

/** The corners of a part on its slab: where its upper left one is, and the one to the right of it. */
function corners({ part: { heightIn, widthIn }, quarterTurns: turns, xIn, yIn }: PlacedPart): readonly Point[] {
  const size = turns % 2 === 0 ? [widthIn, heightIn] : [heightIn, widthIn];
  const [right, bottom] = [xIn + (size[0] ?? 0), yIn + (size[1] ?? 0)];
  const all: readonly Point[] = [[xIn, yIn], [right, yIn], [right, bottom], [xIn, bottom]]; // prettier-ignore
  return [all[turns] ?? [0, 0], all[(turns + 1) % 4] ?? [0, 0]];
}

describe('where a stone is cut from', () => {
  const quarterTurns = fc.constantFrom(...([0, 1, 2, 3] as const));
  const lengths = fc.integer({ min: 30, max: 62 });

  it('is the place of its part, whichever way that lies', () => {
    fc.assert(
      fc.property(lengths, quarterTurns, fc.integer({ min: 1, max: 60 }), (lengthIn, turns, xIn) => {
        const places = [{ partId: 'p1', slab: 0, xIn, yIn: 1, quarterTurns: turns }] as const;
        const { fitted, layout } = fit([{ ...counter, lengthIn }], [pieceOf(lengthIn, 25.5)], places);
        const [placed] = layout.slabs.flat();
        if (placed === undefined || fitted[0] === undefined) throw new Error('Nothing fits');
        expect(placed).toMatchObject({ xIn, quarterTurns: turns });
        const { toSlab } = fitted[0];
        expect([mapPoint(toSlab, [0, 0]), mapPoint(toSlab, [lengthIn, 0])]).toEqual(corners(placed));
      }),
    );
  });

  it.each(['left', 'right'] as const)('follows the wall of a corner to the %s', (hand) => {
    const [template] = piecesFromTemplate('l-shape', { length: 60, secondLength: 60 });
    if (template?.shape.kind !== 'corner') throw new Error('The template has no corner');
    const piece: Piece = {
      ...template,
      shape: { ...template.shape, hand },
      isWhole: true,
      cutOuts: [],
      appliances: [],
    };
    const places = [{ partId: piece.id, slab: 0, xIn: 1, yIn: 1, quarterTurns: 0 }] as const;
    const { fitted } = fit(
      [
        { ...counter, lengthIn: 34.5 },
        { ...counter, lengthIn: 60 },
      ],
      [piece],
      places,
    );
    const [aside, along] = fitted;
    if (aside === undefined || along === undefined) throw new Error('A run doesn’t fit');
    expect(mapPoint(along.toSlab, [5, 2])).toEqual([6, 3]);
    // Looking at the wall at the side: 5″ from its left end, 2″ away from it.
    expect(mapPoint(aside.toSlab, [5, 2])).toEqual(hand === 'left' ? [3, 56] : [59, 31.5]);
  });
});
