import type { Product } from '@showroom/catalog-data/products/product';
import type { Drawing, View } from './drawing.ts';
import { drawCabinet } from './families/cabinets.ts';
import { drawClosetSystem } from './families/closet-systems.ts';
import { drawToilet } from './families/toilets.ts';
import { drawVanity } from './families/vanities.ts';

/** The drawing of a product with its dimensions, from the figures of its row; undefined in a family that has none. */
export function drawProduct(product: Product): Drawing | undefined {
  const views = drawViews(product);
  return views && { title: product.name, views };
}

function drawViews(product: Product): readonly View[] | undefined {
  switch (product.family) {
    case 'vanities':
      return drawVanity(product);
    case 'cabinets':
      return drawCabinet(product);
    case 'toilets':
      return drawToilet(product);
    case 'closet-systems':
      return drawClosetSystem(product);
    default:
      return undefined;
  }
}
