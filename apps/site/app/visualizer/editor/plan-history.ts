import type { PhotoPlan } from '@showroom/room-view/compose-photo';
import { recordChange, redo, undo, type History } from '../../undo/history.ts';
import type { EditedSurface } from './surface-kinds.ts';

export interface EditedPlan extends PhotoPlan {
  readonly surfaces: readonly EditedSurface[];
}

export type PlanHistory = History<EditedPlan>;

export type PlanAction =
  /** Changes with the same name in a row are one step, such as those of one drag. Null starts a step of its own. */
  | { readonly type: 'change'; readonly name: string | null; readonly change: (plan: EditedPlan) => EditedPlan }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Changes the plan. Changes with the same name in a row are undone together. */
export type Change = (name: string | null, change: (plan: EditedPlan) => EditedPlan) => void;

export function changePlan(history: PlanHistory, action: PlanAction): PlanHistory {
  switch (action.type) {
    case 'change':
      return recordChange(history, action.change(history.present), action.name);
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}

/** Changes one surface of a plan. */
export function changeSurface(plan: EditedPlan, id: number, change: Partial<EditedSurface>): EditedPlan {
  return {
    ...plan,
    surfaces: plan.surfaces.map((surface) => (surface.id === id ? { ...surface, ...change } : surface)),
  };
}
