import type { Product } from '@showroom/catalog-data/products/product';
import type { Drawing, View } from './drawing.ts';
import { drawCabinet } from './families/cabinets.ts';
import { drawClosetSystem } from './families/closet-systems.ts';
import { drawFaucet } from './families/faucets.ts';
import { drawFlooring } from './families/flooring.ts';
import { drawLight } from './families/lighting.ts';
import { drawMirror } from './families/mirrors.ts';
import { drawShower } from './families/showers.ts';
import { drawSink } from './families/sinks.ts';
import { drawToilet } from './families/toilets.ts';
import { drawVanity } from './families/vanities.ts';

/** A product’s drawing with dimensions; undefined for a family without drawings. */
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
    case 'sinks':
      return drawSink(product);
    case 'kitchen-faucets':
    case 'bathroom-faucets':
      return drawFaucet(product);
    case 'showers':
      return drawShower(product);
    case 'mirrors':
      return drawMirror(product);
    case 'lighting':
      return drawLight(product);
    case 'flooring':
      return drawFlooring(product);
    case 'toilets':
      return drawToilet(product);
    case 'closet-systems':
      return drawClosetSystem(product);
    case 'quartz':
      return undefined;
  }
}
