import { shownRating, type BrandedProduct } from '../products/branded-product.ts';

/** A sort order. `value` is its URL parameter. Equal items keep the order of the catalogue. */
export type Sort<Item> = {
  readonly value: string;
  readonly label: string;
  readonly compare: (a: Item, b: Item) => number;
};

type Priced = Pick<BrandedProduct, 'priceCents'>;

/** Sorts by price. Products without one are last in both directions. */
const byPrice =
  (direction: 1 | -1) =>
  (a: Priced, b: Priced): number => {
    if (a.priceCents === null || b.priceCents === null)
      return Number(a.priceCents === null) - Number(b.priceCents === null);
    return direction * (a.priceCents - b.priceCents);
  };

/** The sorts of branded products, with the labels of the specification. */
export const brandedSorts = {
  /** The order of the catalogue, whose rows begin with what sells most. */
  popularity: { value: 'popularity', label: 'Popularity', compare: () => 0 },
  priceUp: { value: 'price', label: 'Price: Low to High', compare: byPrice(1) },
  priceDown: { value: 'price-down', label: 'Price: High to Low', compare: byPrice(-1) },
  brand: { value: 'brand', label: 'Brand', compare: (a, b) => a.brand.localeCompare(b.brand, 'en') },
  /** Products without reviews are last. */
  rating: {
    value: 'rating',
    label: 'Rating',
    compare: (a, b) => (shownRating(b)?.value ?? -1) - (shownRating(a)?.value ?? -1),
  },
} as const satisfies Readonly<
  Record<string, Sort<Pick<BrandedProduct, 'brand' | 'priceCents' | 'rating' | 'reviewCount'>>>
>;
