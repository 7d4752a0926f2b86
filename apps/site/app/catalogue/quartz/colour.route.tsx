import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { cachedPage } from '@showroom/web-server/route-rule';
import { loadProduct } from '../product/load-product.server.ts';
import { ProductError } from '../product/product-error.tsx';
import { ProductFrame } from '../product/product-frame.tsx';
import { productMeta } from '../product/product-meta.ts';
import type { Route } from './+types/colour.route';
import { ColourCard } from './colour-card.tsx';
import { CompactColour } from './compact-colour.tsx';
import { RichColour } from './rich-colour.tsx';
export { keepData as shouldRevalidate } from '../product/keep-data.ts';

export const headers = cachedPage();

export function loader({ params }: Route.LoaderArgs) {
  const page = loadProduct(catalogue.quartz, params.slug);
  return {
    ...page,
    layout: findQuartzColour(params.slug)?.layout ?? 'rich',
  };
}

export function meta(args: Route.MetaArgs) {
  return productMeta(args);
}

/** The page of a colour, in one of two arrangements. */
export default function Colour({ loaderData: page }: Route.ComponentProps) {
  const Layout = page.layout === 'compact' ? CompactColour : RichColour;
  return (
    <ProductFrame page={page} cardAs={ColourCard}>
      {/* The key gives each colour a gallery of its own, which starts at its first picture. */}
      <Layout key={page.product.slug} page={page} />
    </ProductFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} as={ColourCard} />;
}
