import { lowerFirst } from '../first-letter.ts';
import { sinks, sinkTypes, type SinkType } from '../products/sinks.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, foundGroup } from './closed-list-group.ts';
import { findFaucetsFor } from './fitting.ts';
import { sinkGuide } from './guides/sinks.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

const labels: Readonly<Record<SinkType, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  utility: 'Utility',
  vessel: 'Vessel',
};

export const sinkDefinition = brandedFamily(productFamilies.sinks, {
  groups: [
    closedListGroup({
      id: 'type',
      label: 'Category',
      values: sinkTypes,
      labelOf: (type) => labels[type],
      valueOf: ({ type }) => type,
    }),
    foundGroup({ id: 'mounting', label: 'Mounting', items: sinks, valueOf: ({ mounting }) => mounting }),
    foundGroup({ id: 'brand', label: 'Brand', items: sinks, valueOf: (sink) => sink.brand }),
  ],
  typeGroup: 'type',
  isFeatured: (sink) => sink.isFeatured,
  parts: [
    {
      path: '/products/sinks/kitchen',
      value: 'kitchen',
      heroPicture: 'scenes/home-kitchen',
      intro:
        'For the room where most water runs: one bowl or two in steel, fireclay, cast iron and granite composite, set below the stone, on it or in front of the cabinet.',
    },
    {
      path: '/products/sinks/bathroom',
      value: 'bathroom',
      heroPicture: 'scenes/home-bathroom',
      intro:
        'Basins below the counter, in it and half before it, on the wall, on a pedestal and on legs, each with the depth that it takes from the room.',
    },
    {
      path: '/products/sinks/utility',
      value: 'utility',
      heroPicture: 'scenes/custom-cabinetry',
      intro:
        'Deep tubs for laundries, workshops and back doors, on legs, on the wall, in a counter and on the floor, where boots, brushes and dogs are washed.',
    },
    {
      path: '/products/sinks/vessel',
      value: 'vessel',
      heroPicture: 'scenes/home-bathroom',
      intro:
        'Bowls that stand on the counter, in glazed clay, stone, concrete, copper and glass. Set the counter lower than you are used to.',
    },
  ],
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [300, 500, 800],
  heroPicture: 'scenes/home-kitchen',
  intro: `${sinks.length} sinks for kitchens, bathrooms and laundries, and vessels that stand on the counter. Each says how it is fixed and the cabinet that it needs.`,
  closingWords: {
    title: 'Which cabinet do you have?',
    text: 'A sink wants three inches less than the cabinet below it. Tell us its width and the stone on top, and we cut the opening in our own shop.',
  },
  guide: sinkGuide,
  taglineOf: ({ mounting, material }) => `${mounting} sink: ${lowerFirst(material)}.`,
  findFitting: findFaucetsFor,
  search: {
    category: 'Sinks',
    describe: ({ type, mounting, brand: maker, material, description }) =>
      `${labels[type]}, ${mounting}, ${maker}, ${material}. ${description}`,
  },
  distance: (sink, other) => (sink.type === other.type ? 0 : 2) + (sink.mounting === other.mounting ? 0 : 1),
});
