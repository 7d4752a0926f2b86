import type { Catalogue } from '@showroom/catalog-data/catalogue/families';
import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { loadProduct } from '../product/load-product.server.ts';

/** @throws as `loadProduct` does for an unknown slug */
export function loadSpecSheet(catalogue: Catalogue, family: CatalogueFamily, slug: string) {
  const { product } = loadProduct(catalogue, family, slug);
  const { drawing, eyebrow, name, offer, path, specifications, tagline } = product;
  const picture = findPicture(product.pictures[0]?.name ?? '');
  return {
    drawing,
    eyebrow,
    name,
    path,
    price: offer?.price ?? null,
    specifications,
    tagline,
    picture: picture && toPictureSource(picture, { widths: [400, 800], formats: ['avif'] }),
  };
}
