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
      'pulled-out':
        'The chrome wand drawn down out of its arc on a braided hose, spraying into a steel sink, a walnut board behind.',
      side: 'The chrome arc in profile: a half circle from the body to the wand, which hangs over the middle of the steel bowl, its lever at the front.',
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
      'pulled-out':
        'The bell-shaped brushed nickel spray pulled out on a dark hose and running into a steel sink set in cream quartz.',
      side: 'The brushed nickel swan neck in profile: it rises behind the sink, leans forward and holds its bell-shaped spray well over the bowl.',
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
      'pulled-out':
        'The slim matte black wand pulled down on its hose from the square spout, its spray falling into a steel sink.',
      side: 'The matte black faucet in profile: an upright, a level arm and a wand that hangs straight down over the bowl, the flat paddle at its foot.',
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
    views: { detail: { lift: 0.175 } },
    alt: {
      front:
        'A sturdy low-arc chrome pull-out faucet with a flared spray and a lever at its side, on pale blue-grey speckled quartz against a slate blue wall.',
      'pulled-out':
        'The flared chrome spray pulled out of its low spout on a braided hose, rinsing a steel sink set in pale blue-grey quartz.',
      detail:
        'Close-up of the chrome head: the thick low bow, the joint where the flared spray pulls out, and the lever at its side.',
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
      'pulled-out':
        'The pencil-slim brass wand pulled out on a dark hose from the end of the slanting spout, spraying into a steel sink.',
      side: 'The brushed brass spout in profile: it climbs forward at an angle and turns down into its wand above the middle of the bowl.',
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
      running:
        'A clear, even stream of water falls from the brushed brass gooseneck into a steel sink in black gold-veined quartz.',
      side: 'The brass gooseneck in profile: one slender half circle over the bowl, the fluted knob on its body turned to the viewer.',
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
      running:
        'Water runs clear from the arched oil-rubbed bronze spout into a steel sink, the side spray waiting in its holder.',
      side: 'The bronze faucet in profile, its arched spout reaching out over the bowl from a bell-shaped body, the side spray in front of it.',
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
      running:
        'Water falls clear from the tall neck of a polished nickel bridge faucet into a steel sink, hand-made white tiles behind.',
      side: 'The nickel bridge faucet from its side: cross handles and the bar between them at the back, the gooseneck high over the bowl.',
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
    views: {
      running: { turn: -24, rise: 24 },
      side: { turn: 56, rise: 15, aim: [0, -0.2, 0.1] },
    },
    alt: {
      front:
        'A dark bronze swan-neck faucet on a turned vase, rubbed bright at its edges, between two turned lever handles, with a soap pump of the same make, above a white sink against sage green panelling in the sun.',
      running:
        'Water runs from the dark bronze swan neck into a deep white sink, its levers and its soap pump in the sun in front of sage panelling.',
      side: 'The bronze swan neck from its side, arching from its turned vase out over the white bowl, a lever and the soap pump before it.',
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
      running:
        'Fine jets fall from the steel spray, held in its docking arm below the spring, into a sink in dark grey quartz.',
      side: 'The steel spring faucet in profile: the coil arches forward from its riser, the arm holds the spray over the bowl.',
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
      running:
        'The matte black spray runs in fine jets under its brushed brass spring, the pot filler below it turned off, against sage tiles.',
      side: 'The black pre-rinse faucet in profile: the brass spring arches over the sink, the short pot-filling spout reaches out beneath it.',
    },
  },
};

export function kitchenFaucetPictures(): readonly StudioPicture[] {
  return upright(picturesOf(kitchenFaucets, 'products.faucet', looks));
}
