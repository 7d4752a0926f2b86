import { useSearchParams } from 'react-router-dom';
import { withFinish } from '../../leads/quote-href.ts';
import { findFinish } from './finish.ts';
import type { ProductPageFacts } from './load-product.server.ts';

/** The chosen finish, with its picture first and a quote for it. Read from the URL, because the page's data has all finishes. */
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
