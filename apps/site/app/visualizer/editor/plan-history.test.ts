import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startHistory } from '../../undo/history.ts';
import { changePlan, changeSurface, type PlanAction, type PlanHistory } from './plan-history.ts';
import { isSurface } from '@showroom/room-view/corners';
import { samplePlan } from './sample-plan.ts';
import { startSurface, surfaceKindNames } from './surface-kinds.ts';

const start: PlanHistory = startHistory(samplePlan);
const brighten = (exposureStops: number, name: string | null = null): PlanAction => ({
  type: 'change',
  name,
  change: (plan) => ({ ...plan, exposureStops }),
});
const run = (...actions: readonly PlanAction[]) => actions.reduce(changePlan, start);

describe('the history of a plan', () => {
  it('undoes and redoes everything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 20 }), (stops) => {
        const changed = run(...stops.map((stop) => brighten(stop)));
        const undone = stops.reduce((history) => changePlan(history, { type: 'undo' }), changed);
        expect(undone.present).toEqual(samplePlan);
        const redone = stops.reduce((history) => changePlan(history, { type: 'redo' }), undone);
        expect(redone.present).toEqual(changed.present);
      }),
    );
  });

  it('undoes the changes of one drag together', () => {
    const dragged = run(brighten(1), brighten(2, 'drag-1'), brighten(3, 'drag-1'), brighten(4, 'drag-2'));
    const once = changePlan(dragged, { type: 'undo' });
    expect(once.present.exposureStops).toBe(3);
    expect(changePlan(once, { type: 'undo' }).present.exposureStops).toBe(1);
  });

  it('forgets what was undone after another change, and does nothing at its ends', () => {
    const other = run(brighten(1), { type: 'undo' }, brighten(2));
    expect(changePlan(other, { type: 'redo' })).toBe(other);
    expect(run({ type: 'undo' })).toBe(start);
  });

  it('changes one surface alone', () => {
    const changed = changeSurface(samplePlan, 4, { lengthIn: 50 });
    expect(changed.surfaces.filter(({ lengthIn }) => lengthIn === 50).map(({ id }) => id)).toEqual([4]);
  });
});

describe('a new surface', () => {
  it.each(surfaceKindNames)('is one that a photo can show: %s', (kind) => {
    const [, , , island] = samplePlan.surfaces;
    for (const selected of [undefined, island]) {
      expect(isSurface(startSurface(kind, 9, 1.5, selected).corners)).toBe(true);
    }
  });

  it('goes on with the veins of the counter whose edge it is', () => {
    const counter = startSurface('counter', 1, 1.5, undefined);
    const edge = startSurface('edge', 2, 1.5, counter);
    expect(edge.lengthIn).toBe(counter.lengthIn);
    expect(edge.corners[0]).toEqual(counter.corners[3]);
    expect(edge.part.yIn).toBe(counter.part.yIn + counter.depthIn);
  });
});
