import {
  availabilityWords,
  describeNextStep,
  isInStock,
  type Availability,
} from '@showroom/catalog-data/catalogue/availability';
import { cachedPage } from '@showroom/web-server/route-rule';
import { loadProduct } from '../catalogue/product/load-product.server.ts';
import { ProductError } from '../catalogue/product/product-error.tsx';
import { productMeta } from '../catalogue/product/product-meta.ts';
import { ProductPage } from '../catalogue/product/product-page.tsx';
import { findCatalogue } from '../catalogue/find-catalogue.server.ts';
import { storeContext } from '../request-context.ts';
import type { Route } from './+types/stock-piece.route';
import { findPiece } from './find-piece.server.ts';
export { keepData as shouldRevalidate } from '../catalogue/product/keep-data.ts';

export const headers = cachedPage();

export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { shelf, left, freeFrom } = await findPiece(store, params);
  const page = loadProduct(await findCatalogue(store), shelf.family, params.slug, shelf.findPicture);
  const { availability, path } = page.product;
  const nextStep = describeNextStep({ availability, piece: { freeFrom, left } });
  return {
    page: { ...page, product: { ...page.product, nextStep } },
    first:
      left > 0
        ? { href: `${path}/reserve`, words: 'Reserve in Showroom', shortWords: 'Reserve' }
        : { href: `${path}/reserve`, words: 'Notify Me', shortWords: 'Notify Me' },
  };
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page;
  return productMeta({ ...args, loaderData: page, opening: page ? `${openingOf(page.product.availability)}: ` : '' });
}

/** The canonical page of a product that is also in the catalogue. */
function openingOf(availability: Availability): string {
  return isInStock(availability) ? 'In stock' : availabilityWords[availability];
}

export default function StockPiece({ loaderData }: Route.ComponentProps) {
  // The key resets the gallery for another piece.
  return <ProductPage key={loaderData.page.product.slug} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />;
}
