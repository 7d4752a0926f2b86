import { pages, type PagePath } from '../pages/pages.ts';
import { productPictureNames } from '../products/branded-product.ts';
import { mirrors, type Mirror } from '../products/mirrors.ts';
import type { FamilyPart } from './family-definition.ts';

type Collection = Mirror['collection'];

/** The page of each collection, and what it is in a sentence or two. */
const collections: Readonly<Record<Collection, { readonly path: PagePath; readonly intro: string }>> = {
  'Concept Studio': {
    path: '/products/mirrors/concept-studio',
    intro:
      'Glass cut into ripples, clouds and leaves, and frames of steel, brass and lacquer that follow. The mirror one remembers of a room.',
  },
  'Double Vanity': {
    path: '/products/mirrors/double-vanity',
    intro: 'For two people and one morning: single mirrors from 60 to 72 inches, and pairs that hang side by side.',
  },
  'Elegance Collection': {
    path: '/products/mirrors/elegance-collection',
    intro:
      'Gilded, fluted, beaded and bevelled: frames with a profile, for rooms where the mirror is looked at as well.',
  },
  'Harmonia Collection': {
    path: '/products/mirrors/harmonia-collection',
    intro: 'One mirror, between a square and a circle, between wood and metal: dished walnut with a line of brass.',
  },
  'Media Collection': {
    path: '/products/mirrors/media-collection',
    intro: 'The hour, the weather or music in the glass, and a plain mirror when you want nothing of them.',
  },
  'Origin Collection': {
    path: '/products/mirrors/origin-collection',
    intro: 'Plain glass in a thin metal frame, in the five shapes that most rooms ask for.',
  },
  'Radiance Collection': {
    path: '/products/mirrors/radiance-collection',
    intro:
      'Light that comes from the mirror itself: from behind it, from its edge, or from bands and rings in the glass.',
  },
  'Single Vanity': {
    path: '/products/mirrors/single-vanity',
    intro:
      'For one basin, from 22 to 36 inches wide: oak, walnut, ash, steel and brass, one with a shelf and one with a tray.',
  },
  'Terra Collection': {
    path: '/products/mirrors/terra-collection',
    intro: 'Pressed clay, bent oak, thrown stoneware and carved walnut: warm frames for rooms of tile and stone.',
  },
};

/** Its own first mirror. */
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
        title: 'What each of them has',
        intro: `The features of the ${pages[path].label}, mirror by mirror. Sizes, finishes and hanging stand on the page of each.`,
        parts: [
          {
            title: 'Features',
            terms: own.map(({ name, features }) => ({ term: name, text: `${features.join(', ')}.` })),
          },
        ],
      },
    };
  },
);
