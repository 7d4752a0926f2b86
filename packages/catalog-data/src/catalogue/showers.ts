import { showers, showerTypes, type ShowerType } from '../products/showers.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, foundGroup } from './closed-list-group.ts';
import { showerGuide } from './guides/showers.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

/** Types, in the singular. */
const nouns: Readonly<Record<ShowerType, string>> = {
  'Complete Systems': 'Complete shower system',
  'Shower Heads': 'Shower head',
  Valves: 'Shower valve',
  'Body Sprays': 'Body sprays',
};

export const showerDefinition = brandedFamily(productFamilies.showers, {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: showerTypes, valueOf: ({ type }) => type }),
    foundGroup({ id: 'finish', label: 'Finish', items: showers, valueOf: ({ finish }) => finish }),
    foundGroup({ id: 'brand', label: 'Brand', items: showers, valueOf: (shower) => shower.brand }),
  ],
  typeGroup: 'type',
  within: '/products/faucets',
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [250, 500, 1000],
  heroPicture: 'scenes/showers-hero',
  intro: `${showers.length} showers and what belongs in the wall behind them: complete systems, heads, valves and body sprays, each with its flow.`,
  closingWords: {
    title: 'What can your plumbing supply?',
    text: 'The pressure at the meter and the size of the tank decide how many heads run at once. Tell us both before the wall is closed.',
  },
  guide: showerGuide,
  taglineOf: ({ type, finish }) => `${nouns[type]} in ${finish.toLowerCase()}.`,
  search: {
    category: 'Shower Faucets',
    describe: ({ type, finish, brand: maker, description }) => `${type}, ${finish}, ${maker}. ${description}`,
  },
  distance: (shower, other) => (shower.type === other.type ? 0 : 2) + (shower.finish === other.finish ? 0 : 1),
});
