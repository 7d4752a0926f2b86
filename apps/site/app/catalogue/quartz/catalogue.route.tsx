import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import { listMeta } from '../list/list-meta.ts';
import { ListPage } from '../list/list-page.tsx';
import { loadList } from '../list/load-list.server.ts';
import { SortField } from '../list/sort-field.tsx';
import type { Route } from './+types/catalogue.route';

export const headers = cachedPage(catalogue.quartz.normaliseSearch);

export function loader({ request }: Route.LoaderArgs) {
  const search = catalogue.quartz.normaliseSearch(new URL(request.url).searchParams);
  return loadList(catalogue.quartz, request, { layout: 'closeList', search });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

/** The list of colours, each as its slab. */
export default function Catalogue({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData} sortAs={SortField} />;
}
