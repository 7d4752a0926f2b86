import type { RouterContextProvider } from 'react-router-dom';

/** Creates arguments for calling a loader or action without the router. */
export function routeArgs<Params, Pattern extends string>(given: {
  readonly request: Request;
  readonly context: RouterContextProvider;
  readonly params: Params;
  readonly pattern: Pattern;
}) {
  return { ...given, url: new URL(given.request.url) };
}
