import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import { withFinish } from '../../leads/quote-href.ts';
import { storeContext } from '../../request-context.ts';
import { findCatalogue } from '../find-catalogue.server.ts';
import type { Route } from './+types/product.route';
import { findFinish } from './finish.ts';
import { loadProduct } from './load-product.server.ts';
import { ProductError } from './product-error.tsx';
import { productMeta } from './product-meta.ts';
import { ProductPage } from './product-page.tsx';
export { keepData as shouldRevalidate } from './keep-data.ts';

export const headers = cachedPage((asked, pattern) => {
  const { finishValues } = familyOfRoute(pattern);
  return withFinish(
    '',
    findFinish(
      finishValues.map((value) => ({ value })),
      asked,
    ),
  );
});

/** The page of any family without parts of its own; the route's path names the family. */
export async function loader({ context, params, pattern }: Route.LoaderArgs) {
  const catalogue = await findCatalogue(context.get(storeContext));
  return { page: loadProduct(catalogue, catalogue.familyOfRoute(pattern), params.slug) };
}

export function meta(args: Route.MetaArgs) {
  return productMeta({ ...args, loaderData: args.loaderData?.page });
}

export default function Product({ loaderData }: Route.ComponentProps) {
  // The key resets the gallery for another product.
  return <ProductPage key={loaderData.page.product.slug} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />;
}
