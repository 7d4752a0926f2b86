import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { PagePath } from '@showroom/catalog-data/pages';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { loadList } from '../list/load-list.server.ts';

/** Mirrors at the head of a collection; a collection of one stands beside the room that all mirrors open with. */
const STRIP_LENGTH = 4;
const ROOM = 'scenes/home-bathroom';

/** The collection of wood and clay, on a ground of its colours. */
const AMBER_PATH: PagePath = '/products/mirrors/terra-collection';
/** Wide mirrors lie lower than others: they stand closer. */
const CLOSE_PATH: PagePath = '/products/mirrors/double-vanity';

/**
 * The list of all mirrors or of a collection, with what is particular to each.
 *
 * @param isWhole all on one page, for a site of files
 */
export function loadMirrorList(family: CatalogueFamily, request: Request, isWhole?: boolean) {
  return {
    ...loadList(family, request, { layout: family.path === CLOSE_PATH ? 'closeList' : 'list', isWhole }),
    isAmber: family.path === AMBER_PATH,
    // The list of all opens with a room: it has no mirrors of its own.
    strip: family.parts.length > 0 ? [] : loadStrip(family),
  };
}

function loadStrip({ slugs, find }: CatalogueFamily) {
  const own = slugs.slice(0, STRIP_LENGTH).map((slug) => find(slug)?.pictureNames[0] ?? '');
  return (own.length > 1 ? own : [ROOM, ...own]).flatMap((name) => {
    const record = findPicture(name);
    // The cards below say what is seen.
    return record ? [toPictureSource(record, { widths: [400, 800], formats: ['avif'], alt: '' })] : [];
  });
}
