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
  intro: `${kitchenFaucets.length} kitchen faucets: pull-down, pull-out, single or double handle, and two restaurant-style ones.`,
  closingWords: {
    title: 'How many holes does your counter have?',
    text: 'Count them, and measure from the centre of the faucet hole to the wall. With those two numbers we can tell you which faucets fit without a new countertop.',
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
