import { upperFirst } from '../first-letter.ts';
import { formatMirrorPrice } from '../price.ts';
import { mirrorCollections, mirrorFeatureFilters, mirrors, mirrorShapes } from '../products/mirrors.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup, toOptionValue } from './closed-list-group.ts';
import { mirrorGuide } from './guides/mirrors.ts';
import { mirrorCollectionPages } from './mirror-collections.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

const { priceUp, priceDown, rating } = brandedSorts;

/** Features that stand on a card. */
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
    closedListGroup({
      id: 'shape',
      label: 'Shape',
      values: mirrorShapes,
      labelOf: upperFirst,
      valueOf: ({ shape }) => shape,
    }),
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
  heroPicture: 'scenes/home-bathroom',
  intro: `All ${mirrors.length} mirrors of the ${mirrorCollections.length} collections, plain and framed, lit and unlit. Choose by shape, by light or by what it costs.`,
  closingWords: {
    title: 'How high, and how wide?',
    text: 'Tell us the width of the vanity and the height of the tallest person who uses it. We say which mirror fits and where its wires come out.',
  },
  guide: mirrorGuide,
  taglineOf: ({ shape, hasLED, colours: [colour = ''] }) =>
    `${upperFirst(shape)} mirror${hasLED ? ' with its own light' : ''}, ${colour.toLowerCase()}.`,
  search: {
    category: 'Mirrors',
    describe: ({ collection, shape, hasLED, description }) =>
      `${collection}, ${shape}${hasLED ? ', LED' : ''}. ${description}`,
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
