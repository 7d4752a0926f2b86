import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page in a file of its own, fetched when it is first drawn (inside a `Suspense`). Where it does not come, for
 * want of a network or because a newer version was put up since the page came, `Otherwise` is drawn in its place, with the
 * same props: what can still be done for the visitor, as without scripts. The page itself stays as it is.
 */
export function fetchedPart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
  Otherwise: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchPart().catch(() => ({ default: Otherwise })));
}

function Nothing() {
  return null;
}
