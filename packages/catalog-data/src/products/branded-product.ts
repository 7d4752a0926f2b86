import type { PriceUnit } from '../price.ts';
import type { BrandedFamily, ProductBase, SpecificationRow } from './product-base.ts';

/** A ready-made product with a brand and price. Families add fields of their own, with dimensions. */
export type BrandedProduct<Family extends BrandedFamily = BrandedFamily> = ProductBase<Family> & {
  readonly brand: string;
  /** In Canadian cents; null for a price on request. */
  readonly priceCents: number | null;
  /** The unit of the price, if it isn't for the whole product. */
  readonly priceUnit?: PriceUnit;
  /** From 0 to 5, with one decimal. Shown only if there are reviews: see `shownRating`. */
  readonly rating: number;
  /** How many reviews the rating is from. Default: none. */
  readonly reviewCount?: number;
  /** Rows of the specification plate, besides dimensions and material. */
  readonly specifications: readonly SpecificationRow[];
  readonly description: string;
  /** Views that the studio renders, the card's first: `front` is `<family>/<slug>/front`. */
  readonly views: readonly [ProductView, ...ProductView[]];
};

export type ShownRating = { readonly value: number; readonly reviewCount: number };

/** Returns a product's rating; null without reviews. */
export function shownRating({
  rating,
  reviewCount = 0,
}: Pick<BrandedProduct, 'rating' | 'reviewCount'>): ShownRating | null {
  return reviewCount > 0 ? { value: rating, reviewCount } : null;
}

/**
 * What a picture of a product shows: from the front, from a corner (`angle`), close up (`detail`), from `above`, from the `side`, with its
 * doors or drawers `open`, its lamp `lit` or `unlit`, its water `running`, its spray `pulled-out`, or in a furnished `room`.
 */
export type ProductView =
  | 'front'
  | 'angle'
  | 'detail'
  | 'above'
  | 'side'
  | 'open'
  | 'lit'
  | 'unlit'
  | 'running'
  | 'pulled-out'
  | 'room';

/** Names of a product's picture records, the card's first. */
export function productPictureNames({
  family,
  slug,
  views,
}: Pick<BrandedProduct, 'family' | 'slug' | 'views'>): readonly [string, ...string[]] {
  const [first, ...others] = views;
  return [`${family}/${slug}/${first}`, ...others.map((view) => `${family}/${slug}/${view}`)];
}
