import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { findBodyBytes, findReadSearch, type RuledModule } from './route-rule.ts';

/** What holds for one path. A route that says nothing is rendered for each visitor and takes what a small form sends. */
export interface RouteRule {
  /** Present where the page may be cached: gives the part of a query that it reads, in one spelling. */
  readonly cachedSearch?: (asked: URLSearchParams) => string;
  /** The largest body that the route takes. */
  readonly bodyBytes?: number;
}

export interface FoundRoute {
  /** Of the route and those around it, outermost first. */
  readonly routeIds: readonly string[];
  readonly rule: RouteRule;
  /** The route's own path, such as `/quartz-countertops/:slug`. */
  readonly pattern?: string;
  /** What the path has in the places that the route leaves open, by their names. */
  readonly params?: Readonly<Record<string, string | undefined>>;
}

/** The route of a path as the router matches it. */
export type MatchedRoute = Required<FoundRoute>;

/** Finds the route of a path (as `readRequestTarget` reads it), by the router's own matching. */
export type FindRoute = (path: string) => FoundRoute;

/** What a build says of a route (`ServerBuild` of the router). */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly caseSensitive?: boolean | undefined;
  /** Where the route says what holds for it; see `route-rule.ts`. */
  readonly module: RuledModule;
}

/** Those that visitors ask for, and room for those that someone makes up. */
const REMEMBERED_PATHS = 1_000;

/** Creates the finder of an app's routes, and of what each says of itself, from the routes of its build. */
export function createRouteFinder(
  built: Readonly<Record<string, BuiltRoute | undefined>>,
): (path: string) => MatchedRoute {
  const known = Object.values(built).filter((route) => route !== undefined);
  const routes = toRouteTree(known);
  const moduleById = new Map(known.map(({ id, module }) => [id, module]));

  const find = (path: string): MatchedRoute => {
    const matches = matchRoutes(routes, path) ?? [];
    const branch = matches.map(({ route }) => route);
    const routeIds = branch.map(({ id = '' }) => id);
    const own = moduleById.get(routeIds.at(-1) ?? '') ?? {};
    const readSearch = findReadSearch(own);
    const params = matches.at(-1)?.params ?? {};
    const pattern = joinPattern(branch);
    const bodyBytes = findBodyBytes(own)?.(params);
    const rule = {
      ...(readSearch && { cachedSearch: (asked: URLSearchParams) => readSearch(asked, pattern) }),
      ...(bodyBytes !== undefined && { bodyBytes }),
    };
    return { routeIds, params, pattern, rule };
  };

  // The router ranks all its routes again at each match, and a page is asked about twice.
  const found = new LRUCache<string, MatchedRoute>({ max: REMEMBERED_PATHS });
  return (path) => {
    const remembered = found.get(path);
    if (remembered !== undefined) return remembered;
    const route = find(path);
    found.set(path, route);
    return route;
  };
}

function toRouteTree(built: readonly BuiltRoute[], parentId?: string): RouteObject[] {
  return built
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const shared = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive ? { caseSensitive } : {}) };
      return index ? { ...shared, index } : { ...shared, children: toRouteTree(built, id) };
    });
}

function joinPattern(branch: readonly RouteObject[]): string {
  return `/${branch.flatMap(({ path }) => (path === undefined || path === '' ? [] : [path])).join('/')}`.replace(
    '//',
    '/',
  );
}
