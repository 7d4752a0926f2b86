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
  heroPicture: 'scenes/bathroom-faucets-hero',
  intro: `${bathroomFaucets.length} bathroom faucets: single-hole, centerset, widespread and wall-mounted.`,
  closingWords: {
    title: 'Which holes does your sink have?',
    text: 'One hole, three on 4″ centres or three on 8″: your sink decides. Tell us which it has and how deep it is, and we’ll suggest faucets that fill it without splashing.',
  },
  guide: bathroomFaucetGuide,
  promotion: {
    path: '/products/faucets/shower',
    title: 'Shower Faucets',
    text: 'Systems, heads, valves and body sprays in the same finishes as your sink faucet, so every metal in the room matches.',
    action: 'Shop Shower Faucets',
    typeLabel: 'Shower',
    pictureName: 'showers/superior-basalt-shower-system-black/front',
  },
  titleOf: ({ name }) => `${name} Faucet`,
  taglineOf: ({ type, finish }) => `${type} sink faucet in ${finish.toLowerCase()}.`,
  search: {
    category: 'Bathroom Faucets',
    describe: ({ type, finish, brand: maker, description }) => `${type}, ${finish}, ${maker}. ${description}`,
  },
  distance: (faucet, other) => (faucet.type === other.type ? 0 : 2) + (faucet.finish === other.finish ? 0 : 1),
});
