import type { PhotoPlan } from '@showroom/room-view/compose-photo';
import type { EditedSurface } from './surface-kinds.ts';

export interface EditedPlan extends PhotoPlan {
  readonly surfaces: readonly EditedSurface[];
}

export interface PlanHistory {
  readonly past: readonly EditedPlan[];
  readonly present: EditedPlan;
  readonly future: readonly EditedPlan[];
  /** What the last change was about. */
  readonly lastChange: string | null;
}

export type PlanAction =
  /** Changes with the same name in a row are one step, such as those of one drag. Null starts a step of its own. */
  | { readonly type: 'change'; readonly name: string | null; readonly change: (plan: EditedPlan) => EditedPlan }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Changes the plan. Changes with the same name in a row are undone together. */
export type Change = (name: string | null, change: (plan: EditedPlan) => EditedPlan) => void;

const MOST_STEPS = 100;

export function changePlan(history: PlanHistory, action: PlanAction): PlanHistory {
  const { past, present, future, lastChange } = history;
  if (action.type === 'change') {
    const next = action.change(present);
    if (next === present) return history;
    const isSameStep = action.name !== null && action.name === lastChange;
    return {
      past: isSameStep ? past : [...past, present].slice(-MOST_STEPS),
      present: next,
      future: [],
      lastChange: action.name,
    };
  }
  const [from, to] = action.type === 'undo' ? [past, future] : [future, past];
  const target = action.type === 'undo' ? from.at(-1) : from[0];
  if (!target) return history;
  return action.type === 'undo'
    ? { past: from.slice(0, -1), present: target, future: [present, ...to], lastChange: null }
    : { past: [...to, present], present: target, future: from.slice(1), lastChange: null };
}

/** Changes one surface of a plan. */
export function changeSurface(plan: EditedPlan, id: number, change: Partial<EditedSurface>): EditedPlan {
  return {
    ...plan,
    surfaces: plan.surfaces.map((surface) => (surface.id === id ? { ...surface, ...change } : surface)),
  };
}
