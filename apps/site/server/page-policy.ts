import { catalogue } from '@showroom/catalog-data/catalogue/families';
import type { RouteRule, RouteRules } from '@showroom/web-server/route-finder';
import type { Register } from 'react-router-dom';
import { isLeadKind, type LeadKind } from '@showroom/store/lead-kind';

const MEBIBYTE = 1024 * 1024;
/** Five files of ten megabytes, and room for the fields and the multipart frame around them. */
const UPLOAD_BODY_BYTES = 52 * MEBIBYTE;
/** What every other route takes, in bytes: room for a long message. */
export const PLAIN_BODY_BYTES = MEBIBYTE / 4;

/** The same for every visitor until the content changes, whatever is written behind its path. */
const cached: RouteRule = { cachedSearch: () => '' };
const takesFiles: RouteRule = { bodyBytes: UPLOAD_BODY_BYTES };
const kindsWithFiles: ReadonlySet<LeadKind> = new Set(['short-quote', 'custom-quote']);

/**
 * The rules of the site's routes, by the patterns of `app/routes.ts`. A page is cached only where it is said here: one with
 * a form carries a token made for one visit, the results page has as many addresses as there are questions, and the
 * contact page says whether the door is open now.
 */
export const pageRules = {
  '/': cached,
  '/quartz-countertops': { cachedSearch: catalogue.quartz.normaliseSearch },
  '/quartz-countertops/:slug': cached,
  '/products/vanities': { cachedSearch: catalogue.vanities.normaliseSearch },
  '/products/vanities/:slug': cached,
  '/custom-cabinetry': cached,
  '/search-index.json': cached,
  '/sitemap.xml': cached,
  '/robots.txt': cached,
  '/site.webmanifest': cached,
  '/millwork': takesFiles,
  '/custom-millwork-form': takesFiles,
  '/api/leads/:kind': ({ kind = '' }) => (isLeadKind(kind) && kindsWithFiles.has(kind) ? takesFiles : {}),
} satisfies RouteRules<keyof Register['pages']>;
