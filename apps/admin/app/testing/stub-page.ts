import { type createRoutesStub, type RouterContextProvider } from 'react-router-dom';
import { ask, routeArgs } from './requests.ts';

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

interface RequestArgs<Params> {
  readonly request: Request;
  readonly url: URL;
  readonly context: RouterContextProvider;
  readonly params: Params;
  readonly pattern: string;
}

export interface RouteModule<Params> extends Pick<StubRoute, 'shouldRevalidate'> {
  readonly default: NonNullable<StubRoute['Component']>;
  loader(args: RequestArgs<Params>): unknown;
  action(args: RequestArgs<Params>): unknown;
}

export interface StubPageOptions<Params> {
  readonly path: string;
  readonly params: Params;
  readonly token: string;
  /** Runs the guard as the server does, and returns the arguments. */
  readonly enter: (request: Request) => Promise<RouterContextProvider>;
}

/** A page with scripts for `createRoutesStub`. Its loader and action are the route’s own. */
export function stubPage<Params extends object>(
  route: RouteModule<Params>,
  { path, params, token, enter }: StubPageOptions<Params>,
) {
  const argsFor = async (request: Request) =>
    routeArgs({ request, context: await enter(request), params, pattern: path });
  return {
    path: path.split('?', 1)[0] ?? '',
    Component: route.default,
    ...(route.shouldRevalidate ? { shouldRevalidate: route.shouldRevalidate } : {}),
    loader: async () => route.loader(await argsFor(ask(path, { token }))),
    action: async ({ request }: { readonly request: Request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      return route.action(await argsFor(ask(path, { token, fields })));
    },
  };
}
