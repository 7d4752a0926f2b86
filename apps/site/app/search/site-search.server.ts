import { listSiteEntries } from '@showroom/catalog-data/site-entries';
import type { Store } from '@showroom/store/site';
import { findCatalogue } from '../catalogue/find-catalogue.server.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';
import { listContentEntries } from './content-entries.server.ts';
import { createSearchIndex, indexEntries, type IndexedEntries } from './search-index.ts';

/** The catalogue's own entries never change, so they are indexed once, at the first search. */
let releasePromise: Promise<IndexedEntries> | undefined;

/** The current index; `listContent` lists what the store adds to the catalogue. */
export const findSiteIndex = rememberCurrent(
  async (store: Store, listContent: typeof listContentEntries = listContentEntries) => {
    releasePromise ??= indexEntries(listSiteEntries());
    const content = await indexEntries(await listContent(store));
    // A product may be in stock.
    const { findProductPage } = await findCatalogue(store);
    return createSearchIndex(
      [await releasePromise, content],
      ({ url, availability }) => findProductPage(url)?.product.availability ?? availability,
    );
  },
);
