import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import { cachedPage } from '@showroom/web-server/route-rule';
import { memo } from 'react';
import { runtimeContext, storeContext } from '../../request-context.ts';
import { findCatalogue } from '../find-catalogue.server.ts';
import { FamilyList } from '../list/family-list.tsx';
import { hasSameData } from '../list/has-same-data.ts';
import { listMeta } from '../list/list-meta.ts';
import { ListSearch } from '../list/list-search.tsx';
import type { Route } from './+types/mirror-list.route';
import { loadMirrorList } from './load-mirror-list.server.ts';

export const headers = cachedPage((asked, pattern) => familyOfRoute(pattern).normaliseSearch(asked));

export async function loader({ context, pattern, request }: Route.LoaderArgs) {
  const catalogue = await findCatalogue(context.get(storeContext));
  return loadMirrorList(catalogue.familyOfRoute(pattern), request, context.get(runtimeContext).isExported);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData);
}

export default memo(function MirrorList({ loaderData: { isAmber, strip, ...list } }: Route.ComponentProps) {
  return (
    <div className={isAmber ? 'surface-amber' : undefined}>
      <FamilyList
        list={list}
        searchAs={ListSearch}
        {...(strip.length > 0 ? { hero: <MirrorStrip pictures={strip} /> } : {})}
      />
    </div>
  );
}, hasSameData);

function MirrorStrip({ pictures }: { readonly pictures: readonly PictureSource[] }) {
  return (
    <div className="flex h-56 gap-px sm:h-72 lg:h-[26rem]">
      {pictures.map((picture, index) => (
        <Picture
          key={picture.src}
          record={picture}
          priority={index === 0}
          sizes="(min-width: 40rem) 25vw, 50vw"
          className={index > 1 ? 'h-full min-w-0 flex-1 max-sm:hidden' : 'h-full min-w-0 flex-1'}
        />
      ))}
    </div>
  );
}
