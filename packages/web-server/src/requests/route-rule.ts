import type { HeadersArgs, HeadersFunction } from 'react-router-dom';

/**
 * Gives the part of a query that a cached page reads, in one spelling: empty, or with its question mark. `pattern` is the
 * route's own, such as `/quartz-countertops/:slug`, for routes that share a file.
 */
export type ReadSearch = (asked: URLSearchParams, pattern: string) => string;

/** The largest body that a route takes, in bytes; undefined for what every route takes. */
export type FindBodyBytes = (params: Readonly<Record<string, string | undefined>>) => number | undefined;

const searches = new WeakMap<object, ReadSearch>();
const bodies = new WeakMap<object, FindBodyBytes>();

/**
 * Says in a route's own file that its page is the same for everyone until the content changes: it may then be cached, and is
 * rendered with no visitor.
 *
 *     export const headers = cachedPage();
 *
 * It is the route's `headers`, as the router takes those out of what browsers get, with all that only they need. It
 * changes no header: what caches in front may do, the server adds.
 *
 * @param readSearch for a page that reads its query; without it whatever is written behind the path is passed over
 */
export function cachedPage(readSearch: ReadSearch = () => ''): HeadersFunction {
  // A function of the route's own, as it is found again by it.
  const headers = keepHeaders.bind(undefined);
  searches.set(headers, readSearch);
  return headers;
}

function keepHeaders({ parentHeaders }: HeadersArgs): HeadersInit {
  return parentHeaders;
}

/** Says in a route's own file what its action takes, where that is more than every route takes. */
export function takingBodies<Action extends object>(bodyBytes: number | FindBodyBytes, action: Action): Action {
  bodies.set(action, typeof bodyBytes === 'function' ? bodyBytes : () => bodyBytes);
  return action;
}

/** What the server reads in a route's file. */
export interface RuledModule {
  readonly headers?: unknown;
  readonly action?: unknown;
}

export function findReadSearch({ headers }: RuledModule): ReadSearch | undefined {
  return isObject(headers) ? searches.get(headers) : undefined;
}

export function findBodyBytes({ action }: RuledModule): FindBodyBytes | undefined {
  return isObject(action) ? bodies.get(action) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
