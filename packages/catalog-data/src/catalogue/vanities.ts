import { cardFeatureLimit } from '../limits.ts';
import { formatPrice } from '../price.ts';
import { productPictureNames } from '../products/branded-product.ts';
import { formatDimensions } from '../products/dimensions.ts';
import { formatInches } from '../products/inches.ts';
import { vanityBrands, vanityColours, vanitySizes, vanityStyles, type Vanity } from '../products/vanities.ts';
import { closedListGroup } from './closed-list-group.ts';
import type { FamilyDefinition } from './family-definition.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const vanityDefinition: FamilyDefinition<Vanity> = {
  ...productFamilies.vanities,
  groups: [
    closedListGroup({
      id: 'size',
      label: 'Size',
      values: vanitySizes,
      labelOf: formatInches,
      valueOf: ({ widthIn }) => widthIn,
    }),
    closedListGroup({ id: 'colour', label: 'Colour', values: vanityColours, valueOf: ({ colour }) => colour }),
    closedListGroup({ id: 'brand', label: 'Brand', values: vanityBrands, valueOf: (vanity) => vanity.brand }),
    closedListGroup({ id: 'style', label: 'Style', values: vanityStyles, valueOf: ({ style }) => style }),
    closedListGroup({
      id: 'sinks',
      label: 'Sinks',
      values: [1, 2] as const,
      labelOf: (sinks) => (sinks === 1 ? 'Single Sink' : 'Double Sink'),
      valueOf: ({ sinks }) => sinks,
    }),
  ],
  sorts: [
    priceUp,
    priceDown,
    { value: 'size', label: 'Size', compare: (a, b) => a.widthIn - b.widthIn },
    brand,
    rating,
  ],
  pageSize: 12,
  countText: (found, isFiltered) =>
    `${found} ${found === 1 ? 'vanity' : 'vanities'} available${isFiltered ? ' (filtered)' : ''}`,
  nameOf: ({ name }) => name,
  cardOf: (vanity) => ({
    eyebrow: vanity.brand,
    detail: formatDimensions(vanity),
    features: vanity.features.slice(0, cardFeatureLimit),
    price: formatPrice(vanity.priceCents),
    rating: vanity.rating,
  }),
  descriptionOf: ({ description }) => [description],
  specificationsOf: (vanity) => [
    { label: 'Dimensions', value: formatDimensions(vanity) },
    { label: 'Material', value: vanity.material },
    ...vanity.specifications,
  ],
  pictureNamesOf: productPictureNames,
  quoteLabelOf: ({ name }) => name,
  search: {
    category: 'Vanities',
    describe: ({ colour, style, brand: maker, description }) => `${maker}, ${style}, ${colour}. ${description}`,
  },
  // Style before colour, colour before width.
  distance: (vanity, other) =>
    (vanity.style === other.style ? 0 : 2) +
    (vanity.colour === other.colour ? 0 : 1) +
    Math.abs(vanity.widthIn - other.widthIn) / 100,
};
