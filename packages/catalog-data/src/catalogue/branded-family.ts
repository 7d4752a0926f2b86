import { formatPrice } from '../price.ts';
import { productPictureNames } from '../products/branded-product.ts';
import { formatDimensions } from '../products/dimensions.ts';
import type { BrandedFamily } from '../products/product-base.ts';
import type { ProductOf } from '../products/product.ts';
import type { FamilyDefinition } from './family-definition.ts';
import type { FamilyBasics } from './product-families.ts';

/** What a family that is sold under brands says of itself; the rest is alike in all of them. */
type OwnParts<Item extends ProductOf<BrandedFamily>> = Pick<
  FamilyDefinition<Item>,
  | 'groups'
  | 'typeGroup'
  | 'parts'
  | 'partsTitle'
  | 'textsOf'
  | 'isFeatured'
  | 'promotion'
  | 'within'
  | 'listPath'
  | 'backWords'
  | 'sorts'
  | 'search'
  | 'distance'
  | 'heroPicture'
  | 'intro'
  | 'closingWords'
  | 'guide'
  | 'taglineOf'
  | 'cardAction'
  | 'findPart'
  | 'findFitting'
  | 'hasSamples'
> & {
  /** What a card says below the name. Default: what the product measures. */
  readonly cardDetailOf?: (item: Item) => string;
};

/** The definition of a family that is sold under brands: twelve to a page, a card with price and rating. */
export function brandedFamily<Item extends ProductOf<BrandedFamily>>(
  basics: FamilyBasics<Item>,
  { cardDetailOf = formatDimensions, ...own }: OwnParts<Item>,
): FamilyDefinition<Item> {
  const { one, many } = basics.noun;
  return {
    ...basics,
    cardAction: 'Choose Options',
    ...own,
    pageSize: 12,
    countText: (found, isFiltered) =>
      `${found} ${found === 1 ? one : many} available${isFiltered ? ' (filtered)' : ''}`,
    emptyWords: { title: `No ${many} found`, text: 'Try adjusting your filters.' },
    nameOf: ({ name }) => name,
    cardOf: (product) => ({
      eyebrow: product.brand,
      detail: cardDetailOf(product),
      features: [],
      price: formatPrice(product.priceCents, product.priceUnit),
      rating: product.rating,
    }),
    descriptionOf: ({ description }) => [description],
    specificationsOf: (product) => [
      { label: 'Dimensions', value: formatDimensions(product) },
      { label: 'Material', value: product.material },
      ...product.specifications,
    ],
    pictureNamesOf: productPictureNames,
    quoteLabelOf: ({ name }) => name,
  };
}
