import { formatInches } from '../products/inches.ts';
import { vanities, vanityBrands, vanityColours, vanitySizes, vanityStyles } from '../products/vanities.ts';
import { vanityFinish, vanityMake } from '../products/vanity-words.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { findMirrorsFor } from './fitting.ts';
import { vanityGuide } from './guides/vanities.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, brand, rating } = brandedSorts;

export const vanityDefinition = brandedFamily(productFamilies.vanities, {
  groups: [
    closedListGroup({
      id: 'size',
      label: 'Size',
      values: vanitySizes,
      labelOf: formatInches,
      valueOf: ({ widthIn }) => widthIn,
    }),
    closedListGroup({ id: 'colour', label: 'Colour', values: vanityColours, valueOf: ({ colour }) => colour }),
    closedListGroup({ id: 'brand', label: 'Brand', values: vanityBrands, valueOf: (vanity) => vanity.brand }),
    closedListGroup({ id: 'style', label: 'Style', values: vanityStyles, valueOf: ({ style }) => style }),
    closedListGroup({
      id: 'sinks',
      label: 'Sinks',
      values: [1, 2] as const,
      labelOf: (sinks) => (sinks === 1 ? 'Single Sink' : 'Double Sink'),
      valueOf: ({ sinks }) => sinks,
    }),
  ],
  sorts: [
    priceUp,
    priceDown,
    { value: 'size', label: 'Size', compare: (a, b) => a.widthIn - b.widthIn },
    brand,
    rating,
  ],
  priceSteps: [800, 1200, 2000],
  heroPicture: 'scenes/vanities-hero',
  intro: `${vanities.length} vanities from ${formatInches(Math.min(...vanitySizes))} to ${formatInches(Math.max(...vanitySizes))}, complete with top and sink: lacquer, oak and walnut, under quartz or solid wood.`,
  closingWords: {
    title: 'Will it fit?',
    text: 'Bring the width of the wall and where the drain comes out. We check doors, drawers and pipes with you before anything is ordered.',
  },
  guide: vanityGuide,
  taglineOf: (vanity) =>
    `${vanity.style} ${vanity.sinks === 2 ? 'double' : 'single'} vanity in ${vanityFinish(vanity)}.`,
  cardDetailOf: vanityMake,
  findFitting: findMirrorsFor,
  findPart: ({ design: { top } }) =>
    'quartz' in top ? { family: 'quartz', slug: top.quartz, label: 'The top is cut from' } : undefined,
  search: {
    category: 'Vanities',
    describe: (vanity) => `${vanity.brand}, ${vanity.style}, ${vanity.colour}. ${vanityMake(vanity)}.`,
    // Without the metal of handles and faucets: "black" would find most white vanities.
    factsOf: ({ material, specifications }) => [
      material,
      ...specifications.filter(({ label }) => !['Hardware', 'Faucet'].includes(label)).map(({ value }) => value),
    ],
  },
  // Style before colour, colour before width.
  distance: (vanity, other) =>
    (vanity.style === other.style ? 0 : 2) +
    (vanity.colour === other.colour ? 0 : 1) +
    Math.abs(vanity.widthIn - other.widthIn) / 100,
});
