import type { CatalogueItem } from '@showroom/catalog-data/catalogue/stock-piece';
import { findProduct } from '@showroom/catalog-data/catalogue/product-families';
import { drawProduct } from '@showroom/dimension-drawings/draw-product';
import { renderDrawings, type RenderedDrawing } from '@showroom/dimension-drawings/render-drawings';

interface DrawnProduct {
  readonly family: CatalogueItem['family'];
  readonly slug: string;
}

export interface NamedDrawing {
  readonly slug: string;
  readonly views: RenderedDrawing;
}

/** The products’ drawings at one scale, without those that have none. */
export function drawProducts(products: readonly DrawnProduct[]): readonly NamedDrawing[] {
  const found = products.flatMap(({ family, slug }) => {
    const product = family === 'in-stock' ? undefined : findProduct(family, slug);
    const drawing = product && drawProduct(product);
    return drawing ? { slug, drawing } : [];
  });
  const rendered = renderDrawings(
    found.map(({ drawing }) => drawing),
    (at) => `drawing-${at}`,
  );
  return found.map(({ slug }, at) => ({ slug, views: rendered[at] ?? [] }));
}
