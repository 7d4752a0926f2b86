import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../check-plan/check-plan.ts';
import { placeCutOuts, sidesOf } from '../outlines/outlines.ts';
import { parsePlan } from '../parse-plan/parse-plan.ts';
import type { Piece } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate, templates, type TemplateSizes } from './templates.ts';

function sixteenths(leastIn: number, mostIn: number): fc.Arbitrary<number> {
  return fc.integer({ min: leastIn * 16, max: mostIn * 16 }).map((count) => count / 16);
}

const randomSizes: fc.Arbitrary<TemplateSizes> = fc.record({
  length: sixteenths(40, 240),
  secondLength: sixteenths(40, 200),
  thirdLength: sixteenths(40, 200),
  depth: sixteenths(18, 36),
  height: sixteenths(4, 18),
});

describe.each(templates)('the template “$label”', ({ id }) => {
  it('makes pieces that can be built, of any usual size', () => {
    fc.assert(
      fc.property(randomSizes, fc.constantFrom('2cm', '3cm'), (sizes, thickness) => {
        const plan = { ...startPlan('gris-neve'), thickness, pieces: piecesFromTemplate(id, sizes, [], thickness) };
        expect(parsePlan(plan).problems).toBeUndefined();
        expect(checkPlan(plan).filter(({ severity }) => severity === 'problem')).toEqual([]);
      }),
    );
  });

  it('gives its pieces ids that are new in the plan', () => {
    const planned = [{ id: 'p1' }, { id: 'p3' }];
    const ids = [...planned, ...piecesFromTemplate(id, {}, planned)].map((piece) => piece.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a counter', () => {
  const [counter] = piecesFromTemplate('straight', { length: 120 }) as [Piece];

  it('is 25½″ deep, with the wall side unfinished', () => {
    expect(counter.shape).toEqual({ kind: 'straight', lengthIn: 120, depthIn: 25.5 });
    expect(sidesOf(counter).map(({ name, edge }) => [name, edge])).toEqual([
      ['back', null],
      ['right end', 'eased'],
      ['front', 'eased'],
      ['left end', 'eased'],
    ]);
  });

  it('has a sink with a faucet hole behind it, and a dishwasher next to it', () => {
    const [sink, faucet] = placeCutOuts(counter);
    expect(sink?.cutOut.kind).toBe('undermount-sink');
    expect(faucet?.centre[0]).toBe(sink?.centre[0]);
    expect(faucet?.box.bottom).toBeLessThan(sink?.box.top ?? 0);
    expect(counter.appliances).toEqual([{ kind: 'dishwasher', fromIn: 76.5, widthIn: 24 }]);
  });

  it('has no sink where there is no room', () => {
    const [short] = piecesFromTemplate('straight', { length: 30 }) as [Piece];
    expect(short).toMatchObject({ cutOuts: [], appliances: [] });
  });
});

it('puts waterfall ends of the height of the island at both ends', () => {
  const [island, ...ends] = piecesFromTemplate('waterfall-island') as [Piece, ...Piece[]];
  expect(ends.map(({ role, shape }) => [role, shape])).toEqual(
    ['left', 'right'].map(() => ['waterfall', { kind: 'straight', lengthIn: 36, depthIn: 42 }]),
  );
  expect(island.edges).toEqual(['eased', 'mitre', 'eased', 'mitre']);
});
