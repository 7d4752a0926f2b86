import { bathroomFaucets, bathroomFaucetTypes } from '../products/bathroom-faucets.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, foundGroup } from './closed-list-group.ts';
import { bathroomFaucetGuide } from './guides/bathroom-faucets.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const bathroomFaucetDefinition = brandedFamily(productFamilies['bathroom-faucets'], {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: bathroomFaucetTypes, valueOf: ({ type }) => type }),
    foundGroup({ id: 'finish', label: 'Finish', items: bathroomFaucets, valueOf: ({ finish }) => finish }),
    foundGroup({ id: 'brand', label: 'Brand', items: bathroomFaucets, valueOf: (faucet) => faucet.brand }),
  ],
  typeGroup: 'type',
  within: '/products/faucets',
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [250, 350],
  heroPicture: 'scenes/home-bathroom',
  intro: `${bathroomFaucets.length} faucets for a basin: in three holes or in one, close together or eight inches apart, or out of the wall.`,
  closingWords: {
    title: 'Which holes has the basin?',
    text: 'One hole, three at four inches or three at eight: the basin decides. Tell us which it is and how deep, and we name those that fill it without splashing.',
  },
  guide: bathroomFaucetGuide,
  promotion: {
    path: '/products/faucets/shower',
    title: 'Shower Faucets',
    text: 'Systems, heads, valves and body sprays in the finishes of your basin faucet, so that the metal in the room is one.',
    action: 'Shop Shower Faucets',
    typeLabel: 'Shower',
    pictureName: 'showers/superior-basalt-shower-system-black/front',
  },
  titleOf: ({ name }) => `${name} Faucet`,
  taglineOf: ({ type, finish }) => `${type} basin faucet in ${finish.toLowerCase()}.`,
  search: {
    category: 'Bathroom Faucets',
    describe: ({ type, finish, brand: maker, description }) => `${type}, ${finish}, ${maker}. ${description}`,
  },
  distance: (faucet, other) => (faucet.type === other.type ? 0 : 2) + (faucet.finish === other.finish ? 0 : 1),
});
