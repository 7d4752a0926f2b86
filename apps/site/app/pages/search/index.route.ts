import { buildSearchIndex } from '@showroom/catalog-data/search-index';
import { cachedPage } from '@showroom/web-server/route-rule';

export const headers = cachedPage();

/** The index that the header's search box fetches when it is first used. */
export function loader() {
  return Response.json(buildSearchIndex());
}
