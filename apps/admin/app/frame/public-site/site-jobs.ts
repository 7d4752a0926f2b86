import { defineJob } from '@showroom/isolated-jobs/job';
import type { PageFacts } from './check-page.ts';

export interface SentPage {
  readonly html: Uint8Array;
  readonly url: string;
}

/** A public page as a search engine reads it. */
export interface ReadPage extends PageFacts {
  readonly links: ReadonlySet<string>;
  /** Links in the content, without header and footer. */
  readonly contentLinks: ReadonlySet<string>;
  /** Queries of links to the page itself, such as the categories of a list. */
  readonly ownSearches: ReadonlySet<string>;
  readonly feeds: ReadonlySet<string>;
  /** Paths of the content’s pictures, in a phone’s size. */
  readonly pictures: ReadonlySet<string>;
  /** A hash of the visible content, without scripts, styles and per-request values. */
  readonly shown: string;
}

/** Reads a page of the public site, whose content is untrusted. */
export const readPageJob = defineJob<SentPage, ReadPage>({ name: 'read-page', deadlineMs: 5_000 });

export const readSitemapJob = defineJob<Uint8Array, readonly string[]>({ name: 'read-sitemap', deadlineMs: 10_000 });
