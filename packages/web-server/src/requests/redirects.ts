import type { RequestTarget } from './request-target.ts';

/**
 * Finds the URL that a request should have used: its page's new one when it moved, or its one spelling. The query
 * is kept. A path begins with one slash and a name, so it can never lead to another host.
 *
 * @param moved path to path
 */
export function findRedirect(target: RequestTarget, moved: Readonly<Record<string, string>>): string | undefined {
  const { path, isData, canonicalPath, isPlain, search } = target;
  const newPath = Object.hasOwn(moved, path) ? moved[path] : undefined;
  if (newPath !== undefined) return newPath + (isData ? '.data' : '') + search;
  return isPlain ? undefined : canonicalPath + search;
}

/**
 * A page that turns out to lead on, for the one who asked: with what the query says beyond it, as a page that may be cached is asked
 * for without what it does not read. A name that its new address has already stands as it is there.
 */
export function redirectWithQuery(response: Response, search: string): Response {
  const location = response.headers.get('Location');
  if (!location?.startsWith('/')) return response;
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  const known = new URLSearchParams(own);
  const beyond = [...new URLSearchParams(search)].filter(([name]) => !known.has(name));
  const query = [own, new URLSearchParams(beyond).toString()].filter((part) => part !== '').join('&');
  const leading = new Response(response.body, response);
  leading.headers.set('Location', path + (query === '' ? '' : `?${query}`) + hash);
  return leading;
}
