import type { Hex } from '../canvas/colour.ts';
import type { Layer } from '../stone/layer.ts';
import { chips, clouds, grain, grains } from './layer-defaults.ts';
import type { QuartzLookRows } from './quartz-look.ts';

const still = { angle: 20, meander: 1, reach: 50 } as const;

/** Broken glass and stone from dust to the size of a fingernail, few of them large, in a ground that clouds softly. */
function mist(
  { drift, lift, pale, dark }: { drift: Hex; lift: Hex; pale: readonly Hex[]; dark: readonly Hex[] },
  size: number,
): readonly Layer[] {
  return [
    clouds({ colour: drift, strength: 0.32, scale: 34, octaves: 6, torn: 0.12, from: -0.6, to: 0.7, blend: 'cover' }),
    clouds({ colour: lift, strength: 0.22, scale: 22, octaves: 6, torn: 0.12, from: -0.2, to: 0.8, blend: 'cover' }),
    grains({ colours: [drift, lift, ...pale, ...dark], opacity: [0.06, 0.26] }),
    chips({
      colours: [drift, lift, ...pale],
      size: [0.05 * size, 0.14 * size],
      spacing: 0.2 * size,
      density: 0.6,
      opacity: [0.12, 0.4],
      soft: 0.3,
    }),
    chips({
      colours: [...pale, ...pale, ...dark],
      size: [0.03 * size, 0.12 * size],
      spacing: 0.3 * size,
      density: 0.5,
      opacity: [0.35, 0.85],
    }),
    chips({ colours: pale, size: [0.06 * size, 0.2 * size], spacing: 0.95 * size, density: 0.5, opacity: [0.5, 0.9] }),
    chips({ colours: dark, size: [0.05 * size, 0.2 * size], spacing: 1.2 * size, density: 0.45, opacity: [0.5, 0.9] }),
    chips({ colours: ['#ffffff'], size: [0.012, 0.035], spacing: 0.3, density: 0.4, opacity: [0.5, 1] }),
    grain(0.02, 0.05),
  ];
}

export const innovaLooks = {
  'azure-mist': {
    room: 'bathroom',
    ground: '#bac4ce',
    flow: still,
    layers: mist(
      {
        drift: '#aab6c3',
        lift: '#c9d3dc',
        pale: ['#f3f6f9', '#dbe3ea', '#e9eff4'],
        dark: ['#66778b', '#4d5d71', '#8191a2'],
      },
      1.2,
    ),
    slabShows: 'pale blue-grey with a fine speckle of white and slate.',
    closeUpShows: 'white and slate particles in pale blue-grey.',
  },
  'bianco-mist': {
    room: 'kitchen',
    ground: '#e8e8e6',
    flow: still,
    layers: mist(
      {
        drift: '#dededc',
        lift: '#f2f2f0',
        pale: ['#ffffff', '#f8f8f7', '#f0f0ee'],
        dark: ['#b2b2b1', '#9a9a99', '#c6c6c4'],
      },
      1.25,
    ),
    slabShows: 'white with a fine light-grey speckle.',
    closeUpShows: 'light-grey and white particles, closely packed.',
  },
  'cielo-mist': {
    room: 'bathroom',
    ground: '#e0e6e9',
    flow: still,
    layers: mist(
      {
        drift: '#d3dbe0',
        lift: '#edf1f3',
        pale: ['#ffffff', '#f6fafb', '#eef3f5'],
        dark: ['#b9c4cb', '#a4b2bb', '#c5ced4'],
      },
      1.7,
    ),
    slabShows: 'pale sky grey with a cool speckle of white and silver.',
    closeUpShows: 'white and silver particles in cool sky grey.',
  },
  'gaia-mist': {
    room: 'kitchen',
    ground: '#a8998a',
    flow: still,
    layers: mist(
      {
        drift: '#94867a',
        lift: '#b5a797',
        pale: ['#e9dfcd', '#d3bf9f', '#c9b9a4'],
        dark: ['#6f5d4d', '#544438', '#83715f'],
      },
      1.15,
    ),
    slabShows: 'warm greige brown, speckled with sand, umber and cream.',
    closeUpShows: 'sand, umber and cream particles in warm brown.',
  },
  'morning-mist': {
    room: 'kitchen',
    ground: '#ebe5da',
    flow: still,
    layers: mist(
      {
        drift: '#e0d8ca',
        lift: '#f3eee5',
        pale: ['#fdfaf4', '#f8f3ea', '#f1e9dc'],
        dark: ['#bfae94', '#aeaba6', '#cdbfa9'],
      },
      1.3,
    ),
    slabShows: 'warm ivory with a speckle of beige and soft grey.',
    closeUpShows: 'beige, ivory and soft-grey particles.',
  },
  'pearl-mist': {
    room: 'bathroom',
    ground: '#eae6df',
    flow: still,
    layers: [
      clouds({
        colour: '#dedad3',
        strength: 0.35,
        scale: 18,
        octaves: 3,
        stir: 0,
        from: -0.9,
        to: 0.9,
        blend: 'cover',
      }),
      chips({ colours: ['#f8f5f0', '#dcd8d1'], size: [0.03, 0.1], spacing: 0.12, density: 0.7, opacity: [0.2, 0.6] }),
      chips({
        colours: ['#fbf9f5', '#f4f0ea', '#d5d2cd'],
        size: [0.12, 0.42],
        spacing: 0.55,
        density: 0.8,
        opacity: [0.25, 0.6],
        soft: 0.35,
      }),
      chips({
        colours: ['#ffffff', '#cfccc8', '#c4c3c2'],
        size: [0.08, 0.3],
        spacing: 0.62,
        density: 0.6,
        opacity: [0.3, 0.7],
        soft: 0.25,
      }),
      chips({ colours: ['#a9a7a4', '#ffffff'], size: [0.02, 0.07], spacing: 0.34, density: 0.5, opacity: [0.4, 0.8] }),
      grain(0.02, 0.04),
    ],
    slabShows: 'pearl off-white, set with larger translucent pearl chips and a little grey.',
    closeUpShows: 'translucent pearl chips of many sizes with soft edges.',
  },
  'valley-mist': {
    room: 'kitchen',
    ground: '#bfc3b8',
    flow: still,
    layers: mist(
      {
        drift: '#aeb4a7',
        lift: '#ccd0c5',
        pale: ['#e6e9e1', '#d9ddd3', '#eef0ea'],
        dark: ['#5f6a60', '#454a47', '#7f8a7c'],
      },
      1.1,
    ),
    slabShows: 'light grey with a tinge of sage, speckled green-grey and charcoal.',
    closeUpShows: 'green-grey and charcoal particles in sage-tinged grey.',
  },
} as const satisfies QuartzLookRows;
