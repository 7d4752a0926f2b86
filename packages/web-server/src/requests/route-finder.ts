import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { findBodyBytes, findReadSearch, type RuledModule } from './route-rule.ts';

/** The rules for a path. By default a page is rendered for each visitor and accepts small forms. */
export interface RouteRule {
  /** Present if the page may be cached: returns the query parameters it reads, in canonical form. */
  readonly cachedSearch?: (asked: URLSearchParams) => string;
  readonly bodyBytes?: number;
}

export interface FoundRoute {
  /** Of the route and its parents, outermost first. */
  readonly routeIds: readonly string[];
  readonly rule: RouteRule;
  /** Such as `/quartz-countertops/:slug`. */
  readonly pattern?: string;
  readonly params?: Readonly<Record<string, string | undefined>>;
}

export type MatchedRoute = Required<FoundRoute>;

/** Finds the route of a path (see `readRequestTarget`) with the router's own matching. */
export type FindRoute = (path: string) => FoundRoute;

export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly caseSensitive?: boolean | undefined;
  /** Contains the route's rules; see `route-rule.ts`. */
  readonly module: RuledModule;
}

/** The paths that visitors request, and some that are made up. */
const REMEMBERED_PATHS = 1_000;

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

  // The router ranks all routes at each match, and a page is looked up twice.
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
