import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** For `shouldRevalidate`: the window over a product has an entry in the history at the product's own path, and its data stay. */
export function keepData({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
