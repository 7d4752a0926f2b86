import { chips, clouds, crystals, grain, grains } from './layer-defaults.ts';
import type { QuartzLookRows } from './quartz-look.ts';

const still = { angle: -12, meander: 1.5, reach: 50 } as const;

/** Essentials: quiet stones told apart by their grain. */
export const essentialsLooks = {
  'bianco-neve-essentials': {
    room: 'kitchen',
    ground: '#f0f0ee',
    flow: still,
    layers: [
      clouds({ colour: '#e3e3e1', strength: 0.4, scale: 26, octaves: 6, torn: 0.25, stir: 0.2, from: -0.5, to: 0.8 }),
      clouds({
        colour: '#fbfbfa',
        strength: 0.4,
        scale: 17,
        octaves: 6,
        torn: 0.3,
        stir: 0.2,
        from: -0.1,
        to: 0.8,
        blend: 'cover',
      }),
      chips({
        colours: ['#dcdcda', '#ffffff', '#d2d2d0', '#e8e8e6'],
        size: [0.025, 0.055],
        spacing: 0.075,
        density: 0.8,
        opacity: [0.2, 0.6],
        soft: 0.15,
      }),
      grains({ colours: ['#ffffff', '#d9d9d7', '#ececea'], opacity: [0.1, 0.4] }),
      grain(0.016, 0.04),
    ],
    slabShows: 'plain snow white with a faint cloud and a tiny, even, pale grain.',
    closeUpShows: 'a tiny, even, pale grain in snow white.',
  },
  'bianco-cristallo': {
    room: 'bathroom',
    ground: '#eeefef',
    flow: still,
    layers: [
      clouds({ colour: '#e6e8e8', strength: 0.4, scale: 20, octaves: 3, stir: 0, from: -0.9 }),
      crystals({ density: 0.7 }),
      chips({
        colours: ['#cfd5d7', '#dde2e3', '#ffffff'],
        size: [0.1, 0.5],
        spacing: 0.75,
        density: 0.7,
        opacity: [0.3, 0.7],
        soft: 0.12,
      }),
      chips({
        colours: ['#bcc5c8', '#ffffff', '#d4dadc'],
        size: [0.05, 0.25],
        spacing: 0.4,
        density: 0.65,
        opacity: [0.3, 0.75],
        soft: 0.12,
      }),
      chips({ colours: ['#ffffff', '#aab4b8'], size: [0.02, 0.08], spacing: 0.3, density: 0.5, opacity: [0.5, 0.9] }),
      grain(0.012),
    ],
    slabShows: 'white set with clear crystal chips of varied size.',
    closeUpShows: 'clear glass and crystal chips, large and small, in white.',
  },
  'gris-neve': {
    room: 'kitchen',
    ground: '#c2c3c4',
    flow: still,
    layers: [
      clouds({ colour: '#b0b1b3', strength: 0.4, scale: 18, octaves: 3, stir: 0, from: -0.9, to: 0.9, blend: 'cover' }),
      chips({
        colours: ['#a8a9ab', '#d2d3d4', '#b4b5b7'],
        size: [0.03, 0.09],
        spacing: 0.12,
        density: 0.7,
        opacity: [0.2, 0.6],
      }),
      chips({
        colours: ['#ffffff', '#f4f4f4', '#e9eaeb'],
        size: [0.05, 0.26],
        spacing: 0.5,
        density: 0.75,
        opacity: [0.55, 0.95],
        soft: 0.4,
      }),
      chips({ colours: ['#ffffff'], size: [0.03, 0.08], spacing: 0.26, density: 0.5, opacity: [0.5, 0.95], soft: 0.3 }),
      grain(0.025),
    ],
    slabShows: 'light grey scattered with white flecks like first snow.',
    closeUpShows: 'white flecks, soft as snow, on light grey.',
  },
  'bianco-classic': {
    room: 'kitchen',
    ground: '#f2efe9',
    flow: still,
    layers: [
      clouds({ colour: '#e9e4db', strength: 0.14, scale: 9, octaves: 4, stir: 0, from: -0.9, to: 0.9 }),
      chips({
        colours: ['#e2dcd1', '#fcfaf6', '#dbd5c9'],
        size: [0.02, 0.07],
        spacing: 0.11,
        density: 0.6,
        opacity: [0.15, 0.5],
        soft: 0.3,
      }),
      chips({ colours: ['#cbc4b8'], size: [0.015, 0.04], spacing: 0.35, density: 0.4, opacity: [0.3, 0.6] }),
      grains({ colours: ['#fffdf9', '#dbd4c7', '#ece7de', '#cdc5b6'], opacity: [0.12, 0.5] }),
      grain(0.012),
    ],
    slabShows: 'uniform soft white, slightly warm, with a fine and subtle grain.',
    closeUpShows: 'a fine warm grain in soft white.',
  },
} as const satisfies QuartzLookRows;
