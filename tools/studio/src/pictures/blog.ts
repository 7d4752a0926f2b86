import { articlePictureName, articles } from '@showroom/catalog-data/articles';
import { roomSamples, type StudioPicture } from './studio-picture.ts';

/** The subject of each article’s picture (scenes/blog/still_life.py), and its look. */
const subjects: Readonly<Record<string, { readonly subject: string; readonly alt: string }>> = {
  'hardware-finishes-side-by-side': {
    subject: 'hardware',
    alt: 'Six small fronts in green, cream, walnut, grey, pale oak and tan lean in a row, each with pulls and knobs in another metal: brass, aged brass, steel, chrome, black and bronze.',
  },
  'edge-profiles-compared': {
    subject: 'edge-profiles',
    alt: 'Six pieces of white gold-veined quartz in two rows on dark grey stone, turned to show their edges: eased, bullnose and ogee in front, bevel, quarter round and a deep mitred apron behind.',
  },
  'planning-a-small-bathroom': {
    subject: 'small-bathroom',
    alt: 'A white cardboard model of a small bathroom with a green-tiled shower, a vanity and a toilet stands on its plan, beside a folding rule, a pencil and samples.',
  },
  'shaker-or-slab-doors': {
    subject: 'door-styles',
    alt: 'Five sample doors lean on a plaster wall: green shaker, plain walnut, cream slim shaker, reeded oak and plain grey-green, with colour chips and stone samples before them.',
  },
  'renovating-in-winter': {
    subject: 'winter',
    alt: 'On an oak window sill a mug, two rolled plans, a folded red scarf with a fringe, a candle and samples of stone and wood; outside, snow and dark spruces around a frozen lake.',
  },
  'under-cabinet-lighting': {
    subject: 'under-cabinet',
    alt: 'Warm light from under dark green cabinets washes a stone backsplash and counter at dusk, over cutting boards, spoons in a crock, a kettle and a pot of basil.',
  },
  'choosing-a-vanity-size': {
    subject: 'vanity-size',
    alt: 'A plan of two vanities on an oak table with a folding rule laid across it, a pencil, a cup of coffee and samples of stone, paint and wood at its corners.',
  },
  'caring-for-quartz': {
    subject: 'quartz-care',
    alt: 'A polished white quartz counter with gold veins in window light: folded cloths, an amber spray bottle, a bar of soap on a dish and a vase of leaves.',
  },
};

export function blogPictures(): readonly StudioPicture[] {
  return articles.map((article) => {
    const entry = subjects[article.slug];
    if (entry === undefined) throw new Error(`No picture for blog/${article.slug}`);
    return {
      name: articlePictureName(article),
      script: 'blog.still_life',
      parameters: { subject: entry.subject },
      width: 1600,
      height: 1067,
      samples: roomSamples,
      alt: entry.alt,
    };
  });
}
