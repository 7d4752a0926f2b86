import { buildSearchIndex } from '@showroom/catalog-data/search-index';

/** The index that the header's search box fetches when it is first used. */
export function loader() {
  return Response.json(buildSearchIndex());
}
