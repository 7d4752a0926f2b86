import { requestSite, resolveWithin } from '../../frame/public-site/request-site.server.ts';
import { eachAtOnce } from '../../frame/public-site/each-at-once.ts';

const TIMEOUT_MS = 2_000;
const AT_ONCE = 4;

/** What the public site answers at a path: a page, another path to go on to, nothing; `unknown` while it does not answer. */
export type TriedPath = 'page' | 'nothing' | 'unknown' | { readonly leadsTo: string };

/** Asks the public site for a path. Counted by no one: robots are left out of what the site counts. */
export async function tryPath(siteUrl: string, path: string): Promise<TriedPath> {
  try {
    // What leads away from the site is no page of it, and is not requested.
    if (resolveWithin(siteUrl, path) === undefined) return 'nothing';
    const response = await requestSite(siteUrl, path, { timeoutMs: TIMEOUT_MS });
    await response.body?.cancel();
    const location = response.headers.get('Location');
    if (location !== null) return { leadsTo: new URL(location, siteUrl).pathname };
    if (response.status === 404 || response.status === 410) return 'nothing';
    return response.ok ? 'page' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Those of some paths at which the public site has nothing. One that does not answer is asked no further. */
export async function findMissing(siteUrl: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  let isAway = false;
  await eachAtOnce(paths, AT_ONCE, async (path) => {
    if (isAway) return;
    const tried = await tryPath(siteUrl, path);
    isAway ||= tried === 'unknown';
    if (tried === 'nothing') missing.add(path);
  });
  return missing;
}
