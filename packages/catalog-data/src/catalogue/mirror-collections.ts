import { pages, type PagePath } from '../pages/pages.ts';
import { productPictureNames } from '../products/branded-product.ts';
import { mirrors, type Mirror } from '../products/mirrors.ts';
import type { FamilyPart } from './family-definition.ts';

type Collection = Mirror['collection'];

/** The page and description of each collection. */
const collections: Readonly<Record<Collection, { readonly path: PagePath; readonly intro: string }>> = {
  'Concept Studio': {
    path: '/products/mirrors/concept-studio',
    intro:
      'Glass cut into ripples, clouds and leaves, and steel, brass and lacquer frames to match. The mirror people remember.',
  },
  'Double Vanity': {
    path: '/products/mirrors/double-vanity',
    intro:
      'For two people getting ready at once: single mirrors from 60 to 72 inches, and pairs that hang side by side.',
  },
  'Elegance Collection': {
    path: '/products/mirrors/elegance-collection',
    intro: 'Gilded, fluted, beaded and bevelled: frames with a profile, for rooms where the mirror is on show too.',
  },
  'Harmonia Collection': {
    path: '/products/mirrors/harmonia-collection',
    intro: 'One mirror, between a square and a circle: dished walnut with a brass inlay.',
  },
  'Media Collection': {
    path: '/products/mirrors/media-collection',
    intro: 'Time, weather or music in the glass, and a plain mirror when they’re off.',
  },
  'Origin Collection': {
    path: '/products/mirrors/origin-collection',
    intro: 'Plain glass in a thin metal frame, in five everyday shapes.',
  },
  'Radiance Collection': {
    path: '/products/mirrors/radiance-collection',
    intro: 'Lit mirrors: from behind, from the edge, or from bands and rings in the glass.',
  },
  'Single Vanity': {
    path: '/products/mirrors/single-vanity',
    intro:
      'For one sink, from 22 to 36 inches wide: oak, walnut, ash, steel and brass, one with a shelf and one with a tray.',
  },
  'Terra Collection': {
    path: '/products/mirrors/terra-collection',
    intro: 'Pressed clay, bent oak, thrown stoneware and carved walnut: warm frames for rooms of tile and stone.',
  },
};

/** The collection's first mirror. */
function toHeroPicture([first]: readonly Mirror[]): string {
  return first ? productPictureNames(first)[0] : 'scenes/home-bathroom';
}

/** The nine collections, each with a page of its own. */
export const mirrorCollectionPages: readonly FamilyPart[] = Object.entries(collections).map(
  ([collection, { path, intro }]) => {
    const own = mirrors.filter((mirror) => mirror.collection === collection);
    return {
      path,
      value: path.slice(path.lastIndexOf('/') + 1),
      heroPicture: toHeroPicture(own),
      intro,
      guide: {
        title: 'Features',
        intro: `The features of the ${pages[path].label}, mirror by mirror. Sizes, finishes and mounting are on each product page.`,
        parts: [
          {
            title: 'By mirror',
            terms: own.map(({ name, features }) => ({ term: name, text: `${features.join(', ')}.` })),
          },
        ],
      },
    };
  },
);
