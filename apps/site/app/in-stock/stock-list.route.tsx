import { stockShelves } from '@showroom/catalog-data/catalogue/in-stock';
import { cachedPage } from '@showroom/web-server/route-rule';
import { memo } from 'react';
import { data } from 'react-router-dom';
import { ChoiceFilter } from '../catalogue/list/choice-filter.tsx';
import { hasSameData } from '../catalogue/list/has-same-data.ts';
import { listMeta } from '../catalogue/list/list-meta.ts';
import { ListPage } from '../catalogue/list/list-page.tsx';
import { ListPages } from '../catalogue/list/list-pages.tsx';
import { loadList } from '../catalogue/list/load-list.server.ts';
import { SortField } from '../catalogue/list/sort-field.tsx';
import { runtimeContext, storeContext } from '../request-context.ts';
import type { Route } from './+types/stock-list.route';
import { normaliseStockSearch } from './stock-search.ts';
import { findShelves } from './stock-families.server.ts';

export const headers = cachedPage(normaliseStockSearch);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const name = stockShelves.find((each) => each === params.shelf);
  const shelf = name && (await findShelves(context.get(storeContext))).get(name);
  if (!shelf) throw data(null, { status: 404 });
  return loadList(shelf.family, request, { find: shelf.findPicture, isWhole: context.get(runtimeContext).isExported });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

export default memo(function StockList({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData} choiceAs={ChoiceFilter} sortAs={SortField} pagesAs={ListPages} />;
}, hasSameData);
