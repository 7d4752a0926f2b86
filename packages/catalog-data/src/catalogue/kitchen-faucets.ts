import { kitchenFaucets, kitchenFaucetTypes } from '../products/kitchen-faucets.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, foundGroup } from './closed-list-group.ts';
import { kitchenFaucetGuide } from './guides/kitchen-faucets.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { popularity, priceUp, priceDown, rating, brand } = brandedSorts;

export const kitchenFaucetDefinition = brandedFamily(productFamilies['kitchen-faucets'], {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: kitchenFaucetTypes, valueOf: ({ type }) => type }),
    foundGroup({ id: 'finish', label: 'Finish', items: kitchenFaucets, valueOf: ({ finish }) => finish }),
    foundGroup({ id: 'brand', label: 'Brand', items: kitchenFaucets, valueOf: (faucet) => faucet.brand }),
  ],
  typeGroup: 'type',
  within: '/products/faucets',
  sorts: [popularity, priceUp, priceDown, rating, brand],
  priceSteps: [350, 450],
  heroPicture: 'scenes/home-kitchen',
  intro: `${kitchenFaucets.length} faucets for the sink where most of a day's work is done: pull-down, pull-out, one handle or two, and two that a restaurant would recognise.`,
  closingWords: {
    title: 'How many holes has the counter?',
    text: 'Count them, and measure from the middle of the tap hole to the wall. With those two figures we say which of these fit without a new top.',
  },
  guide: kitchenFaucetGuide,
  titleOf: ({ name }) => `${name} Faucet`,
  taglineOf: ({ type, finish }) => `${type} kitchen faucet in ${finish.toLowerCase()}.`,
  search: {
    category: 'Kitchen Faucets',
    describe: ({ type, finish, brand: maker, description }) => `${type}, ${finish}, ${maker}. ${description}`,
  },
  distance: (faucet, other) => (faucet.type === other.type ? 0 : 2) + (faucet.finish === other.finish ? 0 : 1),
});
