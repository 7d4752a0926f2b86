import { listSiteEntries } from '@showroom/catalog-data/site-entries';
import type { Store } from '@showroom/store/site';
import { findCatalogue } from '../catalogue/find-catalogue.server.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';
import { listContentEntries } from './content-entries.server.ts';
import { createSearchIndex, indexEntries, type IndexedEntries } from './search-index.ts';

/** The release's own entries never change while the process lives: indexed once, when the first visitor searches. */
let releasePromise: Promise<IndexedEntries> | undefined;

/** The index of all that the site shows at this moment; `listContent` gives what the store adds to the release. */
export const findSiteIndex = rememberCurrent(
  async (store: Store, listContent: typeof listContentEntries = listContentEntries) => {
    releasePromise ??= indexEntries(listSiteEntries());
    const content = await indexEntries(await listContent(store));
    // A product of the catalogue may have a piece in the store, which says whether it can be had.
    const { findProductPage } = await findCatalogue(store);
    return createSearchIndex(
      [await releasePromise, content],
      ({ url, availability }) => findProductPage(url)?.product.availability ?? availability,
    );
  },
);
