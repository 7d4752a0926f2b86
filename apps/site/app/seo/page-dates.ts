import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPictures } from '@showroom/pictures/picture-records';
import recordsByPath from './page-dates.generated.json' with { type: 'json' };

/** When a page last said something else, and what it has said since then. */
export interface PageDate {
  /** `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly fingerprint: string;
}

/** By path. Written by `pnpm date-pages`; a test holds the fingerprints to what the pages say. */
export const pageDates: Readonly<Record<string, PageDate>> = recordsByPath;

/** The day on which what stands on a page last changed; undefined where no one keeps count. */
export function findPageDate(path: string): string | undefined {
  return Object.hasOwn(pageDates, path) ? pageDates[path]?.changedOn : undefined;
}

/** Every product that has a page of its own. */
export function listDatedProducts(): readonly CatalogueProduct[] {
  return catalogueFamilies.flatMap(({ slugs, find }) => slugs.map(find).filter((product) => product !== undefined));
}

/** The dates as they are after today's changes: a page that says what it said keeps its day. */
export function datePages(
  products: readonly CatalogueProduct[],
  today: string,
  known: Readonly<Record<string, PageDate>> = pageDates,
): Record<string, PageDate> {
  return Object.fromEntries(
    products.map((product) => {
      const { path } = product;
      const fingerprint = fingerprintOf(product);
      const before = known[path];
      return [path, before?.fingerprint === fingerprint ? before : { changedOn: today, fingerprint }];
    }),
  );
}

/** Stands for the words and pictures of a product's page; how the page is built, and what stands beside it, does not touch it. */
function fingerprintOf({
  fitting: _fitting,
  next: _next,
  previous: _previous,
  pictureNames,
  ...words
}: CatalogueProduct): string {
  const content = [words, findPictures(pictureNames).map(({ name, alt, hash }) => [name, alt, hash])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
