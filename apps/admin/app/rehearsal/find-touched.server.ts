import { checkPage, nothingAround } from '../seo/check-page.ts';
import { eachAtOnce } from '../seo/each-at-once.ts';
import type { ReadPage } from '../seo/read-public-page.server.ts';
import type { SeenPage, SitePreview } from './site-preview.server.ts';

/** A public address at which visitors would find something else. */
export interface TouchedPage {
  /** With its query. */
  readonly path: string;
  readonly change: 'new' | 'changed' | 'moved' | 'gone' | 'file';
  /** Where it leads afterwards; null where it does not. */
  readonly movedTo: string | null;
  readonly title: string;
  /** What is to be mended on it afterwards, and was not before. */
  readonly faults: readonly string[];
}

export interface Touched {
  readonly pages: readonly TouchedPage[];
  /** The thing's own page as it would be; undefined where it has none. */
  readonly own: ReadPage | undefined;
  /** How many further addresses look at things of this kind and were not compared. */
  readonly uncompared: number;
}

const AT_ONCE = 2;
/** Each costs the site two pages. */
const MOST_COMPARED = 80;
const MOST_ARRANGEMENTS = 40;
const SITEMAP = '/sitemap.xml';

/**
 * Finds every public address that publishing would change, by asking the site for each that may before and after, and comparing
 * what visitors see. Nothing here knows which pages show what.
 *
 * @param ownPaths where the thing stands now, and where it would
 * @throws when the site does not answer
 */
export async function findTouched(site: SitePreview, ownPaths: readonly string[]): Promise<Touched> {
  const concerned = await site.listConcerned();
  const paths = [...new Set([...ownPaths, ...concerned])];
  const compared = paths.slice(0, MOST_COMPARED);
  const found = await compareAll(site, compared);
  const after = [...found.values()].flatMap(({ page }) => page ?? []);
  const arrangements = after
    .flatMap(({ path, ownSearches }) => [...ownSearches].map((search) => path + search))
    .slice(0, MOST_ARRANGEMENTS);
  const files = new Set([...after.flatMap(({ feeds }) => [...feeds]), ...(ownPaths.length > 0 ? [SITEMAP] : [])]);
  const rest = await compareAll(site, [...arrangements, ...files]);
  const own = ownPaths.flatMap((path) => found.get(path)?.page ?? []).at(-1);
  return {
    own,
    pages: [...compared, ...arrangements, ...files].flatMap(
      (path) => (found.get(path) ?? rest.get(path))?.touched ?? [],
    ),
    uncompared: paths.length - compared.length,
  };
}

interface Compared {
  readonly touched: TouchedPage;
  readonly page: ReadPage | undefined;
}

/** Those of some addresses at which something changes. */
async function compareAll(site: SitePreview, paths: readonly string[]): Promise<ReadonlyMap<string, Compared>> {
  const found = new Map<string, Compared>();
  await eachAtOnce(paths, AT_ONCE, async (path) => {
    const [before, after] = [await site.see(path, 'before'), await site.see(path, 'after')];
    const change = findChange(before, after);
    if (change === undefined) return;
    const { movedTo, page } = after;
    const title = page?.title ?? before.page?.title ?? '';
    found.set(path, { touched: { path, change, movedTo, title, faults: listNewFaults(before, after) }, page });
  });
  return found;
}

function findChange(before: SeenPage, after: SeenPage): TouchedPage['change'] | undefined {
  if (after.movedTo !== null) return after.movedTo === before.movedTo ? undefined : 'moved';
  const [stood, stands] = [before.status === 200, after.status === 200];
  if (!stood && !stands) return undefined;
  if (stood !== stands) return stands ? 'new' : 'gone';
  if (before.shown === after.shown) return undefined;
  return after.page === undefined ? 'file' : 'changed';
}

/** What the change breaks on a page. */
function listNewFaults(before: SeenPage, after: SeenPage): readonly string[] {
  const old = new Set(listFaults(before));
  return listFaults(after).filter((fault) => !old.has(fault));
}

function listFaults({ page }: SeenPage): readonly string[] {
  return page === undefined
    ? []
    : checkPage(page, nothingAround).flatMap(({ isGood, words }) => (isGood ? [] : [words]));
}
