import {
  countMissed,
  findRedirect,
  findPathsWithPage,
  listMissed,
  listRedirects,
  type Store,
} from '@showroom/store/admin';
import { addDays, shopDayOf } from '@showroom/store/rules';
import { surveyOf, type SurveyedSite } from '../../frame/public-site/site-survey.server.ts';
import { readRedirectView } from './redirects-url.ts';
import { findMissing } from './try-path.server.ts';

const ROWS = 50;
/** The period of a redirect’s request count, in days. */
const COUNTED_DAYS = 90;
const MISSED_DAYS = 30;

/** The redirects that a URL asks for, with their final targets, and missing pages that visitors asked for. */
export async function loadRedirects(store: Store, site: SurveyedSite, search: URLSearchParams) {
  const view = readRedirectView(search);
  const asked = await listRedirects(store, { text: view.text, page: view.page, limit: ROWS });
  const pageCount = Math.max(1, Math.ceil(asked.count / ROWS));
  const page = Math.min(view.page, pageCount);
  const { redirects } = page === view.page ? asked : await listRedirects(store, { text: view.text, page, limit: ROWS });
  const today = shopDayOf(store.now());
  const paths = redirects.map(({ path }) => path);
  const [counts, ends, missed, standing] = await Promise.all([
    countMissed(store, { from: addDays(today, 1 - COUNTED_DAYS), to: today, paths }),
    Promise.all(paths.map((path) => findRedirect(store, path))),
    listMissed(store, { from: addDays(today, 1 - MISSED_DAYS), to: today }),
    findPathsWithPage(store, paths),
  ]);
  // Pages in the sitemap exist; other targets are requested.
  const known = new Set(surveyOf(store, site).state.pages.map((each) => each.path));
  const unsure = new Set(ends.filter((end) => end !== undefined && !known.has(end)));
  const missing = await findMissing(
    site.siteUrl,
    [...unsure].flatMap((end) => end ?? []),
  );
  const now = store.now().toISOString();
  return {
    view: { ...view, page },
    count: asked.count,
    total: asked.total,
    pageCount,
    missed,
    rows: redirects.map(({ path, to, follows, activeFrom }, index) => {
      const end = ends[index];
      return {
        path,
        to: to ?? null,
        isAutomatic: follows !== null,
        isPlanned: activeFrom > now,
        /** The final target, if the redirect’s target redirects further. */
        end: end === undefined || end === to ? null : end,
        /** A page exists at the old URL and comes first. */
        isCovered: known.has(path) || standing.has(path),
        isDead: end !== undefined && missing.has(end),
        asked: counts.get(path) ?? 0,
      };
    }),
  };
}

export type RedirectsData = Awaited<ReturnType<typeof loadRedirects>>;
