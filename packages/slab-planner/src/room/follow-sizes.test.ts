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

const lengths = fc.integer({ min: 70, max: 200 });

describe.each(['u-shape', 'waterfall-island', 'vanity'] as const)('the pieces of “%s”', (id) => {
  it('stand where the template puts them for the new length', () => {
    fc.assert(
      fc.property(lengths, lengths, (from, to) => {
        expect(resize(id, from, to).map(({ at }) => at)).toEqual(
          piecesFromTemplate(id, { length: to }).map(({ at }) => at),
        );
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
