import { nextSteps } from '@showroom/catalog-data/catalogue/availability';
import { cachedPage } from '@showroom/web-server/route-rule';
import { loadProduct } from '../catalogue/product/load-product.server.ts';
import { ProductError } from '../catalogue/product/product-error.tsx';
import { productMeta } from '../catalogue/product/product-meta.ts';
import { ProductPage } from '../catalogue/product/product-page.tsx';
import { storeContext } from '../request-context.ts';
import type { Route } from './+types/stock-piece.route';
import { findPiece } from './find-piece.server.ts';
export { keepData as shouldRevalidate } from '../catalogue/product/keep-data.ts';

export const headers = cachedPage();

/** A piece of the showroom as it is at this moment, and the way to reserve one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shelf, left, freeFrom } = await findPiece(request, context.get(storeContext), params);
  const page = loadProduct(request, shelf.family, params.slug, shelf.findPicture);
  const { availability, path } = page.product;
  return {
    page,
    nextStep: describeNextStep(left, freeFrom) ?? nextSteps[availability],
    first: { href: `${path}/reserve`, words: left > 0 ? 'Reserve in Showroom' : 'Tell Me When There Is One' },
  };
}

/** What can be had in figures and days, where the showroom knows them. */
function describeNextStep(left: number, freeFrom: string | null): string | undefined {
  if (left > 0) return `${left === 1 ? 'One' : left} left. Ready to ship, or to be seen in the showroom.`;
  return freeFrom === null ? undefined : `The last one is set aside for somebody until ${freeFrom}.`;
}

export function meta(args: Route.MetaArgs) {
  return productMeta({ ...args, loaderData: args.loaderData?.page, opening: 'In stock: ' });
}

export default function StockPiece({ loaderData }: Route.ComponentProps) {
  // The key gives each piece a gallery of its own, which starts at its first picture.
  return <ProductPage key={loaderData.page.product.slug} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />;
}
