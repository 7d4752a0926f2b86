import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { describeQuartzCost } from '@showroom/catalog-data/quartz-cost';
import { readBusinessFacts, type Store } from '@showroom/store/site';
import { findCatalogue } from '../find-catalogue.server.ts';
import { loadProduct } from '../product/load-product.server.ts';

/**
 * Loads a colour. Its neighbours are those of the list that the visitor came from, according to the query.
 *
 * @throws a 404 response with the nearest colours if there is none of this slug
 */
export async function loadColour(request: Request, store: Store, slug: string) {
  const catalogue = await findCatalogue(store);
  const family = catalogue.byName.quartz;
  const { product, neighbours, ...page } = loadProduct(catalogue, family, slug);
  const params = new URL(request.url).searchParams;
  const colour = findQuartzColour(slug);
  const { quartzPriceBands } = await readBusinessFacts(store);
  const beside = family.besideIn(slug, params);
  const listSearch = beside ? family.normaliseSearch(params) : '';
  const inList = ({ name, path }: (typeof neighbours)['next']) => ({ name, path: path + listSearch });
  const { previous, next } = beside ?? neighbours;
  return {
    ...page,
    product: product,
    neighbours: { previous: inList(previous), next: inList(next) },
    listSearch,
    layout: colour?.layout ?? 'rich',
    cost: describeQuartzCost(colour ? quartzPriceBands[colour.collection] : null),
  };
}

export type ColourPageFacts = Awaited<ReturnType<typeof loadColour>>;
