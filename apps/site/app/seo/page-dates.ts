import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPictures } from '@showroom/pictures/picture-records';
import recordsByPath from './page-dates.generated.json' with { type: 'json' };

/** The day of a page's last change, with a fingerprint of its content. */
export interface PageDate {
  /** `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly fingerprint: string;
}

/** By path. Written by `pnpm date-pages`; a test compares the fingerprints. */
export const pageDates: Readonly<Record<string, PageDate>> = recordsByPath;

/** The day of a page's last change, if known. */
export function findPageDate(path: string): string | undefined {
  return Object.hasOwn(pageDates, path) ? pageDates[path]?.changedOn : undefined;
}

export function listDatedProducts(): readonly CatalogueProduct[] {
  return catalogueFamilies.flatMap(({ slugs, find }) => slugs.map(find).filter((product) => product !== undefined));
}

/** Updates the dates: unchanged pages keep theirs. */
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

/** Identifies a product page's texts and pictures; layout and surroundings don't count. */
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
