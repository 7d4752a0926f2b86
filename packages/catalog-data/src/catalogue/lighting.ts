import { lights, lightTones, lightTypes } from '../products/lighting.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, foundGroup, toOptionValue } from './closed-list-group.ts';
import { lightingGuide } from './guides/lighting.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const lightingDefinition = brandedFamily(productFamilies.lighting, {
  groups: [
    closedListGroup({ id: 'type', label: 'Type', values: lightTypes, valueOf: ({ type }) => type }),
    foundGroup({ id: 'brand', label: 'Brand', items: lights, valueOf: (light) => light.brand }),
    {
      id: 'colour',
      label: 'Colour',
      options: lightTones.map((tone) => ({ value: toOptionValue(tone), label: tone })),
      valuesOf: ({ tones }) => tones.map(toOptionValue),
    },
  ],
  typeGroup: 'type',
  sorts: [priceUp, priceDown, brand, rating],
  priceSteps: [300, 500, 800],
  heroPicture: 'scenes/home-kitchen',
  intro: `${lights.length} pendants, wall lights, ceiling lights and lamps, with the lumens and colour temperature of each.`,
  closingWords: {
    title: 'How many, and how high?',
    text: 'Tell us how long the island or how wide the mirror is, and how high the ceiling. We’ll work out how many lights you need and where to hang them.',
  },
  guide: lightingGuide,
  taglineOf: ({ colour, lumens, colourTemperatureK }) =>
    `${colour.charAt(0)}${colour.slice(1).toLowerCase()}, ${lumens.toLocaleString('en-CA')} lumens at ${colourTemperatureK} K.`,
  search: {
    category: 'Lighting',
    describe: ({ type, brand: maker, colour, description }) => `${type}, ${maker}, ${colour}. ${description}`,
  },
  distance: (light, other) => (light.type === other.type ? 0 : 2) + (light.colour === other.colour ? 0 : 1),
});
