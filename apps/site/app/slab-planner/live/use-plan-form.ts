import { useReducer } from 'react';
import { changePlan, type PlanAction } from '../form/change-plan.ts';
import { followTypedSizes, restoreFollowed } from '../form/follow-typed-sizes.ts';
import { fitToStone, type StoneChoice } from '../form/fit-to-stone.ts';
import type { Moving } from '../form/piece-fields.tsx';
import type { TypedPlan } from '../form/typed-plan.ts';
import { recordChange, redo, startHistory, undo, type History } from '../../undo/history.ts';

export interface FormState {
  readonly history: History<TypedPlan>;
  /** Counts changes from outside the fields, after which they are filled again. */
  readonly filling: number;
  /** The same for the fields of places alone. */
  readonly placing: number;
  /** The same for the sizes of each piece and its place in the room, by its id. */
  readonly moving: Moving;
  /** The piece that was added or copied last, which opens. */
  readonly openPiece: string | null;
}

export type FormChange =
  /** Typing in a field. */
  | { readonly type: 'type'; readonly plan: TypedPlan; readonly field: string }
  | { readonly type: 'do'; readonly action: PlanAction }
  /** A whole plan: from a template, from the device, or with a part moved. */
  | { readonly type: 'replace'; readonly plan: TypedPlan; readonly about?: string }
  /** A part was moved on the drawing. */
  | { readonly type: 'place'; readonly places: TypedPlan['places']; readonly partId: string }
  | { readonly type: 'undo' | 'redo' };

/** Applies a change to the form. */
export function changeForm(state: FormState, change: FormChange, stones: readonly StoneChoice[]): FormState {
  const { history, filling } = state;
  switch (change.type) {
    case 'type': {
      // While a size or a place is typed, pieces follow from where they were before its first digit.
      const isSameField = change.field === history.about;
      const before = isSameField ? (history.past.at(-1) ?? history.present) : history.present;
      const typed = fitToStone(change.plan, stones);
      const plan = followTypedSizes(before, isSameField ? restoreFollowed(before, typed, change.field) : typed);
      return { ...state, history: recordChange(history, plan, change.field), moving: countMoved(state, typed, plan) };
    }
    case 'do': {
      const plan = changePlan(history.present, change.action);
      const known = new Set(history.present.pieces.map(({ id }) => id));
      const added = plan.pieces.find(({ id }) => !known.has(id));
      return {
        history: recordChange(history, plan, null),
        // Appliances have no ids: what stood in the removed one's fields must not stay.
        filling: change.action.do === 'remove-appliance' || change.action.do === 'find-best' ? filling + 1 : filling,
        placing: state.placing,
        moving: state.moving,
        openPiece: added?.id ?? state.openPiece,
      };
    }
    case 'place':
      return {
        ...state,
        // Steps with the arrow keys are undone as one.
        history: recordChange(history, { ...history.present, places: change.places }, `place ${change.partId}`),
        placing: state.placing + 1,
      };
    case 'replace':
      return { ...state, history: recordChange(history, change.plan, change.about ?? null), filling: filling + 1 };
    case 'undo':
    case 'redo': {
      const next = change.type === 'undo' ? undo(history) : redo(history);
      return next === history ? state : { ...state, history: next, filling: filling + 1 };
    }
  }
}

/** Counts how often sizes and places followed what was typed. */
function countMoved({ moving }: FormState, typed: TypedPlan, plan: TypedPlan): Moving {
  const moved = plan.pieces.flatMap((piece, at) => {
    const own = typed.pieces[at];
    if (own === undefined || own === piece) return [];
    const isResized = own.length !== piece.length || own.depth !== piece.depth;
    const { places = 0, sizes = 0 } = moving[piece.id] ?? {};
    return [[piece.id, { places: places + 1, sizes: sizes + (isResized ? 1 : 0) }] as const];
  });
  return moved.length === 0 ? moving : { ...moving, ...Object.fromEntries(moved) };
}

export function startForm(start: TypedPlan, openPiece: string | null): FormState {
  return { history: startHistory(start), filling: 0, placing: 0, moving: {}, openPiece };
}

/** The form's texts, with undo and redo. */
export function usePlanForm(start: TypedPlan, openPiece: string | null, stones: readonly StoneChoice[]) {
  return useReducer(
    (state: FormState, change: FormChange) => changeForm(state, change, stones),
    undefined,
    () => startForm(start, openPiece),
  );
}
