import { lights } from '@showroom/catalog-data/products/lighting';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { upright } from './upright.ts';

/** Each lamp of `scenes/lib/lamps.py`, its place of `scenes/lib/lamp_places.py`, and the alt text. */
const looks: Readonly<Record<string, ProductLook>> = {
  'kakabeka-dome-pendant': {
    parameters: {
      kind: 'dome_pendant',
      wall: '#E3D6BF',
      frame: [1.42, 0.52],
      things: [['cups', -0.02, -0.8]],
      lamp: { z: 1.32 },
    },
    alt: {
      front:
        'A spruce-green enamelled dome pendant with a brass cap, its white inside lit, hangs over a row of grey cups on a walnut table against a lime-washed wall.',
    },
  },
  'loon-trio-pendant': {
    parameters: {
      kind: 'globes_pendant',
      wall: '#34463F',
      frame: [1.5, 0.6],
      things: [
        ['jug', 0.3, -0.74],
        ['cups', -0.26, -0.84],
      ],
      lamp: { z: 1.34 },
    },
    alt: {
      front:
        'Three opal globes of different sizes glow at different heights under brass caps against a dark green wall, above a table with cups and a jug of branches.',
    },
  },
  'weir-linen-pendant': {
    parameters: {
      kind: 'drum_pendant',
      wall: '#4C5A63',
      top: 'oak',
      frame: [1.32, 0.6],
      things: [
        ['low plates', -0.16, -0.82],
        ['tumblers', 0.22, -0.72],
      ],
      lamp: { z: 1.3 },
    },
    alt: {
      front:
        'A wide drum pendant of washed linen glows amber against a slate-blue wall, over an oak table with a pile of plates and three tumblers.',
    },
  },
  'sleeping-giant-lath-pendant': {
    parameters: {
      kind: 'lath_pendant',
      wall: '#AE9A84',
      top: 'smoked oak',
      frame: [1.36, 0.58],
      things: [['dark bowls', 0.2, -0.86]],
      dusk: 0.6,
      lamp: { z: 1.2, y: -0.5 },
    },
    alt: {
      front:
        'A bell-shaped pendant of thin bent oak laths round a lit core throws soft stripes on a clay-coloured wall and on a dark oak table with three bowls.',
    },
  },
  'portage-ring-chandelier': {
    parameters: {
      kind: 'ring_chandelier',
      wall: '#4A4441',
      frame: [1.5, 0.56],
      things: [
        ['pale bowl', 0.06, -0.8],
        ['candle', -0.2, -0.72],
      ],
      eye: 1.12,
      lamp: { z: 1.5 },
    },
    alt: {
      front:
        'A brass ring chandelier, seen from below so that its lit inner face shows, hangs level on three thin cables over a walnut table with a pale bowl.',
    },
  },
  'tamarack-chandelier': {
    parameters: {
      kind: 'branch_chandelier',
      wall: '#5B3B33',
      frame: [1.44, 0.58],
      detail: [0.62, 1.22],
      things: [['flowers', 0.06, -0.8]],
      eye: 1.28,
      lamp: { z: 1.36 },
    },
    alt: {
      front:
        'An aged-brass chandelier with six swept arms, each with a small lit opal globe, against an oxblood wall, above a table with flowers in a glass.',
      detail: 'Close-up of the turned brass stem and swept arms of the chandelier, with its small opal globes lit.',
    },
  },
  'islet-linear-chandelier': {
    parameters: {
      kind: 'linear_chandelier',
      wall: '#7F8A86',
      top: 'pale oak',
      frame: [1.5, 0.64],
      things: [
        ['loaf', -0.12, -0.84],
        ['clay bowl', 0.34, -0.72],
      ],
      dusk: 0.7,
      turn: 24,
      eye: 1.3,
      lamp: { z: 1.52 },
    },
    alt: {
      front:
        'A long black bar with five frosted cylinders in brass collars, shining up and down over a pale oak table with bread on a board.',
    },
  },
  'harbour-vanity-bar': {
    parameters: {
      kind: 'vanity_bar',
      place: 'wall',
      clad: 'tile',
      wall: '#3F5B50',
      size: [0.065, 0.2],
      frame: [0.98, 1.3],
      glass: {
        width: 0.64,
        height: 0.8,
        shape: { kind: 'rectangle', radius: 0.04 },
        z: 1.36,
        frames: [{ section: 'flat', width: 0.012, depth: 0.03, of: 'metal:brass' }],
      },
      seen: [
        ['cupboard', 0.62, { colour: '#A9B0A0' }],
        ['towels', -0.5],
      ],
      lamp: { z: 2.02 },
    },
    alt: {
      front:
        'A brass bar with three lit opal cylinders on glazed green tiles, which mirror it, above a brass-framed mirror.',
    },
  },
  'moonrise-alabaster-sconce': {
    parameters: {
      kind: 'disc_sconce',
      place: 'wall',
      wall: '#5D4C42',
      frame: [0.8, 1.16],
      shelf: [-1.2, 1.2, 1.25, 0.17, 'wood:walnut'],
      things: [
        ['sprig', 0.17, -0.09],
        ['two books', -0.14, -0.09],
      ],
      lamp: { x: -0.03, z: 1.66 },
    },
    alt: {
      front:
        'A round dish of clouded, rust-seamed alabaster glows on a brown wall with a halo round it, above a walnut shelf with books and a sprig.',
    },
  },
  'parlour-pleated-sconce': {
    parameters: {
      kind: 'arm_sconce',
      place: 'wall',
      clad: 'panel',
      wall: '#4A5C50',
      phase: 0.33,
      frame: [0.84, 1.24],
      glass: {
        width: 0.52,
        height: 0.78,
        shape: { kind: 'oval' },
        x: 0.32,
        z: 1.6,
        lift: 0.02,
        frames: [{ section: 'flat', width: 0.022, depth: 0.03, of: 'metal:aged brass' }],
      },
      seen: [
        ['cupboard', -2.4, { colour: '#7E8777' }],
        ['picture', -1.5],
      ],
      turn: 24,
      middle: -0.07,
      lamp: { x: -0.15, z: 1.62 },
    },
    alt: {
      front:
        'A brass swan-neck sconce with a small pleated cream shade, lit on green panelling beside a brass-framed oval mirror.',
    },
  },
  'meridian-tube-sconce': {
    parameters: {
      kind: 'tube_sconce',
      place: 'wall',
      clad: 'reeded',
      wall: '#43535A',
      pitch: 0.032,
      frame: [0.9, 1.17],
      glass: {
        width: 0.62,
        height: 0.96,
        shape: { kind: 'rectangle', radius: 0.006 },
        x: 0.34,
        z: 1.56,
        lift: 0.012,
        frames: [{ section: 'flat', width: 0.01, depth: 0.03, of: 'metal:nickel' }],
      },
      seen: [
        ['plant', 0.75],
        ['towels', 1.3],
      ],
      lamp: { x: -0.16, z: 1.62 },
    },
    alt: {
      front:
        'An upright frosted tube light with warm-nickel ends, lit on reeded blue-grey boards at the left of a mirror that shows it again.',
    },
  },
  'basin-flush-light': {
    parameters: {
      kind: 'flush_dome',
      place: 'ceiling',
      wall: '#52655A',
      frame: [1.25, 2.03],
      shelf: [2.16, 0.24],
      things: [
        ['row of books', -0.26, -0.12],
        ['basket', 0.24, -0.125],
      ],
    },
    alt: {
      front:
        'An opal glass bowl in a brass ring with a turned finial, lit on a boarded ceiling above a high shelf with books and a basket.',
    },
  },
  'ferry-track-light': {
    parameters: {
      kind: 'track',
      place: 'ceiling',
      wall: '#97866F',
      frame: [1.7, 1.47],
      shelf: [1.66, 0.24],
      things: [
        ['jar', -0.42, -0.12],
        ['red jar', -0.08, -0.12],
        ['sprig', 0.2, -0.12],
        ['dark jar', 0.46, -0.12],
      ],
      turn: -20,
      middle: -0.1,
      dusk: 1.3,
      edge: 3,
      lamp: {
        y: -0.85,
        watts: 2.8,
        aims: [
          [-0.44, 1.78],
          [-0.1, 1.76],
          [0.2, 1.8],
          [0.48, 1.76],
        ],
      },
    },
    alt: {
      front:
        'A black ceiling track with four cylinder heads, brass-trimmed, each throwing a pool of light on a shelf of clay jars.',
    },
  },
  'underline-cabinet-light': {
    parameters: {
      kind: 'strip_under',
      place: 'kitchen',
      wall: '#CFC7B4',
      frame: [0.8, 0.83],
      turn: 16,
      eye: 1.06,
      dusk: 0.5,
      lamp: { watts: 6 },
      things: [
        ['kettle', 0.16, -0.24],
        ['cups', -0.24, -0.22],
      ],
    },
    alt: {
      front:
        'A frosted line of warm light under spruce-green wall cabinets shines on square cream tiles and on a polished black counter with cups and a kettle.',
    },
  },
  'boulder-table-lamp': {
    parameters: {
      kind: 'table_lamp',
      place: 'console',
      wall: '#35494B',
      detail: [0.5, 0.9],
      things: [
        ['books', 0.24, -0.24],
        ['red jar', -0.36, -0.2],
      ],
      lamp: { x: -0.06 },
    },
    alt: {
      front:
        'A table lamp with a swelling sand-coloured clay base and a lit linen cone, on a walnut console with books and a small clay jar, against a deep teal wall.',
      detail: 'Close-up of the lit linen shade and the unglazed clay base of the lamp.',
    },
  },
  'heron-floor-lamp': {
    parameters: {
      kind: 'floor_lamp',
      place: 'corner',
      wall: '#A47C62',
      middle: 0.1,
      lamp: { x: -0.3, y: -0.6 },
    },
    alt: {
      front:
        'A floor lamp on three slender black legs with an oak joint and a wide lit linen shade, leaning its light over a green armchair with an ochre cushion.',
    },
  },
};

export function lightingPictures(): readonly StudioPicture[] {
  return upright(picturesOf(lights, 'products.lamp', looks));
}
