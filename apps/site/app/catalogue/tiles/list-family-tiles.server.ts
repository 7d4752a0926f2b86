import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { stockShelves } from '@showroom/catalog-data/catalogue/in-stock';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource, type PictureRecord, type PictureSource } from '@showroom/pictures/picture-source';
import type { Store } from '@showroom/store/site';
import { findShelves, type Shelf } from '../../in-stock/stock-families.server.ts';
import { pageWords } from '../../seo/page-words.server.ts';
import type { PictureTile } from './picture-tiles.tsx';

/** Stock categories with a list page and at least one product. */
export async function listComparedShelves(store: Store): Promise<readonly Shelf[]> {
  const shelves = await findShelves(store);
  return stockShelves.flatMap((name) => shelves.get(name) ?? []).filter(({ family }) => family.slugs.length > 0);
}

/** Tiles of families, then of stock categories, each with its first product’s picture. */
export function listFamilyTiles(
  {
    families = catalogueFamilies,
    shelves = [],
  }: {
    readonly families?: readonly CatalogueFamily[];
    readonly shelves?: readonly Shelf[];
  },
  hrefOf: (family: CatalogueFamily) => string,
): readonly PictureTile[] {
  const places = [...families.map((family) => ({ family, findPicture })), ...shelves];
  return places.map(({ family, findPicture: find }) => {
    const picture = find(family.find(family.slugs[0] ?? '')?.pictureNames[0] ?? '');
    return {
      href: hrefOf(family),
      label: pageWords(family.section).label,
      picture: picture && toTilePicture(picture),
    };
  });
}

/** A tile’s picture; decorative, because its name is next to it. */
export function toTilePicture(picture: PictureRecord): PictureSource {
  return toPictureSource(picture, { widths: [400, 800], formats: ['avif'], alt: '' });
}
