import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * For `shouldRevalidate` of a page that says how things are: whoever is told that someone else was quicker sees what is there now,
 * and goes on from it. By itself React Router loads nothing again after an answer of 400 or above; without scripts all is loaded.
 * A form that keeps what was typed names in its refusal the state that the next try goes on `from` instead.
 */
export function loadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
