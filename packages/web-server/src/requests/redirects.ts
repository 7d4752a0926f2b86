import type { RequestTarget } from './request-target.ts';

/**
 * Finds the URL that a request should have used: the new one of a moved page, or the canonical spelling. The query is kept. A
 * path begins with one slash and a name, so it can't lead to another host.
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
 * Adds a visitor's query to a redirect, since a cacheable page is requested only with the parameters it reads. Parameters of the
 * new URL are kept.
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
