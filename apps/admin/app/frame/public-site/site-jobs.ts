import { defineJob } from '@showroom/isolated-jobs/job';
import type { PageFacts } from './check-page.ts';

/** A page of the site as it was sent. */
export interface SentPage {
  readonly html: Uint8Array;
  readonly url: string;
}

/** A public page as a search engine reads it. */
export interface ReadPage extends PageFacts {
  /** Where its links lead within the site: paths without query. */
  readonly links: ReadonlySet<string>;
  /** Those of its content alone, without header and footer. */
  readonly contentLinks: ReadonlySet<string>;
  /** The arrangements of itself that it links to, such as a category of a list: queries. */
  readonly ownSearches: ReadonlySet<string>;
  /** The paths of feeds that it names. */
  readonly feeds: ReadonlySet<string>;
  /** The paths of the pictures in its content, as they are sent to a phone. */
  readonly pictures: ReadonlySet<string>;
  /** A hash of what visitors see of it: without scripts, styles and what is new at each request. */
  readonly shown: string;
}

/** Reads a page of the public site. Content of any author is in it. */
export const readPageJob = defineJob<SentPage, ReadPage>({ name: 'read-page', deadlineMs: 5_000 });

/** Lists the paths, with their queries, that a sitemap names. */
export const readSitemapJob = defineJob<Uint8Array, readonly string[]>({ name: 'read-sitemap', deadlineMs: 10_000 });
