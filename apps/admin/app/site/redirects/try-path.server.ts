import { requestSite, resolveWithin } from '../../frame/public-site/request-site.server.ts';
import { eachAtOnce } from '../../frame/public-site/each-at-once.ts';

const TIMEOUT_MS = 2_000;
const AT_ONCE = 4;

/** What the public site has at a path: a page, another path, or nothing; `unknown` if it doesn’t respond. */
export type TriedPath = 'page' | 'nothing' | 'unknown' | { readonly leadsTo: string };

/** Requests a path of the public site, which leaves robots out of its statistics. */
export async function tryPath(siteUrl: string, path: string): Promise<TriedPath> {
  try {
    // A path outside the site is not requested.
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

/** Paths that the public site doesn’t have. If it doesn’t respond, the rest isn’t requested. */
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
