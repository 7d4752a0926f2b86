import type { ReactNode } from 'react';
import type { ProductPageFacts } from './load-product.server.ts';
import { Neighbours } from './neighbours.tsx';
import { RelatedProducts } from './related-products.tsx';
import { StickyQuoteBar } from './sticky-quote-bar.tsx';

export interface ProductFrameProps {
  readonly page: ProductPageFacts;
  /** The product itself. */
  readonly children: ReactNode;
}

/** What follows a product on its page, whatever its family: the next one, others like it, and the way to a quote. */
export function ProductFrame({ page, children }: ProductFrameProps) {
  const { product, noun } = page;
  return (
    <>
      {children}
      <Neighbours label={`On to the next ${noun.one}`} page={page} className="page-width mt-12 flex md:hidden" />
      {page.fitting && <RelatedProducts {...page.fitting} />}
      <RelatedProducts title={`Related ${noun.many}`} cards={page.related} />
      <StickyQuoteBar label={product.name} quoteHref={product.quoteHref} />
    </>
  );
}
