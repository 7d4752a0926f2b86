import type { Hex } from '../canvas/colour.ts';
import type { Layer } from '../stone/layer.ts';
import { chips, clouds, grain } from './layer-defaults.ts';
import type { QuartzLookRows } from './quartz-look.ts';

const still = { angle: 15, meander: 1, reach: 50 } as const;

/** One even size of grain, tightly packed: calmer than a mist. */
function evenGrain(drift: Hex, light: readonly Hex[], dark: readonly Hex[], size: number): readonly Layer[] {
  return [
    clouds({ colour: drift, strength: 0.25, scale: 24, octaves: 3, stir: 0, from: -0.9, to: 0.9, blend: 'cover' }),
    chips({
      colours: light,
      size: [0.03 * size, 0.055 * size],
      spacing: 0.08 * size,
      density: 0.8,
      opacity: [0.25, 0.65],
      soft: 0.3,
    }),
    chips({
      colours: dark,
      size: [0.025 * size, 0.05 * size],
      spacing: 0.1 * size,
      density: 0.7,
      opacity: [0.25, 0.7],
      soft: 0.3,
    }),
    grain(0.035, 0.05),
  ];
}

export const elegantLooks = {
  'elegant-crema': {
    room: 'kitchen',
    ground: '#e6dcc9',
    flow: still,
    layers: evenGrain('#dccfb8', ['#f6efe2', '#eee4d2'], ['#b59d7b', '#c6b294', '#cdbc9f'], 1.1),
    slabShows: 'cream with a fine, even grain of tan and ivory.',
    closeUpShows: 'an even grain of tan and ivory in cream.',
  },
  'elegant-gris': {
    room: 'bar',
    ground: '#a5a6a6',
    flow: still,
    layers: evenGrain('#949595', ['#c3c4c4', '#b6b7b7'], ['#707274', '#818384', '#8b8d8d'], 1.1),
    slabShows: 'even mid-grey with a fine grain, lighter and darker.',
    closeUpShows: 'lighter and darker grains packed in mid-grey.',
  },
  'elegant-bianco': {
    room: 'bathroom',
    ground: '#f7f7f7',
    flow: still,
    layers: evenGrain('#e9e9ea', ['#ffffff', '#eeeeef'], ['#8e9093', '#b3b5b7', '#76797c', '#c4c5c6'], 1.15),
    slabShows: 'clean white with a tight, fine grey grain.',
    closeUpShows: 'a tight grey grain in clean white.',
  },
} as const satisfies QuartzLookRows;
