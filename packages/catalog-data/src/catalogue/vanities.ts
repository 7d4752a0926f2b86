import { formatInches } from '../products/inches.ts';
import { vanityBrands, vanityColours, vanitySizes, vanityStyles } from '../products/vanities.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const vanityDefinition = brandedFamily(productFamilies.vanities, {
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
  search: {
    category: 'Vanities',
    describe: ({ brand: maker, colour, style, description }) => `${maker}, ${style}, ${colour}. ${description}`,
  },
  // Style before colour, colour before width.
  distance: (vanity, other) =>
    (vanity.style === other.style ? 0 : 2) +
    (vanity.colour === other.colour ? 0 : 1) +
    Math.abs(vanity.widthIn - other.widthIn) / 100,
});
