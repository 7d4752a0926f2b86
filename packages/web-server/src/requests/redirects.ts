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
