import { checkPage, nothingAround } from '../../frame/public-site/check-page.ts';
import { eachAtOnce } from '../../frame/public-site/each-at-once.ts';
import type { ReadPage } from '../../frame/public-site/site-jobs.ts';
import type { PreviewedPage, SitePreview } from './site-preview.server.ts';

export interface AffectedPage {
  readonly path: string;
  readonly change: 'new' | 'changed' | 'moved' | 'gone' | 'file';
  /** The redirect target afterwards; null if there is none. */
  readonly movedTo: string | null;
  readonly title: string;
  readonly faults: readonly string[];
}

export interface AffectedPages {
  readonly pages: readonly AffectedPage[];
  /** The entry’s own page after publishing; undefined if it has none. */
  readonly own: ReadPage | undefined;
  /** How many pages of this kind’s lists were not compared. */
  readonly uncompared: number;
}

const AT_ONCE = 2;
const MOST_ARRANGEMENTS = 40;
/** Pages not compared by then are reported as not compared, except the entry’s own page. In milliseconds. */
const LONGEST_WAIT_MS = 12_000;
const SITEMAP = '/sitemap.xml';

/**
 * Finds every public page that publishing would change, by comparing what the site returns before and after. Nothing
 * here knows which pages show what.
 *
 * @param ownPaths the entry’s current and future paths
 * @throws if the site doesn’t respond
 */
export async function findAffectedPages(site: SitePreview, ownPaths: readonly string[]): Promise<AffectedPages> {
  const until = performance.now() + LONGEST_WAIT_MS;
  const concerned = await site.listConcerned();
  const paths = [...new Set([...ownPaths, ...concerned])];
  const foremost = paths.slice(0, Math.max(ownPaths.length, 1));
  const found = new Map([
    ...(await compareAll(site, foremost, Infinity)),
    ...(await compareAll(site, paths.slice(foremost.length), until)),
  ]);
  const after = [...found.values()].flatMap((each) => each?.page ?? []);
  const arrangements = after
    .flatMap(({ path, ownSearches }) => [...ownSearches].map((search) => path + search))
    .slice(0, MOST_ARRANGEMENTS);
  const files = new Set([...after.flatMap(({ feeds }) => [...feeds]), ...(ownPaths.length > 0 ? [SITEMAP] : [])]);
  const others = [...arrangements, ...files];
  const rest = await compareAll(site, others, until);
  const own = ownPaths.flatMap((path) => found.get(path)?.page ?? []).at(-1);
  return {
    own,
    pages: [...paths, ...others].flatMap((path) => (found.get(path) ?? rest.get(path))?.affected ?? []),
    uncompared: paths.length - found.size + others.length - rest.size,
  };
}

interface Compared {
  readonly affected: AffectedPage;
  readonly page: ReadPage | undefined;
}

/** The changes of some pages, null where nothing changes. Pages that there was no time for are left out. */
async function compareAll(
  site: SitePreview,
  paths: readonly string[],
  until: number,
): Promise<ReadonlyMap<string, Compared | null>> {
  const found = new Map<string, Compared | null>();
  await eachAtOnce(paths, AT_ONCE, async (path) => {
    if (performance.now() > until) return;
    const [before, after] = [await site.see(path, 'before'), await site.see(path, 'after')];
    const change = findChange(before, after);
    const { movedTo, page } = after;
    const title = page?.title ?? before.page?.title ?? '';
    const faults = listNewFaults(before, after);
    found.set(path, change === undefined ? null : { affected: { path, change, movedTo, title, faults }, page });
  });
  return found;
}

function findChange(before: PreviewedPage, after: PreviewedPage): AffectedPage['change'] | undefined {
  if (after.movedTo !== null) return after.movedTo === before.movedTo ? undefined : 'moved';
  const [stood, stands] = [before.status === 200, after.status === 200];
  if (!stood && !stands) return undefined;
  if (stood !== stands) return stands ? 'new' : 'gone';
  if (before.shown === after.shown) return undefined;
  return after.page === undefined ? 'file' : 'changed';
}

function listNewFaults(before: PreviewedPage, after: PreviewedPage): readonly string[] {
  const old = new Set(listFaults(before));
  return listFaults(after).filter((fault) => !old.has(fault));
}

function listFaults({ page }: PreviewedPage): readonly string[] {
  return page === undefined
    ? []
    : checkPage(page, nothingAround).flatMap(({ isGood, words }) => (isGood ? [] : [words]));
}
