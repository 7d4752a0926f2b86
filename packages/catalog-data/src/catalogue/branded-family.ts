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

/** Counts the available products: ", 28 in stock" or, if there are none, ", 8 made to order". Empty if none is available. */
function countHad({ inStock, toOrder }: Pick<ListCounts, 'inStock' | 'toOrder'>, family: string): string {
  if (inStock > 0) return `, ${inStock} in stock`;
  return toOrder > 0 ? `, ${countToOrder(toOrder, family)}` : '';
}

/** The part of a definition in which families of branded products differ. */
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
  /** The line below the name on a card. Default: the dimensions. */
  readonly cardDetailOf?: (item: Item) => string;
  /** The material on the product's page. Default: the material of its filter. */
  readonly materialOf?: (item: Item) => string;
  /** Names of its pictures, the card's first. Default: its views. */
  readonly pictureNamesOf?: (item: Item) => readonly string[];
  /** Limits of the price bands, in whole dollars. Default: no price filter. */
  readonly priceSteps?: readonly number[];
};

/** Completes the definition of a family of branded products: twelve to a page, a card with price and rating. */
export function brandedFamily<Item extends ProductOf<BrandedFamily>>(
  basics: FamilyBasics<Item>,
  {
    cardDetailOf = formatDimensions,
    materialOf = ({ material }) => material,
    pictureNamesOf = productPictureNames,
    priceSteps,
    ...own
  }: OwnParts<Item>,
): FamilyDefinition<Item> {
  const { one, many } = basics.noun;
  return {
    ...basics,
    cardAction: 'View Details',
    ...own,
    groups: priceSteps === undefined ? own.groups : [...own.groups, priceGroup(basics.products, priceSteps)],
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
    pictureNamesOf,
    quoteLabelOf: ({ name }) => name,
  };
}
