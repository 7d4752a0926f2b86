import { kitchenFaucets } from '@showroom/catalog-data/products/kitchen-faucets';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { upright } from './upright.ts';

/** Close-ups in a window’s sun: parts of scenes/lib/swan_faucets.py. */
const byWindow = 'products.faucet_by_window';

/** Parts are described in scenes/lib/faucets.py, metres throughout; `tallest` frames the picture. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-arc-pull-down-chrome': {
    parameters: {
      faucet: { kind: 'kitchen', finish: 'chrome', height: 0.41, reach: 0.215 },
      slab: 'statuario-classique',
      wall: '#6F8078',
      tallest: 0.42,
      turn: 28,
      styling: 'boards',
    },
    alt: {
      front:
        'A polished chrome pull-down faucet, one smooth half circle from deck to wand, on white quartz with a walnut board leaning on a sage wall behind it.',
      detail:
        'Close-up of the chrome wand: a fine dark seam where it leaves the arc, the spray button on its front, the window reflected in its side.',
    },
  },
  'nipigon-harbour-pull-down-nickel': {
    parameters: {
      faucet: {
        kind: 'kitchen',
        spout: 'swan',
        height: 0.39,
        reach: 0.21,
        wand_kind: 'bell',
        body: 'conical',
        finish: 'brushed nickel',
        plate_width: 0.26,
      },
      slab: 'elegant-crema',
      tallest: 0.4,
      turn: 32,
      styling: 'pears',
    },
    alt: {
      front:
        'A brushed nickel swan-neck faucet with a bell-shaped spray on a long deck plate, on cream quartz, a bowl of pears at its left.',
    },
  },
  'superior-square-pull-down-black': {
    parameters: {
      faucet: {
        kind: 'kitchen',
        spout: 'square',
        height: 0.4,
        reach: 0.2,
        wand_kind: 'slim',
        body: 'stepped',
        grip: 'side-blade',
        finish: 'matte black',
      },
      slab: 'white-valley',
      tallest: 0.41,
      turn: 30,
      tiles: { tile: [0.3, 0.1], colour: '#DDD8CE', bond: 0.5, roughness: 0.35, joint: 0.002 },
    },
    alt: {
      front:
        'A matte black faucet with a square spout, a slim wand and a flat paddle handle, on grey-veined white quartz against pale stone tiles.',
    },
  },
  'lakehead-current-pull-out-chrome': {
    parameters: {
      faucet: {
        kind: 'kitchen',
        spout: 'low',
        height: 0.27,
        reach: 0.215,
        wand_kind: 'flared',
        body: 'heavy',
        finish: 'chrome',
        radius: 0.015,
      },
      slab: 'azure-mist',
      wall: '#75868F',
      tallest: 0.4,
      turn: 38,
      styling: 'tumbler',
    },
    alt: {
      front:
        'A sturdy low-arc chrome pull-out faucet with a flared spray and a lever at its side, on pale blue-grey speckled quartz against a slate blue wall.',
    },
  },
  'superior-incline-pull-out-brass': {
    parameters: {
      faucet: {
        kind: 'kitchen',
        spout: 'angled',
        height: 0.31,
        reach: 0.22,
        wand_kind: 'slim',
        body: 'slim',
        grip: 'side-pin',
        finish: 'brushed brass',
      },
      slab: 'urban-ash',
      tallest: 0.34,
      turn: 38,
      styling: 'branch',
    },
    alt: {
      front:
        'A brushed brass faucet whose spout climbs at an angle and turns down into a pencil-slim wand, on ash-grey quartz with green branches in a vase.',
    },
  },
  'boreal-rossport-gooseneck-brass': {
    parameters: {
      faucet: {
        kind: 'kitchen',
        spout: 'gooseneck',
        height: 0.38,
        reach: 0.2,
        wand_kind: null,
        body: 'slim',
        grip: 'side-knob',
        finish: 'brushed brass',
        radius: 0.0115,
      },
      slab: 'sahara-noir',
      wall: '#D5D8CD',
      tallest: 0.39,
      turn: -30,
      styling: 'soap',
    },
    alt: {
      front:
        'A slender brushed brass gooseneck with a fluted side knob and no spray, on black gold-veined quartz against a pale green wall.',
    },
  },
  'nipigon-marina-side-spray-bronze': {
    parameters: {
      faucet: {
        kind: 'kitchen',
        spout: 'arched',
        height: 0.28,
        reach: 0.21,
        wand_kind: null,
        body: 'bell',
        finish: 'oil-rubbed bronze',
        extras: ['spray'],
      },
      slab: 'morning-mist',
      tallest: 0.34,
      turn: 34,
      styling: 'pears',
    },
    alt: {
      front:
        'An oil-rubbed bronze faucet with a bell-shaped body and an arched spout, its separate side spray standing at the right, on ivory speckled quartz.',
    },
  },
  'boreal-finlayson-bridge-nickel': {
    parameters: {
      faucet: { kind: 'bridge', finish: 'polished nickel' },
      slab: 'carrara-classique',
      tallest: 0.53,
      turn: 26,
      tiles: { tile: [0.1, 0.1], colour: '#E9E4D8', kind: 'glazed', tilt: 0.5, roughness: 0.14, joint: 0.002 },
    },
    alt: {
      front:
        'A polished nickel bridge faucet: two risers with cross handles and porcelain buttons, a bar between them, a tall gooseneck, a matching spray, against hand-made white tiles.',
    },
  },
  'nipigon-pie-island-two-handle-bronze': {
    script: byWindow,
    parameters: {
      faucet: {
        kind: 'swan',
        finish: 'rubbed bronze',
        height: 0.33,
        reach: 0.205,
        outlet: 0.205,
        grip: 'lever',
        radius: 0.0128,
        tall: 1.5,
        pump: true,
      },
      basin: 'kitchen',
      slab: 'bianco-classic',
      back: { wall: '#E4DFD4', boards: '#7F8C7C' },
      things: [['fern', -0.27, -0.09]],
      sun: 'pie',
      frame: 0.66,
      turn: 24,
      rise: 14,
      aim: [0.05, -0.15, 0.11],
    },
    alt: {
      front:
        'A dark bronze swan-neck faucet on a turned vase, rubbed bright at its edges, between two turned lever handles, with a soap pump of the same make, above a white sink against sage green panelling in the sun.',
    },
  },
  'superior-portage-spring-steel': {
    parameters: {
      faucet: { kind: 'commercial', finish: 'stainless', height: 0.52 },
      slab: 'space-grey',
      tallest: 0.54,
      turn: 30,
      styling: 'bowl',
    },
    alt: {
      front:
        'A stainless steel spring faucet in the restaurant manner: a coil arches over to a trigger spray held by a docking arm, on dark grey quartz.',
    },
  },
  'boreal-foundry-pre-rinse-black': {
    parameters: {
      faucet: {
        kind: 'commercial',
        finish: 'matte black',
        spring: 'brushed brass',
        two_valves: true,
        second_spout: true,
        height: 0.58,
      },
      slab: 'calacatta-midas',
      tallest: 0.6,
      turn: 26,
      tiles: { tile: [0.2, 0.0667], colour: '#C9CFC4', bond: 0.5, kind: 'glazed', roughness: 0.16, joint: 0.002 },
    },
    alt: {
      front:
        'A tall matte black pre-rinse faucet with a brushed brass spring, a second pot-filling spout and two blade handles, on gold-veined quartz against sage tiles.',
    },
  },
};

export function kitchenFaucetPictures(): readonly StudioPicture[] {
  return upright(picturesOf(kitchenFaucets, 'products.faucet', looks));
}
