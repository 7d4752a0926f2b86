import { CardGrid, type CardGridProps } from '../cards/card-grid.tsx';
import type { ProductPageFacts } from './load-product.server.ts';

export interface RelatedProductsProps extends Pick<CardGridProps, 'as'> {
  readonly page: Pick<ProductPageFacts, 'related' | 'noun'>;
}

/** Products like this one, for a visitor who is nearly there. */
export function RelatedProducts({ page, as }: RelatedProductsProps) {
  return (
    <section className="page-width mt-24 print:hidden" aria-labelledby="related">
      <h2 id="related" className="font-serif text-heading">
        {`Related ${page.noun.many}`}
      </h2>
      <CardGrid
        cards={page.related}
        as={as}
        sizes="(min-width: 40rem) 30vw, 92vw"
        className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-3"
      />
    </section>
  );
}
