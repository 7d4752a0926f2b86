import { cardFeatureLimit } from '../limits.ts';
import { quartzDescriptions } from '../quartz-descriptions.ts';
import { quartzCountText, quartzFilterGroups } from '../quartz-filters.ts';
import { quartzDistance, quartzPictureNames, quartzSpecifications, type QuartzColour } from '../quartz.ts';
import type { FamilyDefinition } from './family-definition.ts';
import { productFamilies } from './product-families.ts';

export const quartzDefinition: FamilyDefinition<QuartzColour> = {
  ...productFamilies.quartz,
  groups: quartzFilterGroups,
  sorts: [],
  pageSize: null,
  countText: quartzCountText,
  emptyWords: {
    title: 'No Products Found',
    text: 'Try adjusting your filters to discover our quartz collections.',
  },
  nameOf: ({ label }) => label,
  cardOf: ({ collectionLabel, thicknesses, features }) => ({
    eyebrow: collectionLabel,
    detail: thicknesses.map((thickness) => thickness.replace('cm', ' cm')).join(' · '),
    features: features.slice(0, cardFeatureLimit),
    price: null,
    rating: null,
  }),
  descriptionOf: ({ slug }) => quartzDescriptions[slug],
  specificationsOf: quartzSpecifications,
  pictureNamesOf: ({ slug }) => quartzPictureNames(slug),
  quoteLabelOf: ({ label }) => `${label} quartz`,
  search: { category: 'Quartz Colours', describe: ({ collectionLabel, look }) => `${collectionLabel}: ${look}.` },
  distance: quartzDistance,
};
