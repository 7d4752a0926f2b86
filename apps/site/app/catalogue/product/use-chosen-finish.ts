import { useSearchParams } from 'react-router-dom';
import { withFinish } from '../../leads/quote-href.ts';
import { findFinish } from './finish.ts';
import type { ProductPageFacts } from './load-product.server.ts';

/**
 * The finish that the address names, and the page with it: its picture first, and the way to a quote for it. It is read from
 * the address here, as the page's data is the same for every finish and is not loaded again.
 */
export function useChosenFinish<Page extends Pick<ProductPageFacts, 'product'>>(page: Page) {
  const [asked] = useSearchParams();
  const { product } = page;
  const chosen = findFinish(product.finishes, asked);
  if (chosen === null) return { page, chosen };
  const pictures = chosen.picture ? [chosen.picture, ...product.pictures] : product.pictures;
  return {
    page: { ...page, product: { ...product, pictures, quoteHref: withFinish(product.quoteHref, chosen) } },
    chosen,
  };
}
