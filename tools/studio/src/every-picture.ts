import { articlePictureName, articles } from '@showroom/catalog-data/articles';
import { productFamilies } from '@showroom/catalog-data/catalogue/product-families';
import { heroSlides, listFeatureCards } from '@showroom/catalog-data/home-content';
import { productPictureNames } from '@showroom/catalog-data/products/branded-product';
import type { Product } from '@showroom/catalog-data/products/product';
import { workPictureNames, works } from '@showroom/catalog-data/works';

import { candidatesOf } from './candidates.ts';
import type { CheckedPictures } from './masters/check-masters.ts';
import type { StudioPaths } from './masters/paths.ts';
import { studioPictures } from './pictures/index.ts';
import { quartzPictures } from './quartz/quartz-picture.ts';
import { roomPictures } from './rooms/room-picture.ts';

/** Every picture of the studio, and the names that the catalogue relies on. */
export async function everyPicture(paths: StudioPaths): Promise<CheckedPictures> {
  const pictures = { drawn: quartzPictures, laid: roomPictures(), rendered: studioPictures() };
  return {
    candidates: await candidatesOf(pictures, { paths, scale: 1 }),
    known: new Set(Object.values(pictures).flatMap((list) => list.map(({ name }) => name))),
    wanted: [
      ...Object.values(productFamilies).flatMap(({ products }) => products.flatMap(picturesOf)),
      ...works.flatMap(workPictureNames),
      ...articles.map(articlePictureName),
      ...[...heroSlides, ...listFeatureCards()].map(({ picture }) => picture),
    ],
  };
}

function picturesOf(product: Product): readonly string[] {
  if (product.family !== 'quartz') return productPictureNames(product);
  return ['slab', 'close-up', 'room'].map((part) => `quartz/${product.slug}/${part}`);
}
