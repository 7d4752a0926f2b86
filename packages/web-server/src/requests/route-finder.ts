import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What holds for one route. A route without a rule is rendered for each visitor and takes what a small form sends. */
export interface RouteRule {
  /**
   * Present where the page is the same for everybody until the content changes: it may then be cached, and is rendered
   * with no visitor. Gives the part of a query that the page reads, in one spelling: empty, or with its question mark.
   */
  readonly cachedSearch?: (asked: URLSearchParams) => string;
  /** The largest body that the route takes. */
  readonly bodyBytes?: number;
}

/** Rules by the pattern of their route, such as `/quartz-countertops/:slug`. One may depend on the path's parameters. */
export type RouteRules<Pattern extends string = string> = Readonly<
  Partial<Record<Pattern, RouteRule | ((params: Readonly<Record<string, string | undefined>>) => RouteRule)>>
>;

export interface FoundRoute {
  /** Of the route and those around it, outermost first. */
  readonly routeIds: readonly string[];
  readonly rule: RouteRule;
}

/** Finds the route of a path (as `readRequestTarget` reads it), by the router's own matching. */
export type FindRoute = (path: string) => FoundRoute;

/** What a build says of a route (`ServerBuild` of the router). */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly caseSensitive?: boolean | undefined;
}

/** Those that visitors ask for, and room for those that somebody makes up. */
const REMEMBERED_PATHS = 1_000;

/**
 * Creates the finder of an app's routes and their rules, from the routes of its build.
 *
 * @throws {Error} when a rule is for a pattern that no route has.
 */
export function createRouteFinder(
  built: Readonly<Record<string, BuiltRoute | undefined>>,
  rules: RouteRules,
): FindRoute {
  const routes = toRouteTree(Object.values(built).filter((route) => route !== undefined));
  const known = new Set(listPatterns(routes));
  const ruleByPattern = new Map(Object.entries(rules));
  for (const pattern of ruleByPattern.keys()) {
    if (!known.has(pattern)) throw new Error(`There is a rule for ${pattern}, but no such route`);
  }

  // The router ranks all its routes anew at each match, and a page is asked about twice.
  const found = new LRUCache<string, FoundRoute>({ max: REMEMBERED_PATHS });
  const find: FindRoute = (path) => {
    const matches = matchRoutes(routes, path) ?? [];
    const routeIds = matches.map(({ route }) => route.id ?? '');
    const rule = ruleByPattern.get(joinPattern(matches.map(({ route }) => route)));
    const params = matches.at(-1)?.params ?? {};
    return { routeIds, rule: (typeof rule === 'function' ? rule(params) : rule) ?? {} };
  };
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

function listPatterns(routes: readonly RouteObject[], parents: readonly RouteObject[] = []): string[] {
  return routes.flatMap((route) => {
    const branch = [...parents, route];
    return [joinPattern(branch), ...listPatterns(route.children ?? [], branch)];
  });
}

function joinPattern(branch: readonly RouteObject[]): string {
  return `/${branch.flatMap(({ path }) => (path === undefined || path === '' ? [] : [path])).join('/')}`.replace(
    '//',
    '/',
  );
}
