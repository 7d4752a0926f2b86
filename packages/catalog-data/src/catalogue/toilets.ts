import { upperFirst } from '../first-letter.ts';
import { toiletColours, toilets, toiletTypes } from '../products/toilets.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { toiletGuide } from './guides/toilets.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const toiletDefinition = brandedFamily(productFamilies.toilets, {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: toiletTypes, valueOf: ({ type }) => type }),
    closedListGroup({ id: 'colour', label: 'Colour', values: toiletColours, valueOf: ({ colour }) => colour }),
  ],
  typeGroup: 'type',
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [500, 1000],
  heroPicture: 'scenes/toilets-hero',
  intro: `${toilets.length} toilets, one-piece, two-piece and wall-hung, with the rough-in and litres per flush of each.`,
  closingWords: {
    title: 'Which one fits your floor?',
    text: 'Measure from the wall to the bolts. With that number we can tell you which ones fit where your old one was.',
  },
  guide: toiletGuide,
  titleOf: ({ name }) => `${name} Toilet`,
  taglineOf: ({ type, colour }) => `${upperFirst(type.toLowerCase())} toilet in ${colour.toLowerCase()}.`,
  search: {
    category: 'Toilets',
    describe: ({ type, brand: maker, description }) => `${type}, ${maker}. ${description}`,
  },
  distance: (toilet, other) => (toilet.type === other.type ? 0 : 2) + (toilet.colour === other.colour ? 0 : 1),
});
