import type { MatchedRoute } from '@showroom/web-server/route-finder';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router-dom';

/** The app itself: the router's own way to answer. */
export type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** A path as the apps themselves write them, of a page or of its data: nothing in it is read in more than one way. */
const PLAIN_PATH = /^(?:\/|(?:\/(?!_)[\w.-]+)+)$/;
const DATA_ENDING = '.data';

/**
 * The router as it answers who knows the way: with the routes of the asked path alone. It goes through all that it has at each
 * request, and lays all of them out to draw a page. What belongs to no route, or is written in an unusual way, it is asked with all.
 *
 * @param findRoute as `createRouteFinder` makes it of the same routes
 */
export function createBranchHandler(build: ServerBuild, findRoute: (path: string) => MatchedRoute): Handle {
  const ofAll = createRequestHandler(build, 'production');
  const ofBranches = new Map<string, Handle>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const { routeIds } = PLAIN_PATH.test(pathname) ? findRoute(toPagePath(pathname)) : { routeIds: [] };
    const own = routeIds.at(-1);
    if (own === undefined) return ofAll(request, context);
    const handle = ofBranches.get(own) ?? createRequestHandler(keepRoutes(build, routeIds), 'production');
    ofBranches.set(own, handle);
    return handle(request, context);
  };
}

function toPagePath(path: string): string {
  return path.endsWith(DATA_ENDING) ? path.slice(0, -DATA_ENDING.length) : path;
}

/** The same app with these routes alone, on the server: what it tells browsers of all the others is in a file. */
function keepRoutes({ routes, assets, ...build }: ServerBuild, ids: readonly string[]): ServerBuild {
  const keep = <Known>(known: Readonly<Record<string, Known>>) =>
    Object.fromEntries(Object.entries(known).filter(([id]) => ids.includes(id)));
  return { ...build, routes: keep(routes), assets: { ...assets, routes: keep(assets.routes) } };
}
