import { closedListGroup } from './closed-list-group.ts';
import type { FilterGroup } from './filters.ts';
import { cardFeatureLimit } from '../limits.ts';
import { quartzDescriptions } from '../quartz/quartz-descriptions.ts';
import {
  quartzColours,
  quartzFinishes,
  quartzPictureNames,
  quartzSlabSizes,
  quartzSpecifications,
  type QuartzCollection,
  type QuartzColour,
  type QuartzSubcategory,
} from '../quartz/quartz.ts';
import { compareLightness, quartzDifference } from '../quartz/quartz-difference.ts';
import { describeTraits, quartzTones, quartzVeinColours, quartzVeins } from '../quartz/quartz-trait-words.ts';
import type { SearchedProduct } from '../search/search-entry.ts';
import type { FamilyDefinition } from './family-definition.ts';
import { quartzGuide } from './guides/quartz.ts';
import { productFamilies } from './product-families.ts';
import type { Sort } from './sort.ts';

/** What buyers see comes first. Order and labels of collection, subcategory and thickness are fixed by the specification. */
const groups: readonly FilterGroup<QuartzColour>[] = [
  { id: 'tone', label: 'Tone', options: quartzTones, valuesOf: ({ traits }) => [traits.tone] },
  { id: 'vein', label: 'Vein', options: quartzVeins, valuesOf: ({ traits }) => [traits.vein] },
  {
    id: 'vein-colour',
    label: 'Vein colour',
    options: quartzVeinColours,
    // A white stone with grey veins isn't a grey stone.
    isOfPart: true,
    valuesOf: ({ traits }) => (traits.movement ? [traits.movement.colour] : []),
  },
  {
    id: 'collection',
    label: 'Collection',
    options: [
      { value: 'beyond', label: 'BEYOND' },
      { value: 'red', label: 'Red' },
      { value: 'discovery', label: 'Discovery' },
    ] satisfies { value: QuartzCollection; label: string }[],
    valuesOf: (colour) => [colour.collection],
  },
  {
    id: 'subcategory',
    label: 'Subcategory',
    options: [
      { value: 'innova', label: 'Innova' },
      { value: 'contemporary', label: 'Contemporary' },
      { value: 'elegant', label: 'Elegant' },
      { value: 'statuario', label: 'Statuario' },
      { value: 'calacatta', label: 'Calacatta' },
      { value: 'carrara', label: 'Carrara' },
      { value: 'essentials', label: 'Essentials' },
    ] satisfies { value: QuartzSubcategory; label: string }[],
    valuesOf: (colour) => (colour.subcategory === null ? [] : [colour.subcategory]),
  },
  {
    id: 'thickness',
    label: 'Thickness',
    options: [
      { value: '2cm', label: '2 cm' },
      { value: '3cm', label: '3 cm' },
    ],
    valuesOf: (colour) => colour.thicknesses,
  },
  closedListGroup({ id: 'finish', label: 'Finish', values: quartzFinishes, valueOf: ({ finish }) => finish }),
];

/** Equally light stones are sorted by name, so that one order is the exact reverse of the other. */
const lightToDark: Sort<QuartzColour>['compare'] = (a, b) =>
  compareLightness(a, b) || a.name.localeCompare(b.name, 'en');

/** The order of the catalogue, and by lightness in both directions. */
const sorts: readonly Sort<QuartzColour>[] = [
  { value: 'collection', label: 'Collection', compare: () => 0 },
  { value: 'light', label: 'Tone: Light to Dark', compare: lightToDark },
  { value: 'dark', label: 'Tone: Dark to Light', compare: (a, b) => lightToDark(b, a) },
];

/** Words in a look, and the vein filter they mean. */
const veinWords: readonly (readonly [written: RegExp, label: string])[] = [
  [/\b(?:thin|fine|wispy|hairlines)\b/, 'Fine veins'],
  [/\b(?:bold|broad|wide|strong)\b/, 'Bold veins'],
  [/\b(?:soft|faint|feathery)\b/, 'Soft veins'],
];

/**
 * Returns search terms from the words of a look. In "cream-white with fine, scattered golden-brown veins", the slab's colour is
 * before "with", that of its veins after it.
 */
function describeLook({ look, traits }: QuartzColour): SearchedProduct['facets'] {
  const [slab = '', ...rest] = look.split(' with ');
  const veins = rest.join(' ');
  return {
    // No slab is golden: a search for gold means its veins.
    colour: [slab, ...(traits.movement?.colour === 'gold' ? ['gold'] : [])],
    ...(traits.movement && {
      vein: veinWords.filter(([written]) => written.test(veins)).map(([, label]) => label),
      'vein-colour': (veins.match(/[a-z]+(?= veins)/g) ?? []).map((colour) => `${colour} veins`),
    }),
  };
}

/** Describes how many colours there are and the sizes of their slabs, the standard one first. */
function describeSlabs(): string {
  const [standard, ...others] = quartzSlabSizes();
  const more = others.map(({ label, colours }) => `, ${colours} also in ${label}`).join('');
  return `${quartzColours.length} colours in ${standard?.label} slabs${more}.`;
}

export const quartzDefinition: FamilyDefinition<QuartzColour> = {
  ...productFamilies.quartz,
  groups,
  sorts,
  pageSize: null,
  // Fixed by the specification: "50 product(s) found", "1 product(s) found (filtered)".
  countText: (found, isFiltered) => `${found} product(s) found${isFiltered ? ' (filtered)' : ''}`,
  emptyWords: {
    title: 'No Products Found',
    text: 'Try adjusting your filters to discover our quartz collections.',
  },
  heroPicture: 'scenes/quartz-hero',
  guide: quartzGuide,
  intro: `${describeSlabs()} Choose here, then come see it and feel it.`,
  closingWords: {
    title: 'Not sure which one?',
    text: 'Bring a cabinet door, a tile or a photo. We’ll lay slabs beside it until one is right.',
  },
  nameOf: ({ label }) => label,
  titleOf: ({ label }) => `${label} Quartz`,
  cardOf: ({ collectionLabel, features, finish, thicknesses, traits }) => ({
    eyebrow: collectionLabel,
    detail: [
      describeTraits({ traits }),
      ...(finish === 'Polished' ? [] : [finish]),
      // Non-breaking: half a thickness on another line reads as a price.
      thicknesses.map((thickness) => thickness.replace('cm', '\u00a0cm')).join(',\u00a0'),
    ].join(' · '),
    features: features.slice(0, cardFeatureLimit),
    price: null,
    rating: null,
  }),
  taglineOf: ({ tagline }) => tagline,
  featuresOf: ({ keyFeatures }) => keyFeatures,
  descriptionOf: ({ slug }) => quartzDescriptions[slug],
  specificationsOf: quartzSpecifications,
  pictureNamesOf: ({ slug }) => quartzPictureNames(slug),
  quoteLabelOf: ({ label }) => `${label} quartz`,
  hasSamples: true,
  search: {
    category: 'Quartz Colours',
    describe: ({ collectionLabel, look }) => `${collectionLabel}: ${look}.`,
    alsoCalled: ['countertop', 'slab', 'stone'],
    facetsOf: describeLook,
  },
  distance: quartzDifference,
};
