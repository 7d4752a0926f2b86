import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { cachedPage } from '@showroom/web-server/route-rule';
import { storeContext } from '../../request-context.ts';
import { ProductError } from '../product/product-error.tsx';
import { ProductFrame } from '../product/product-frame.tsx';
import { productMeta } from '../product/product-meta.ts';
import type { Route } from './+types/colour.route';
import { CompactColour } from './compact-colour.tsx';
import { loadColour } from './load-colour.server.ts';
import { RichColour } from './rich-colour.tsx';
export { keepData as shouldRevalidate } from '../product/keep-data.ts';

export const headers = cachedPage(catalogue.quartz.normaliseSearch);

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadColour(request, context.get(storeContext), params.slug);
}

export function meta(args: Route.MetaArgs) {
  return productMeta(args);
}

/** The page of a colour, in one of two layouts. */
export default function Colour({ loaderData: page }: Route.ComponentProps) {
  const Layout = page.layout === 'compact' ? CompactColour : RichColour;
  return (
    <ProductFrame page={page}>
      {/* The key resets the gallery for another colour. */}
      <Layout key={page.product.slug} page={page} />
    </ProductFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />;
}
