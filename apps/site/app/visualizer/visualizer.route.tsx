import { cachedPage } from '@showroom/web-server/route-rule';
import { useLocation } from 'react-router-dom';
import { findRootFacts, pageMeta } from '../seo/page-meta.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import { runtimeContext } from '../request-context.ts';
import type { Route } from './+types/visualizer.route';
import { loadVisualizer } from './room/load-visualizer.server.ts';
import { VisualizerPage } from './room/visualizer-page.tsx';
import { offeredRooms } from './list-rooms.server.ts';
import { namesRoom, parseRoom, writeRoom } from './room-code.ts';

export const headers = cachedPage((asked) => {
  if (!namesRoom(asked)) return '';
  const design = parseRoom(asked, offeredRooms);
  return writeRoom(design, offeredRooms.find(({ name }) => name === design.room) ?? offeredRooms[0]);
});

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadVisualizer(new URL(request.url).searchParams, context.get(runtimeContext).isExported ?? false);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { isStart, page, sharePicture } = loaderData;
  // A room belongs to one visitor, and each product has a page of its own; the first room is indexed. Links
  // between rooms have no end.
  return isStart
    ? sectionMeta(matches, page, {
        parent: { label: 'Quartz Countertops', href: '/quartz-countertops' },
        picture: sharePicture,
      })
    : pageMeta(matches, {
        ...page,
        isIndexed: false,
        areLinksFollowed: false,
        ...(sharePicture && {
          imageUrl: (findRootFacts(matches)?.siteUrl ?? '') + sharePicture.path,
          imageAlt: sharePicture.alt,
        }),
      });
}

/** A room in any of the shop's stones, paints, woods, floors and metals. The URL has all of the choices. */
export default function Visualizer({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation();
  // Another room was opened: from a link, or with Back.
  return <VisualizerPage key={key} facts={loaderData} />;
}
