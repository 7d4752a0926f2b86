import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import { memo } from 'react';
import { runtimeContext, storeContext } from '../../request-context.ts';
import { findCatalogue } from '../find-catalogue.server.ts';
import type { Route } from './+types/list.route';
import { FamilyList } from './family-list.tsx';
import { hasSameData } from './has-same-data.ts';
import { listMeta } from './list-meta.ts';
import { ListPromotion } from './list-promotion.tsx';
import { loadList } from './load-list.server.ts';

export const headers = cachedPage((asked, pattern) => familyOfRoute(pattern).normaliseSearch(asked));

/** The list of any family without parts of its own; the route's path names the family. */
export async function loader({ context, pattern, request }: Route.LoaderArgs) {
  const catalogue = await findCatalogue(context.get(storeContext));
  const { isExported } = context.get(runtimeContext);
  return loadList(catalogue.familyOfRoute(pattern), request, { isWhole: isExported });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

export default memo(function List({ loaderData }: Route.ComponentProps) {
  return <FamilyList list={loaderData} promotionAs={ListPromotion} />;
}, hasSameData);
