import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import { memo } from 'react';
import { FaqLinks } from '../../faq/faq-links.tsx';
import { listFaqLinks } from '../../faq/list-faqs.server.ts';
import { storeContext } from '../../request-context.ts';
import { findCatalogue } from '../find-catalogue.server.ts';
import { hasSameData } from '../list/has-same-data.ts';
import { listMeta } from '../list/list-meta.ts';
import { ListPage } from '../list/list-page.tsx';
import { loadList } from '../list/load-list.server.ts';
import { SortField } from '../list/sort-field.tsx';
import type { Route } from './+types/catalogue.route';

export const headers = cachedPage(catalogue.quartz.normaliseSearch);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { quartz } = (await findCatalogue(context.get(storeContext))).byName;
  const search = quartz.normaliseSearch(new URL(request.url).searchParams);
  const list = loadList(quartz, request, { layout: 'closeList', search });
  return { ...list, faqLinks: await listFaqLinks(context.get(storeContext), 'Quartz countertops') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

export default memo(function Catalogue({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData} sortAs={SortField} questions={<FaqLinks links={loaderData.faqLinks} />} />;
}, hasSameData);
