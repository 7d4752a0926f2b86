import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import { ProductCard } from '../cards/product-card.tsx';
import { ListGuide } from '../list/list-guide.tsx';
import { listMeta } from '../list/list-meta.ts';
import { ListPage } from '../list/list-page.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ListParts } from '../list/list-parts.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { SortField } from '../list/sort-field.tsx';
import { TypeLinks } from '../list/type-links.tsx';
import type { Route } from './+types/mirror-list.route';
import { loadMirrorList } from './load-mirror-list.server.ts';
import { MirrorStrip } from './mirror-strip.tsx';

export const headers = cachedPage((asked, pattern) => familyOfRoute(pattern).normaliseSearch(asked));

/** The list of all mirrors, or of one collection: a search in it, and a head of its own mirrors. */
export function loader({ pattern, request }: Route.LoaderArgs) {
  return loadMirrorList(familyOfRoute(pattern), request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

export default function MirrorList({ loaderData: { layout, isAmber, strip, ...list } }: Route.ComponentProps) {
  return (
    <div className={isAmber ? 'surface-amber' : undefined}>
      <ListPage
        list={list}
        cardAs={ProductCard}
        sortAs={SortField}
        pagesAs={ListPages}
        typesAs={TypeLinks}
        guideAs={ListGuide}
        partsAs={ListParts}
        searchAs={ListSearch}
        layout={layout}
        {...(strip.length > 0 ? { hero: <MirrorStrip pictures={strip} /> } : {})}
      />
    </div>
  );
}
