import type { RouterContextProvider } from 'react-router-dom';

/** What the router hands to a loader or an action, for a call without the router. */
export function routeArgs<Params, Pattern extends string>(given: {
  readonly request: Request;
  readonly context: RouterContextProvider;
  readonly params: Params;
  readonly pattern: Pattern;
}) {
  return { ...given, url: new URL(given.request.url) };
}
