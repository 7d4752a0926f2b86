import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import type { Route } from './+types/list.route';
import { ProductCard } from '../cards/product-card.tsx';
import { ListGuide } from './list-guide.tsx';
import { listMeta } from './list-meta.ts';
import { ListPage } from './list-page.tsx';
import { ListParts } from './list-parts.tsx';
import { ListPages } from './list-pages.tsx';
import { ListPromotion } from './list-promotion.tsx';
import { loadList } from './load-list.server.ts';
import { SortField } from './sort-field.tsx';
import { TypeLinks } from './type-links.tsx';

export const headers = cachedPage((asked, pattern) => familyOfRoute(pattern).normaliseSearch(asked));

/** The list of a family that needs no more than the common parts; its place in `routes.ts` says which. */
export function loader({ pattern, request }: Route.LoaderArgs) {
  return loadList(familyOfRoute(pattern), request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

export default function List({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={loaderData}
      cardAs={ProductCard}
      sortAs={SortField}
      pagesAs={ListPages}
      typesAs={TypeLinks}
      guideAs={ListGuide}
      partsAs={ListParts}
      promotionAs={ListPromotion}
    />
  );
}
