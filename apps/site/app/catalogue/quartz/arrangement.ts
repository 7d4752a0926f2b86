import type { ProductPageFacts } from '../product/load-product.server.ts';

/** What both arrangements of a colour's page are given. */
export interface ArrangementProps {
  readonly page: ProductPageFacts;
}
