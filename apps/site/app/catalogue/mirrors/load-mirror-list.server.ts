import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { PagePath } from '@showroom/catalog-data/pages';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { loadList } from '../list/load-list.server.ts';

/** Mirrors at the top of a collection. A collection of one is shown next to the room of the list of all mirrors. */
const STRIP_LENGTH = 4;
const ROOM = 'scenes/home-bathroom';

/** The collection of wood and clay has a background of its own. */
const AMBER_PATH: PagePath = '/products/mirrors/terra-collection';
/** Wide mirrors have low pictures, so four fit in a row. */
const CLOSE_PATH: PagePath = '/products/mirrors/double-vanity';

/**
 * Loads the list of all mirrors or of a collection.
 *
 * @param isWhole all on one page, for the static export
 */
export function loadMirrorList(family: CatalogueFamily, request: Request, isWhole?: boolean) {
  return {
    ...loadList(family, request, { layout: family.path === CLOSE_PATH ? 'closeList' : 'list', isWhole }),
    isAmber: family.path === AMBER_PATH,
    // The list of all mirrors opens with a room.
    strip: family.parts.length > 0 ? [] : loadStrip(family),
  };
}

function loadStrip({ slugs, find }: CatalogueFamily) {
  const own = slugs.slice(0, STRIP_LENGTH).map((slug) => find(slug)?.pictureNames[0] ?? '');
  return (own.length > 1 ? own : [ROOM, ...own]).flatMap((name) => {
    const record = findPicture(name);
    // The cards below describe them.
    return record ? [toPictureSource(record, { widths: [400, 800], formats: ['avif'], alt: '' })] : [];
  });
}
