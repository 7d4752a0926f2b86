import { toiletColours, toiletTypes } from '../products/toilets.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const toiletDefinition = brandedFamily(productFamilies.toilets, {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: toiletTypes, valueOf: ({ type }) => type }),
    closedListGroup({ id: 'colour', label: 'Colour', values: toiletColours, valueOf: ({ colour }) => colour }),
  ],
  tabs: 'type',
  sorts: [priceUp, priceDown, brand, rating],
  search: {
    category: 'Toilets',
    describe: ({ type, brand: maker, description }) => `${type}, ${maker}. ${description}`,
  },
  distance: (toilet, other) => (toilet.type === other.type ? 0 : 2) + (toilet.colour === other.colour ? 0 : 1),
});
