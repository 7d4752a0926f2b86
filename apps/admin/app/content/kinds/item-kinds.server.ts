import type { countContent } from '@showroom/store/admin/list-content';
import { inStockProducts } from '@showroom/store/in-stock-products';
import { testimonials } from '@showroom/store/testimonials';
import { works } from '@showroom/store/works';
import type { ItemName } from './item-form.ts';

/** A kind of the store's, whatever its fields are: forms go by their names. */
type AnyKind = Parameters<typeof countContent>[1];

/** What the store calls each kind that has a form. */
export const itemKinds: Readonly<Record<ItemName, AnyKind>> = {
  products: inStockProducts,
  works,
  testimonials,
};
