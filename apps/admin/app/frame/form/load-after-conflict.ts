import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * `shouldRevalidate` for pages that show saved values: after a conflict the page shows the current ones. React Router
 * doesn’t revalidate after a status of 400 or above; without scripts everything is loaded. A form that keeps what was
 * typed names in its refusal the state that the next try starts `from`.
 */
export function loadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
