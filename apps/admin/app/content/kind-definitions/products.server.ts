import { formatPrice } from '@showroom/catalog-data/price';
import { inStockProducts, type InStockProduct } from '@showroom/store/admin';
import { stockStatusOf } from '@showroom/store/rules';
import type { BadgeTone } from '@showroom/ui/badge';
import { labelOf } from './kind-list.ts';
import { stockOptions } from './products.ts';
import type { StoredKind } from './stored-kind.server.ts';

const stockTones: Readonly<Record<string, BadgeTone>> = {
  'in-stock': 'success',
  'low-stock': 'warning',
  'out-of-stock': 'danger',
};

export const storedProducts: StoredKind<InStockProduct> = {
  kind: inStockProducts,
  detailOf: ({ category }) => category,
  toCard: ({ fields: product }, { pictures }) => {
    const status = stockStatusOf(product);
    return {
      title: product.name,
      picture: pictures.findForList(product.pictures[0]),
      category: product.category,
      facts: `${formatPrice(product.priceCents)} · ${product.quantity} in stock`,
      status: { label: labelOf(stockOptions, status), tone: stockTones[status] ?? 'neutral' },
      isFeatured: product.isFeatured,
      tags: product.specifications.map(({ value }) => value),
    };
  },
};
