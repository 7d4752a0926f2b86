import type { CatalogueItem } from '@showroom/catalog-data/catalogue/stock-piece';
import { findProduct } from '@showroom/catalog-data/catalogue/product-families';
import { drawProduct } from '@showroom/dimension-drawings/draw-product';
import { renderDrawings, type RenderedDrawing } from '@showroom/dimension-drawings/render-drawings';

/** Products of the catalogue as their pages know them. */
interface DrawnProduct {
  readonly family: CatalogueItem['family'];
  readonly slug: string;
}

export interface NamedDrawing {
  readonly slug: string;
  readonly views: RenderedDrawing;
}

/** The drawings of products, all at one scale. A product without a drawing is left out. */
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
