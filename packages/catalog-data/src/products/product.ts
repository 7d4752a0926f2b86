import type { PriceUnit } from '../price.ts';
import type { SpecificationRow } from '../quartz.ts';

/** A product family, named as the folder of its pictures. */
export type ProductFamily =
  | 'vanities'
  | 'cabinets'
  | 'mirrors'
  | 'sinks'
  | 'kitchen-faucets'
  | 'bathroom-faucets'
  | 'showers'
  | 'toilets'
  | 'lighting'
  | 'flooring'
  | 'closet-systems';

/** What every product of the showroom has; a family adds what is particular to it. Sizes in inches, as sold here. */
export type Product = {
  readonly family: ProductFamily;
  /** Unique in its family; the last part of its address and the folder of its pictures. */
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  /** Canadian cents, whole; null where it is told on request. Words for the eye: `formatPrice`. */
  readonly priceCents: number | null;
  /** What the price buys, where that is not the whole product. */
  readonly priceUnit?: PriceUnit;
  readonly inStock: boolean;
  /** 0 to 5, one decimal. */
  readonly rating: number;
  /** For the eye: `36″ W × 21.5″ D × 34″ H`. */
  readonly dimensions: string;
  readonly material: string;
  /** Bullets of the product's page; cards show the first three. */
  readonly features: readonly string[];
  /** Rows of the specification plate, beside dimensions and material. */
  readonly specifications: readonly SpecificationRow[];
  /** One or two sentences about this very product. */
  readonly description: string;
  /** Views the studio draws, the first for cards: `front` is `<family>/<slug>/front`. */
  readonly views: readonly ProductView[];
};

export type ProductView = 'front' | 'angle' | 'detail';

/** Names of a product's pictures, the card's first: for `findPictures` and the studio. */
export function productPictureNames(product: Pick<Product, 'family' | 'slug' | 'views'>): readonly string[] {
  return product.views.map((view) => `${product.family}/${product.slug}/${view}`);
}
