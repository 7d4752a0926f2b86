import { lights } from '@showroom/catalog-data/products/lighting';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { upright } from './upright.ts';

/** Which lamp of `scenes/lib/lamps.py` it is, and where in its room it is seen. */
const inRooms: Readonly<Record<string, ProductLook>> = {
  'weir-linen-pendant': {
    parameters: { kind: 'drum_pendant', wall: '#CBB9A3', seed: 3, top: 'oak', lamp: { z: 1.45 } },
    alt: { front: 'A wide natural linen drum pendant glowing over an oak table with a bowl of pears.' },
  },
  'sleeping-giant-lath-pendant': {
    parameters: { kind: 'lath_pendant', wall: '#D5CCBC', seed: 4, top: 'smoked oak', lamp: { z: 1.38 } },
    alt: { front: 'A bell-shaped pendant of thin bent oak laths round a lit core, above a dark oak table.' },
  },
  'portage-ring-chandelier': {
    parameters: { kind: 'ring_chandelier', wall: '#A9ACA0', seed: 5, lamp: { z: 1.76 } },
    alt: {
      front: 'A brass ring chandelier, lit on its inner face, hangs level on three thin cables over a walnut table.',
    },
  },
  'tamarack-chandelier': {
    parameters: { kind: 'branch_chandelier', wall: '#C4A98C', seed: 6, lamp: { z: 1.55 } },
    alt: {
      front:
        'An aged-brass chandelier with six swept arms, each with a small lit opal globe, above a table with branches in a vase.',
      detail: 'Close to the turned brass stem and swept arms of the chandelier, with its small opal globes lit.',
    },
  },
  'islet-linear-chandelier': {
    parameters: { kind: 'linear_chandelier', wall: '#CFC6B6', seed: 7, top: 'pale oak', lamp: { z: 1.62 } },
    alt: {
      front:
        'A long black bar with five frosted cylinders in brass collars, shining up and down over a pale oak table.',
    },
  },
  'harbour-vanity-bar': {
    parameters: { kind: 'vanity_bar', place: 'mirror', wall: '#C6C8BC', seed: 3 },
    alt: {
      front: 'A brass bar with three lit opal cylinders on the wall above a brass-framed mirror and a white basin.',
    },
  },
  'moonrise-alabaster-sconce': {
    parameters: { kind: 'disc_sconce', place: 'mirror', wall: '#B7A795', seed: 6, lamp: { glass: 'arch' } },
    alt: {
      front:
        'A round dish of clouded alabaster glows on the wall with a halo round it, to the left of an arched mirror.',
    },
  },
  'parlour-pleated-sconce': {
    parameters: { kind: 'arm_sconce', place: 'mirror', wall: '#8E9B8C', seed: 11 },
    alt: {
      front: 'A brass swan-neck sconce with a small pleated cream shade, lit beside an oval mirror on a sage wall.',
    },
  },
  'meridian-tube-sconce': {
    parameters: { kind: 'tube_sconce', place: 'mirror', wall: '#C9C4BB', seed: 8, lamp: { glass: 'rectangle' } },
    alt: {
      front:
        'An upright frosted tube light with warm-nickel ends, lit at the left of a rectangular mirror above a basin.',
    },
  },
  'basin-flush-light': {
    parameters: { kind: 'flush_dome', place: 'ceiling', wall: '#CBBFA9', seed: 1 },
    alt: {
      front:
        'An opal glass bowl in a brass ring with a turned finial, lit on a white ceiling above two small pictures.',
    },
  },
  'ferry-track-light': {
    parameters: { kind: 'track', place: 'ceiling', wall: '#B5B5A6', seed: 2 },
    alt: {
      front:
        'A black ceiling track with four cylinder heads, brass-trimmed, throwing soft pools of light on a wall with a framed print.',
    },
  },
  'underline-cabinet-light': {
    parameters: { kind: 'strip_under', place: 'kitchen', wall: '#E4DECF', seed: 3 },
    alt: {
      front:
        'A line of warm light under spruce-green wall cabinets shines on stacked cream tile and a white quartz counter with a bowl of lemons.',
    },
  },
  'boulder-table-lamp': {
    parameters: { kind: 'table_lamp', place: 'console', wall: '#C9B299', seed: 4 },
    alt: {
      front:
        'A table lamp with a swelling sand-coloured clay base and a lit linen cone, on a walnut console beside books and a framed print.',
      detail: 'Close to the lit linen shade and the unglazed clay base of the lamp.',
    },
  },
  'heron-floor-lamp': {
    parameters: { kind: 'floor_lamp', place: 'floor', wall: '#BFC0B3', seed: 5 },
    alt: {
      front:
        'A floor lamp on three slender black legs with an oak joint and a wide lit linen shade, beside a stool of books on a pale oak floor.',
    },
  },
};

/** Lamps that are seen near by, at dusk, over a table that is there to set them off. */
const nearBy: Readonly<Record<string, ProductLook>> = {
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
        'A spruce-green enamelled dome pendant with a brass cap, its white inside lit, hangs over a row of grey cups on a walnut table before a lime-washed wall.',
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
        'Three opal globes of different sizes glow at different heights under brass caps before a dark green wall, above a table with cups and a jug of branches.',
    },
  },
};

export function lightingPictures(): readonly StudioPicture[] {
  return upright(
    lights.flatMap((light) =>
      light.slug in nearBy
        ? picturesOf([light], 'products.near_lamp', nearBy)
        : picturesOf([light], 'products.lamp', inRooms),
    ),
  );
}
