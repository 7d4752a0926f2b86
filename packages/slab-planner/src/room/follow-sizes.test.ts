import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../plan/plan.ts';
import { piecesFromTemplate, type TemplateId } from '../templates/templates.ts';
import { followSizes } from './follow-sizes.ts';

/** A template in one size, its first piece changed to another, and its other pieces followed. */
function resize(id: TemplateId, from: number, to: number) {
  const before = piecesFromTemplate(id, { length: from });
  const [first, ...others] = before;
  if (first?.shape.kind !== 'straight' && first?.shape.kind !== 'corner') throw new Error('The template has no run');
  const changed: Piece = { ...first, shape: { ...first.shape, lengthIn: to } };
  return followSizes(before, [changed, ...others]);
}

const standingOf = ({ at, shape }: Piece) => ({ at, shape });
const lengths = fc.integer({ min: 70, max: 200 });

describe.each(['u-shape', 'waterfall-island', 'vanity'] as const)('the pieces of “%s”', (id) => {
  it('stand where the template puts them for the new length', () => {
    fc.assert(
      fc.property(lengths, lengths, (from, to) => {
        expect(resize(id, from, to).map(standingOf)).toEqual(piecesFromTemplate(id, { length: to }).map(standingOf));
      }),
    );
  });
});

it('moves what is beyond the end of a turned counter in its direction', () => {
  const [counter] = piecesFromTemplate('straight', { length: 60 });
  if (counter?.shape.kind !== 'straight') throw new Error('The template has no counter');
  const turned: Piece = { ...counter, at: { xIn: 100, yIn: 20, quarterTurns: 1, heightIn: 36 } };
  const next: Piece = { ...counter, id: 'next', at: { xIn: 100, yIn: 80, quarterTurns: 1, heightIn: 36 } };
  const aside: Piece = { ...counter, id: 'aside', at: { xIn: 100, yIn: 0, quarterTurns: 0, heightIn: 36 } };
  const longer: Piece = { ...turned, shape: { ...counter.shape, lengthIn: 72 } };
  expect(followSizes([turned, next, aside], [longer, next, aside]).map(({ at }) => [at?.xIn, at?.yIn])).toEqual([
    [100, 20],
    [100, 92],
    [100, 0],
  ]);
  const same = [turned, next];
  expect(followSizes([turned, next], same)).toBe(same);
});

const heights = fc.integer({ min: 24, max: 60 });
const island = (height: number, depth = 42) => piecesFromTemplate('waterfall-island', { length: 84, height, depth });
/** Changes one piece of an island, and follows it. */
function change(before: readonly Piece[], index: number, edit: (piece: Piece) => Piece) {
  return followSizes(
    before,
    before.map((piece, at) => (at === index ? edit(piece) : piece)),
  ).map(standingOf);
}
const resized =
  (sizeIn: { readonly lengthIn?: number; readonly depthIn?: number }) =>
  (piece: Piece): Piece => {
    if (piece.shape.kind !== 'straight') throw new Error('The piece is not straight');
    return { ...piece, shape: { ...piece.shape, ...sizeIn } };
  };

describe('waterfall ends', () => {
  it('go down to the floor and stay as deep as the island, whichever size or height is changed', () => {
    fc.assert(
      fc.property(heights, heights, (from, to) => {
        const expected = island(to).map(standingOf);
        const lift = (piece: Piece): Piece => ({ ...piece, ...(piece.at && { at: { ...piece.at, heightIn: to } }) });
        expect(change(island(from), 0, lift)).toEqual(expected);
        expect(change(island(from), 1, resized({ lengthIn: to }))).toEqual(expected);
        expect(change(island(from), 2, resized({ lengthIn: to }))).toEqual(expected);
        expect(change(island(36, from), 0, resized({ depthIn: to }))).toEqual(island(36, to).map(standingOf));
      }),
    );
  });

  it('move along with the island', () => {
    const before = island(36);
    const moved = change(before, 0, (piece) => ({
      ...piece,
      ...(piece.at && { at: { ...piece.at, xIn: 30, yIn: 70 } }),
    }));
    expect(moved.map(({ at }, index) => [(at?.xIn ?? 0) - (before[index]?.at?.xIn ?? 0), (at?.yIn ?? 0) - (before[index]?.at?.yIn ?? 0)])).toEqual([[30, 70], [30, 70], [30, 70]]); // prettier-ignore
  });

  it('stay short of the floor, or shallower than the island, where the visitor made them so', () => {
    const [top, left, right] = island(36);
    if (!top?.at || !left || !right) throw new Error('The template lacks a piece');
    const short = resized({ lengthIn: 20, depthIn: 30 })(left);
    const [, followed] = followSizes([top, short, right], [{ ...top, at: { ...top.at, heightIn: 40 } }, short, right]);
    expect(followed).toMatchObject({ at: { heightIn: 40 }, shape: { lengthIn: 20, depthIn: 30 } });
  });
});

it('lifts a backsplash with its counter', () => {
  const before = piecesFromTemplate('vanity');
  const [top, splash] = before;
  if (!top?.at || !splash) throw new Error('The template lacks a piece');
  const [, followed] = followSizes(before, [{ ...top, at: { ...top.at, heightIn: 36 } }, splash]);
  expect(followed).toEqual({ ...splash, at: { ...splash.at, heightIn: 36 } });
});
