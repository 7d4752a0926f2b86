import type { ReactNode } from 'react';
import type { ProductPageFacts } from './load-product.server.ts';
import { Neighbours } from './neighbours.tsx';
import type { FirstAction } from './product-actions.tsx';
import { RelatedProducts } from './related-products.tsx';
import { StickyQuoteBar } from './sticky-quote-bar.tsx';

export interface ProductFrameProps {
  readonly page: ProductPageFacts;
  readonly first?: FirstAction | undefined;
  readonly children: ReactNode;
}

/** Follows a product on its page: neighbours, related products and the quote bar. */
export function ProductFrame({ page, first, children }: ProductFrameProps) {
  const { product, noun } = page;
  return (
    <>
      {children}
      <Neighbours label={`On to the next ${noun.one}`} page={page} className="page-width mt-12 flex md:hidden" />
      {page.fitting && <RelatedProducts {...page.fitting} />}
      <RelatedProducts title={`Related ${noun.many}`} cards={page.related} />
      <StickyQuoteBar
        label={product.name}
        {...(first
          ? { href: first.href, words: first.shortWords, name: `${first.shortWords}: ${product.name}` }
          : { href: product.quoteHref, words: 'Get a Quote', name: `Get a Quote for ${product.name}` })}
      />
    </>
  );
}
