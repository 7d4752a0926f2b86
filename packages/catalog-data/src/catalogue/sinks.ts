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
        'One or two bowls in steel, fireclay, cast iron and granite composite: undermount, drop-in and apron front.',
    },
    {
      path: '/products/sinks/bathroom',
      value: 'bathroom',
      heroPicture: 'scenes/home-bathroom',
      intro: 'Undermount, drop-in, semi-recessed, wall-hung, pedestal and console sinks, with the depth of each.',
    },
    {
      path: '/products/sinks/utility',
      value: 'utility',
      heroPicture: 'scenes/custom-cabinetry',
      intro: 'Deep tubs for laundry rooms, workshops and mudrooms, for washing boots, brushes and dogs.',
    },
    {
      path: '/products/sinks/vessel',
      value: 'vessel',
      heroPicture: 'scenes/home-bathroom',
      intro:
        'Bowls that sit on the counter, in glazed clay, stone, concrete, copper and glass. Plan for a lower counter.',
    },
  ],
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [300, 500, 800],
  heroPicture: 'scenes/home-kitchen',
  intro: `${sinks.length} sinks for kitchens, bathrooms and laundry rooms, plus vessel sinks. Every listing tells you the mounting and the cabinet size.`,
  closingWords: {
    title: 'Which cabinet do you have?',
    text: 'A sink needs to be three inches narrower than the cabinet below it. Tell us the cabinet’s width and the countertop, and we’ll cut the opening in our own shop.',
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
