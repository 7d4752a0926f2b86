import type { HeadersArgs, HeadersFunction } from 'react-router-dom';

/**
 * Returns the part of a query that a cached page reads, in canonical form: empty, or with its question mark. `pattern` is the
 * route's own, for routes that share a file.
 */
export type ReadSearch = (asked: URLSearchParams, pattern: string) => string;

/** Returns the largest body a route accepts, in bytes; undefined for the default. */
export type FindBodyBytes = (params: Readonly<Record<string, string | undefined>>) => number | undefined;

const searches = new WeakMap<object, ReadSearch>();
const bodies = new WeakMap<object, FindBodyBytes>();

/**
 * Declares in a route's file that its page is the same for everyone until the content changes, so that it can be cached and is
 * rendered without a visitor.
 *
 * export const headers = cachedPage();
 *
 * It is exported as `headers`, because the router removes that export from browser code together with its imports. It changes no
 * header; the server adds the cache headers.
 *
 * @param readSearch for a page that reads its query; by default the query is ignored
 */
export function cachedPage(readSearch: ReadSearch = () => ''): HeadersFunction {
  // A function per route, so that it can be recognized.
  const headers = keepHeaders.bind(undefined);
  searches.set(headers, readSearch);
  return headers;
}

function keepHeaders({ parentHeaders }: HeadersArgs): HeadersInit {
  return parentHeaders;
}

/** Declares how large a body a route's action accepts. */
export function takingBodies<Action extends object>(bodyBytes: number | FindBodyBytes, action: Action): Action {
  bodies.set(action, typeof bodyBytes === 'function' ? bodyBytes : () => bodyBytes);
  return action;
}

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
