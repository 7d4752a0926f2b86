import * as fc from 'fast-check';
import { piecesFromTemplate, templates } from '@showroom/slab-planner/templates';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { describe, expect, it } from 'vitest';
import { changePlan, readAction, writeAction, type PlanAction } from './change-plan.ts';
import { typePlan, type TypedPlan } from './typed-plan.ts';

const kitchen = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('u-shape') });
const [first, second] = kitchen.pieces.map(({ id }) => id);
const apply = (plan: TypedPlan, ...actions: readonly PlanAction[]) => actions.reduce(changePlan, plan);

describe('the buttons of the plan', () => {
  it('read back what they say', () => {
    const ids = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
    const actions: fc.Arbitrary<PlanAction> = fc.oneof(
      fc.constantFrom({ do: 'update' }, { do: 'add-piece' }, { do: 'find-best' }),
      fc.constantFrom(...templates).map(({ id }) => ({ do: 'start', template: id }) as const),
      ids.map((piece) => ({ do: 'duplicate', piece }) as const),
      fc.record({ do: fc.constant('remove-cut-out' as const), piece: ids, cutOut: ids }),
      fc.record({ do: fc.constant('remove-appliance' as const), piece: ids, at: fc.nat({ max: 20 }) }),
    );
    fc.assert(
      fc.property(actions, (action) => {
        expect(readAction(writeAction(action))).toEqual(action);
      }),
    );
  });

  it('keep ids unique, whatever is added, copied and removed', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('add-piece', 'duplicate', 'remove', 'add-cut-out'), fc.nat({ max: 9 })),
    );
    fc.assert(
      fc.property(steps, (chosen) => {
        let plan = kitchen;
        for (const [name, at] of chosen) {
          const piece = plan.pieces[at % Math.max(plan.pieces.length, 1)]?.id ?? '';
          plan = changePlan(plan, readAction(`${name}:${piece}`));
        }
        const ids = plan.pieces.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { cutOuts } of plan.pieces) expect(new Set(cutOuts.map(({ id }) => id)).size).toBe(cutOuts.length);
      }),
    );
  });

  it('copy a piece right after the original, with a name of its own', () => {
    const plan = apply(kitchen, { do: 'duplicate', piece: first ?? '' }, { do: 'duplicate', piece: first ?? '' });
    expect(plan.pieces.map(({ name }) => name)).toEqual([
      'Back and left counter',
      'Back and left counter 3',
      'Back and left counter 2',
      'Right counter',
    ]);
  });

  it('remove the places of a removed piece only', () => {
    const place = { slab: '1', x: '0', y: '0', turns: '0' };
    const placed = {
      ...kitchen,
      places: [`${first}.1`, `${first}.2`, `${second}`].map((partId) => ({ partId, ...place })),
    };
    expect(apply(placed, { do: 'remove', piece: first ?? '' }).places.map(({ partId }) => partId)).toEqual([second]);
  });

  it('remove the faucet hole with the sink that it moves with', () => {
    const plan = apply(kitchen, { do: 'remove-cut-out', piece: first ?? '', cutOut: 'sink' });
    expect(plan.pieces[0]?.cutOuts).toEqual([]);
  });

  it('leave wrong texts as they were typed', () => {
    const wrong = { ...kitchen, pieces: kitchen.pieces.map((piece) => ({ ...piece, depth: 'two feet-ish' })) };
    expect(apply(wrong, { do: 'add-piece' }).pieces[1]?.depth).toBe('two feet-ish');
  });
});
