import {
  findEditedPageWords,
  findPublished,
  hasItsOwnWords,
  listPageWords,
  pageWordsLimits,
  posts,
  readBusinessFacts,
  type Store,
} from '@showroom/store/admin';
import { sortRows } from '../../frame/sorting/sort-rows.ts';
import { checkPage, nothingAround } from '../../frame/public-site/check-page.ts';
import { readSeoView } from './seo-view.ts';
import type { SiteSurvey } from '../../frame/public-site/site-survey.server.ts';

const ROWS = 50;

export async function loadSeoList(store: Store, survey: SiteSurvey, search: URLSearchParams) {
  const view = readSeoView(search);
  const { pages, ...state } = survey.state;
  const [said, surroundings] = [await listPageWords(store), survey.findSurroundings(pages)];
  const rows = pages.map((page, index) => {
    const muted = said.get(page.path)?.muted ?? [];
    const faults = checkPage(page, surroundings[index] ?? nothingAround).filter(({ isGood }) => !isGood);
    const heard = faults.filter(({ id }) => !muted.includes(id));
    const { path, title, description } = page;
    return {
      path,
      title,
      description,
      faults: heard.map(({ words }) => words),
      mutedCount: faults.length - heard.length,
    };
  });
  const words = view.text.toLowerCase();
  const found = rows.filter(
    ({ path, title, description, faults }) =>
      (!view.isFaultsOnly || faults.length > 0) && `${path}\n${title}\n${description}`.toLowerCase().includes(words),
  );
  const sorted = sortRows(found, view.sort, {
    path: (row) => row.path,
    title: (row) => row.title,
    faults: ({ faults }) => faults.length,
  });
  const pageCount = Math.max(1, Math.ceil(found.length / ROWS));
  const page = Math.min(view.page, pageCount);
  return {
    ...state,
    view: { ...view, page },
    rows: sorted.slice((page - 1) * ROWS, page * ROWS),
    found: found.length,
    total: rows.length,
    faulty: rows.filter(({ faults }) => faults.length > 0).length,
    pageCount,
  };
}

export async function loadSeoPage(store: Store, survey: SiteSurvey, path: string) {
  const facts = await survey.readOne(path);
  if (facts === undefined) return undefined;
  const { brand } = await readBusinessFacts(store);
  const said = await findEditedPageWords(store, path);
  const post = hasItsOwnWords(path) ? await findPublished(store, posts, path.split('/').at(-1) ?? '') : undefined;
  const [around = nothingAround] = survey.findSurroundings([facts]);
  const suffix = ` | ${brand}`;
  return {
    facts,
    around,
    said,
    /** The page’s post, whose form has the texts; null for any other page. */
    postId: post?.id ?? null,
    brand,
    /** The suffix that the site adds to every title. */
    suffix: facts.title.endsWith(suffix) ? suffix : '',
    limits: pageWordsLimits,
  };
}

export type SeoPageData = NonNullable<Awaited<ReturnType<typeof loadSeoPage>>>;
export type SeoListData = Awaited<ReturnType<typeof loadSeoList>>;
