import type { PriceUnit } from '../price.ts';
import type { BrandedFamily, ProductBase, SpecificationRow } from './product-base.ts';

/** What is sold ready made, under a brand and at a price; a family adds what is particular to it, with its measures. */
export type BrandedProduct<Family extends BrandedFamily = BrandedFamily> = ProductBase<Family> & {
  readonly brand: string;
  /** Canadian cents, whole; null where it is told on request. Words for the eye: `formatPrice`. */
  readonly priceCents: number | null;
  /** What the price buys, where that is not the whole product. */
  readonly priceUnit?: PriceUnit;
  /** 0 to 5, one decimal. Shown only with the reviews that it comes from: see `shownRating`. */
  readonly rating: number;
  /** How many customers' reviews the rating comes from. Default: none. */
  readonly reviewCount?: number;
  /** Rows of the specification plate, beside dimensions and material. */
  readonly specifications: readonly SpecificationRow[];
  /** One or two sentences about this very product. */
  readonly description: string;
  /** Views the studio draws, the first for cards: `front` is `<family>/<slug>/front`. */
  readonly views: readonly [ProductView, ...ProductView[]];
};

/** A rating that may be shown, and how many reviews it comes from. */
export type ShownRating = { readonly value: number; readonly reviewCount: number };

/** The rating of a product, as far as there are reviews behind it; null where there are none. */
export function shownRating({
  rating,
  reviewCount = 0,
}: Pick<BrandedProduct, 'rating' | 'reviewCount'>): ShownRating | null {
  return reviewCount > 0 ? { value: rating, reviewCount } : null;
}

export type ProductView = 'front' | 'angle' | 'detail';

/** Names of a product's pictures, the card's first: for `findPictures` and the studio. */
export function productPictureNames({
  family,
  slug,
  views,
}: Pick<BrandedProduct, 'family' | 'slug' | 'views'>): readonly [string, ...string[]] {
  const [first, ...others] = views;
  return [`${family}/${slug}/${first}`, ...others.map((view) => `${family}/${slug}/${view}`)];
}
