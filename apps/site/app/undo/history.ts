/** A state that can be undone and redone. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What the last change was about. Changes of the same field in a row are undone as one. */
  readonly about: string | null;
}

/** As many steps as anyone goes back. */
const MAX_STEPS = 100;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], about: null };
}

/** Adds a change. `about` is the field that is being typed into; null for a change that is a step of its own. */
export function recordChange<State>(history: History<State>, present: State, about: string | null): History<State> {
  if (present === history.present) return history;
  if (about !== null && about === history.about) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present, future: [], about };
}

/** Returns the same history if there is nothing to undo. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (last === undefined) return history;
  return { past: past.slice(0, -1), present: last, future: [present, ...future], about: null };
}

/** Returns the same history if there is nothing to redo. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, about: null };
}
