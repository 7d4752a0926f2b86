import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** For `shouldRevalidate`: a dialog has its own history entry at the same path, and needs no new data. */
export function keepData({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
