import { upperFirst } from '../first-letter.ts';
import { formatMirrorPrice } from '../price.ts';
import { finishesOfColours, mirrorFinishes } from '../products/mirrors/mirror-finishes.ts';
import { mirrorCollections, mirrorFeatureFilters, mirrors, mirrorShapes } from '../products/mirrors.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, toOptionValue } from './closed-list-group.ts';
import { mirrorGuide } from './guides/mirrors.ts';
import { mirrorCollectionPages } from './mirror-collections.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, rating } = brandedSorts;

/** Bands of the overall width, also of a pair. Each includes its first inch and excludes that of the next. */
const mirrorWidths = [
  { value: 'under-24', label: 'Under 24″', fromIn: 0, toIn: 24 },
  { value: '24-to-36', label: '24″ to 36″', fromIn: 24, toIn: 36 },
  { value: '36-to-48', label: '36″ to 48″', fromIn: 36, toIn: 48 },
  { value: '48-to-60', label: '48″ to 60″', fromIn: 48, toIn: 60 },
  { value: 'from-60', label: '60″ and wider', fromIn: 60, toIn: Infinity },
] as const;
const isBetween = (measure: number, from: number, to: number) => measure >= from && measure < to;

const CARD_FEATURES = 3;

const branded = brandedFamily(productFamilies.mirrors, {
  listPath: '/products/mirrors/all',
  within: '/products/mirrors',
  backWords: { list: 'Back to Collections', part: 'Back to All Collections' },
  groups: [
    closedListGroup({
      id: 'collection',
      label: 'Collection',
      values: mirrorCollections,
      valueOf: ({ collection }) => collection,
    }),
    {
      id: 'width',
      label: 'Width',
      isCoarse: true,
      options: mirrorWidths.map(({ value, label }) => ({ value, label })),
      valuesOf: ({ widthIn, pieces }) =>
        mirrorWidths.filter(({ fromIn, toIn }) => isBetween(widthIn * pieces, fromIn, toIn)).map(({ value }) => value),
    },
    closedListGroup({
      id: 'shape',
      label: 'Shape',
      values: mirrorShapes,
      labelOf: upperFirst,
      valueOf: ({ shape }) => shape,
    }),
    {
      id: 'finish',
      label: 'Finish',
      isCoarse: true,
      options: mirrorFinishes.map((finish) => ({ value: toOptionValue(finish), label: finish })),
      valuesOf: ({ colours }) => finishesOfColours(colours).map(toOptionValue),
    },
    {
      id: 'feature',
      label: 'Features',
      options: mirrorFeatureFilters.map((feature) => ({ value: toOptionValue(feature), label: feature })),
      valuesOf: ({ features }) =>
        mirrorFeatureFilters
          .filter((wanted) => features.some((feature) => feature.toLowerCase().includes(wanted.toLowerCase())))
          .map(toOptionValue),
    },
  ],
  typeGroup: 'collection',
  parts: mirrorCollectionPages,
  partsTitle: 'Browse by Collection',
  textsOf: ({ name, collection }) => [name, collection],
  sorts: [priceUp, priceDown, rating],
  priceSteps: [500, 1000, 1500],
  heroPicture: 'scenes/mirrors-hero',
  intro: `All ${mirrors.length} mirrors in ${mirrorCollections.length} collections, plain and framed, lit and unlit. Choose by shape, light or price.`,
  closingWords: {
    title: 'How high, and how wide?',
    text: 'Tell us the width of the vanity and the height of the tallest person who uses it. We’ll tell you what fits and where the wiring goes.',
  },
  guide: mirrorGuide,
  titleOf: ({ name }) => `${name} Bathroom Mirror`,
  taglineOf: ({ shape, hasLED, colours: [colour = ''] }) =>
    `${upperFirst(shape)} mirror${hasLED ? ' with its own light' : ''}, ${colour.toLowerCase()}.`,
  finishesOf: ({ colours }) => colours,
  search: {
    category: 'Mirrors',
    describe: ({ collection, shape, hasLED, description }) =>
      `${collection}, ${shape}${hasLED ? ', LED' : ''}. ${description}`,
    facetsOf: ({ colours }) => ({ finish: colours }),
  },
  distance: (mirror, other) =>
    (mirror.collection === other.collection ? 0 : 2) +
    (mirror.shape === other.shape ? 0 : 1) +
    Math.abs(mirror.widthIn - other.widthIn) / 100,
});

export const mirrorDefinition: typeof branded = {
  ...branded,
  emptyWords: { title: 'No mirrors found', text: 'Try adjusting your search or filter criteria' },
  countText: (found, _isFiltered, { total }) => `Showing ${found} of ${total} mirrors`,
  cardOf: (mirror) => ({
    ...branded.cardOf(mirror),
    eyebrow: mirror.collection,
    features: mirror.features.slice(0, CARD_FEATURES),
    price: formatMirrorPrice(mirror.priceCents),
  }),
};
