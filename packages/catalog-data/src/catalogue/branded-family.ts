import { formatPrice } from '../price.ts';
import { productPictureNames, shownRating } from '../products/branded-product.ts';
import { formatDimensions } from '../products/dimensions.ts';
import type { BrandedFamily } from '../products/product-base.ts';
import type { ProductOf } from '../products/product.ts';
import { countToOrder } from './availability.ts';
import type { FamilyDefinition, ListCounts } from './family-definition.ts';
import { priceGroup } from './price-group.ts';
import { brandedSorts } from './sort.ts';
import type { FamilyBasics } from './product-families.ts';

/** How many of a list can be had, and how: ", 28 in stock", or where none is, ", 8 made to order". Empty where none can. */
function countHad({ inStock, toOrder }: Pick<ListCounts, 'inStock' | 'toOrder'>, family: string): string {
  if (inStock > 0) return `, ${inStock} in stock`;
  return toOrder > 0 ? `, ${countToOrder(toOrder, family)}` : '';
}

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
  | 'titleOf'
  | 'taglineOf'
  | 'cardAction'
  | 'findPart'
  | 'findFitting'
  | 'finishesOf'
  | 'hasSamples'
> & {
  /** What a card says below the name. Default: what the product measures. */
  readonly cardDetailOf?: (item: Item) => string;
  /** What it is made of, as its page says it. Default: the material that its list is filtered by. */
  readonly materialOf?: (item: Item) => string;
  /** The whole dollars at which the bands of its filter by price meet. Default: it has no such filter. */
  readonly priceSteps?: readonly number[];
};

/** The definition of a family that is sold under brands: twelve to a page, a card with price and rating. */
export function brandedFamily<Item extends ProductOf<BrandedFamily>>(
  basics: FamilyBasics<Item>,
  { cardDetailOf = formatDimensions, materialOf = ({ material }) => material, priceSteps, ...own }: OwnParts<Item>,
): FamilyDefinition<Item> {
  const { one, many } = basics.noun;
  return {
    ...basics,
    cardAction: 'View Details',
    ...own,
    groups: priceSteps === undefined ? own.groups : [...own.groups, priceGroup(basics.products, priceSteps)],
    // Without reviews there is nothing to sort by.
    sorts: basics.products.some((product) => shownRating(product) !== null)
      ? own.sorts
      : own.sorts.filter(({ value }) => value !== brandedSorts.rating.value),
    pageSize: 12,
    countText: (found, isFiltered, counts) =>
      `${found} ${found === 1 ? one : many}${countHad(counts, basics.family)}${isFiltered ? ' (filtered)' : ''}`,
    emptyWords: { title: `No ${many} found`, text: 'Try adjusting your filters.' },
    nameOf: ({ name }) => name,
    cardOf: (product) => ({
      eyebrow: product.brand,
      detail: cardDetailOf(product),
      features: [],
      price: formatPrice(product.priceCents, product.priceUnit),
      rating: shownRating(product),
    }),
    descriptionOf: ({ description }) => [description],
    specificationsOf: (product) => [
      { label: 'Dimensions', value: formatDimensions(product) },
      { label: 'Material', value: materialOf(product) },
      ...product.specifications,
    ],
    pictureNamesOf: productPictureNames,
    quoteLabelOf: ({ name }) => name,
  };
}
