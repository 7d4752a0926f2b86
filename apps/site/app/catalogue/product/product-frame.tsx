import type { ReactNode } from 'react';
import type { CardGridProps } from '../cards/card-grid.tsx';
import type { ProductPageFacts } from './load-product.server.ts';
import { Neighbours } from './neighbours.tsx';
import { RelatedProducts } from './related-products.tsx';
import { StickyQuoteBar } from './sticky-quote-bar.tsx';

export interface ProductFrameProps {
  readonly page: ProductPageFacts;
  /** What draws a related product. */
  readonly cardAs: CardGridProps['as'];
  /** The product itself. */
  readonly children: ReactNode;
}

/** What follows a product on its page, whatever its family: the next one, others like it, and the way to a quote. */
export function ProductFrame({ page, cardAs, children }: ProductFrameProps) {
  const { product, noun } = page;
  return (
    <>
      {children}
      <Neighbours label={`On to the next ${noun.one}`} page={page} className="page-width mt-12 flex md:hidden" />
      {page.fitting && <RelatedProducts {...page.fitting} as={cardAs} />}
      <RelatedProducts title={`Related ${noun.many}`} cards={page.related} as={cardAs} />
      <StickyQuoteBar label={product.name} quoteHref={product.quoteHref} />
    </>
  );
}
