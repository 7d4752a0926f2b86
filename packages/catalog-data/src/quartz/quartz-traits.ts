import type { QuartzSlug } from './quartz-rows.ts';

/** How a stone is veined, from not at all to boldly. */
export type QuartzVein = 'plain' | 'speckled' | 'clouded' | 'soft' | 'fine' | 'bold';

/** What buyers ask for first: lightness, colour and veins. */
export type QuartzTraits = {
  readonly tone: 'white' | 'cream' | 'beige' | 'brown' | 'blue' | 'grey' | 'black';
  readonly vein: QuartzVein;
  /** The average colour of the slab's picture. A test of the studio compares it with the picture. */
  readonly mean: `#${string}`;
  /** The colour of its veins, in a word and as the studio renders them. Absent without veins. */
  readonly movement?: { readonly colour: 'grey' | 'gold' | 'blue' | 'white' | 'rust'; readonly hex: `#${string}` };
};

/** The traits of each colour. They agree with its `look` and with the studio's pictures; change them together. */
export const quartzTraits: Readonly<Record<QuartzSlug, QuartzTraits>> = {
  aurora: { tone: 'white', vein: 'fine', mean: '#e6e3d9', movement: { colour: 'gold', hex: '#9a7434' } },
  'glacier-oro': { tone: 'blue', vein: 'fine', mean: '#d8e0e4', movement: { colour: 'gold', hex: '#b08a45' } },
  'himalaya-dove': { tone: 'grey', vein: 'soft', mean: '#bebcb8', movement: { colour: 'white', hex: '#f8f7f5' } },
  'ice-azul': { tone: 'blue', vein: 'fine', mean: '#dbe5ec', movement: { colour: 'blue', hex: '#4b637c' } },
  'nebulous-gold': { tone: 'beige', vein: 'fine', mean: '#cdc6b9', movement: { colour: 'gold', hex: '#9c6d22' } },
  'urban-ash': { tone: 'grey', vein: 'clouded', mean: '#999999' },
  'white-essence': { tone: 'white', vein: 'soft', mean: '#f1f0ec', movement: { colour: 'grey', hex: '#b9b3aa' } },
  'white-valley': { tone: 'white', vein: 'bold', mean: '#dcdcda', movement: { colour: 'grey', hex: '#77797b' } },
  'urban-bronze': { tone: 'brown', vein: 'clouded', mean: '#55483e' },
  'azure-mist': { tone: 'blue', vein: 'speckled', mean: '#bac4cf' },
  'bianco-mist': { tone: 'white', vein: 'speckled', mean: '#e7e7e5' },
  'cielo-mist': { tone: 'blue', vein: 'speckled', mean: '#dfe6e8' },
  'gaia-mist': { tone: 'brown', vein: 'speckled', mean: '#a89a8a' },
  'morning-mist': { tone: 'cream', vein: 'speckled', mean: '#e9e4d8' },
  'pearl-mist': { tone: 'cream', vein: 'speckled', mean: '#e8e5df' },
  'valley-mist': { tone: 'grey', vein: 'speckled', mean: '#bfc3b8' },
  'elegant-crema': { tone: 'cream', vein: 'plain', mean: '#e4dac7' },
  'elegant-gris': { tone: 'grey', vein: 'plain', mean: '#a5a5a5' },
  'elegant-bianco': { tone: 'white', vein: 'plain', mean: '#f1f1f1' },
  'bianco-neve': { tone: 'white', vein: 'soft', mean: '#f1f1ec', movement: { colour: 'grey', hex: '#999895' } },
  'calacatta-supreme': { tone: 'white', vein: 'bold', mean: '#e5e6e3', movement: { colour: 'grey', hex: '#37383a' } },
  'calacatta-oro-classic': {
    tone: 'white',
    vein: 'bold',
    mean: '#ece9e2',
    movement: { colour: 'gold', hex: '#a67a36' },
  },
  'calacatta-midas': { tone: 'cream', vein: 'bold', mean: '#f1e8d5', movement: { colour: 'gold', hex: '#7d5a22' } },
  'calacatta-ice': { tone: 'white', vein: 'bold', mean: '#e4ebee', movement: { colour: 'blue', hex: '#4c5b6a' } },
  'fairy-white': { tone: 'white', vein: 'soft', mean: '#e7e7e7', movement: { colour: 'grey', hex: '#83868a' } },
  'thasos-mist': { tone: 'white', vein: 'speckled', mean: '#f2f4f3' },
  'carrara-super': { tone: 'grey', vein: 'soft', mean: '#c6cacd', movement: { colour: 'grey', hex: '#666b71' } },
  'carrara-classique': { tone: 'white', vein: 'soft', mean: '#e0e0e0', movement: { colour: 'grey', hex: '#74787c' } },
  'statuario-extra': { tone: 'white', vein: 'bold', mean: '#e9e9e9', movement: { colour: 'grey', hex: '#3f4144' } },
  'statuario-super': { tone: 'white', vein: 'bold', mean: '#e3e3e3', movement: { colour: 'grey', hex: '#4a4c4f' } },
  'statuario-classique': { tone: 'white', vein: 'fine', mean: '#eae8e7', movement: { colour: 'grey', hex: '#717274' } },
  'statuario-bianco': { tone: 'white', vein: 'fine', mean: '#f1f1f1', movement: { colour: 'grey', hex: '#8f9397' } },
  'statuario-venato': { tone: 'white', vein: 'bold', mean: '#dadbdd', movement: { colour: 'grey', hex: '#55585b' } },
  'bianco-neve-essentials': { tone: 'white', vein: 'plain', mean: '#ecedea' },
  'bianco-cristallo': { tone: 'white', vein: 'speckled', mean: '#e7eae9' },
  'gris-neve': { tone: 'grey', vein: 'speckled', mean: '#c3c5c7' },
  'bianco-classic': { tone: 'white', vein: 'plain', mean: '#f0ece4' },
  'beach-taupe': { tone: 'beige', vein: 'clouded', mean: '#b3a394' },
  'belgian-desert': { tone: 'beige', vein: 'clouded', mean: '#d6c6a9' },
  'belgian-crema': { tone: 'cream', vein: 'clouded', mean: '#dfd5bf' },
  'nuevo-gris': { tone: 'grey', vein: 'clouded', mean: '#7f8283' },
  arcadia: { tone: 'grey', vein: 'fine', mean: '#5d5f60', movement: { colour: 'white', hex: '#f0f0ee' } },
  'space-black': { tone: 'black', vein: 'fine', mean: '#1b1a1d', movement: { colour: 'white', hex: '#fbfaf7' } },
  'sahara-noir': { tone: 'black', vein: 'fine', mean: '#2a2019', movement: { colour: 'rust', hex: '#d6963c' } },
  'space-grey': { tone: 'grey', vein: 'fine', mean: '#505359', movement: { colour: 'white', hex: '#f2f2f1' } },
  alabaster: { tone: 'white', vein: 'clouded', mean: '#f5f0e8' },
  'chrome-cloud': { tone: 'grey', vein: 'clouded', mean: '#c4c8cb' },
  'sona-gold': { tone: 'cream', vein: 'fine', mean: '#f1ece0', movement: { colour: 'gold', hex: '#8a6126' } },
  'snow-ultra': { tone: 'white', vein: 'plain', mean: '#f9f9f9' },
  'great-white': { tone: 'white', vein: 'soft', mean: '#e8eaec', movement: { colour: 'grey', hex: '#a9afb5' } },
};
