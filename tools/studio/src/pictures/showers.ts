import { showers } from '@showroom/catalog-data/products/showers';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { upright } from './upright.ts';

/** Parts are described in scenes/lib/shower_parts.py: x across, z up from the floor, metres throughout. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-thermostatic-column-chrome': {
    parameters: {
      parts: [{ part: 'column', x: 0, z: 1.05, finish: 'chrome', top: 1.12, reach: 0.36, radius: 0.125 }],
      tiles: { tile: [0.1, 0.1], colour: '#4C665B', kind: 'glazed', tilt: 0.6, roughness: 0.13, joint: 0.002 },
      middle: [0.02, 1.5],
      tall: 1.66,
      turn: 20,
      close_up: [0, 1.12, 0.62],
      styling: 'ledge',
    },
    views: { running: { close_up: null, water: [[0, 1.7]], turn: -20 } },
    alt: {
      front:
        'A chrome thermostatic shower column on wet hand-made green tiles in slanting sun: a bar with two knobs, a tall riser, a round rain head above and a hand shower whose hose hangs in a bow.',
      detail:
        'Close-up of the chrome thermostat bar: a ribbed knob at each end, two roses on green glazed tiles beaded with water, the ribbed hose leaving below.',
      running:
        'The chrome shower column running: streaks of water fall from the round rain head in front of green hand-made tiles, the hand shower at rest.',
    },
  },
  'boreal-agate-shower-set-brass': {
    parameters: {
      parts: [
        { part: 'head', x: 0.05, z: 2.13, finish: 'brushed brass', reach: 0.38, radius: 0.15, runs: 1.6 },
        {
          part: 'trim',
          x: 0.05,
          z: 1.15,
          finish: 'brushed brass',
          shape: 'pill',
          size: [0.13, 0.3],
          grips: [
            ['knob', 0.075],
            ['dial', -0.075],
          ],
        },
        { part: 'hand', x: 0.38, z: 1.12, finish: 'brushed brass', top: 0.69, outlet: [-0.13, -0.1] },
      ],
      tiles: { tile: [0.6, 0.3], colour: '#4E585C', bond: 0.5, roughness: 0.35, joint: 0.002, grout: '#3E4446' },
      middle: [0.1, 1.55],
      tall: 1.66,
      turn: 16,
      styling: 'ledge',
    },
    views: {
      detail: { water: [], close_up: [0.06, 1.15, 0.5], turn: 32 },
      running: { close_up: [0.2, 1.96, 0.64], turn: -30, pitch: -0.16 },
    },
    alt: {
      front:
        'A brushed brass shower on wet slate-blue tiles: a round rain head on a wall arm, running, a long plate with dial and knob below it, a hand shower on a slide bar at the right.',
      detail:
        'Close-up of the long brushed brass plate: a fluted knob above a ribbed temperature dial, on wet slate-blue tiles.',
      running:
        'The round brass rain head from slightly below, threads of water falling in rings from its nozzles, slate-blue tiles behind.',
    },
  },
  'superior-basalt-shower-system-black': {
    parameters: {
      parts: [
        {
          part: 'head',
          x: 0,
          z: 2.02,
          finish: 'matte black',
          reach: 0.4,
          radius: 0.15,
          square: true,
          drop: 0.03,
        },
        {
          part: 'trim',
          x: 0,
          z: 1.2,
          finish: 'matte black',
          shape: 'square',
          size: [0.12, 0.34],
          grips: [
            ['blade', 0.1],
            ['blade', 0],
            ['dial', -0.1],
          ],
        },
        { part: 'spray', x: -0.2, z: 1.5, finish: 'matte black', square: true },
        { part: 'spray', x: 0.2, z: 1.5, finish: 'matte black', square: true },
        { part: 'spray', x: -0.2, z: 1.24, finish: 'matte black', square: true },
        { part: 'spray', x: 0.2, z: 1.24, finish: 'matte black', square: true },
      ],
      tiles: { tile: [0.3, 0.6], colour: '#C9C7C0', roughness: 0.3, joint: 0.0025, grout: '#8F8D87' },
      middle: [0.02, 1.59],
      tall: 1.2,
      turn: -16,
    },
    views: {
      running: {
        water: [
          [0, 1.4],
          [2, 0.7],
          [3, 0.7],
          [4, 0.5],
          [5, 0.5],
        ],
        turn: -44,
        close_up: [0.1, 1.62, 1.2],
      },
      detail: { close_up: [0, 1.21, 0.5], turn: -34 },
    },
    alt: {
      front:
        'A matte black shower on tiles of wet pale stone: a square rain head above, a tall plate with three controls, two square body jets at either side.',
      running:
        'The matte black shower with everything on: rain from the square head, jets from the four body sprays arching out from pale stone.',
      detail: 'Close-up of the tall black plate: two flat levers and a round temperature dial on wet pale stone.',
    },
  },
  'superior-drizzle-rain-head-nickel': {
    parameters: {
      parts: [{ part: 'head', x: 0, z: 2.1, finish: 'brushed nickel', reach: 0.33, radius: 0.125, runs: 0.7 }],
      tiles: { tile: [0.075, 0.3], colour: '#33555E', kind: 'glazed', roughness: 0.16, joint: 0.002, grout: '#5E6B6C' },
      middle: [-0.13, 2.05],
      tall: 0.8,
      turn: 38,
      pitch: -0.14,
    },
    views: {
      detail: { water: [], turn: 24, pitch: -0.22, close_up: [-0.12, 2.08, 0.5] },
      side: { water: [], turn: 60, pitch: -0.03, close_up: [-0.28, 2.05, 0.78] },
    },
    alt: {
      front:
        'A thin round brushed nickel rain head on a straight wall arm, seen slightly from below, threads of water falling from its rings of nozzles against upright teal tiles.',
      detail:
        'The brushed nickel rain head from below, dry: a thin disc with rings of dark rubber nozzles, against teal tiles.',
      side: 'The rain head in profile: a disc no thicker than a finger, on a straight arm that stands a foot out from teal tiles.',
    },
  },
  'nipigon-sunflower-head-bronze': {
    parameters: {
      parts: [
        {
          part: 'angled-head',
          x: 0,
          z: 2.06,
          finish: 'oil-rubbed bronze',
          radius: 0.09,
          form: 'bell',
          reach: 0.1,
          slope: 48,
          runs: 0.6,
        },
      ],
      tiles: { tile: [0.15, 0.075], colour: '#8E9C8A', bond: 0.5, kind: 'glazed', roughness: 0.16, joint: 0.003 },
      middle: [-0.05, 2.0],
      tall: 0.52,
      turn: 40,
      pitch: -0.05,
    },
    views: {
      detail: { water: [], turn: 22, pitch: -0.14, close_up: [-0.03, 2.01, 0.34] },
      side: { water: [], turn: -62, pitch: 0.02, close_up: [0.08, 2.02, 0.42] },
    },
    alt: {
      front:
        'A bell-shaped shower head in dark oil-rubbed bronze on a short angled arm, tilted down to the left and running, against sage-green brick-laid tiles.',
      detail:
        'Close-up of the bronze bell and its face of rubber nozzles, the water turned off, against sage-green tiles.',
      side: 'The bronze shower head from its side: a short bent arm from a round flange, a ball joint, and the bell tilted down.',
    },
  },
  'lakehead-slide-bar-hand-shower-chrome': {
    parameters: {
      parts: [
        { part: 'hand', x: 0, z: 1.1, finish: 'chrome', top: 0.71, outlet: [-0.13, -0.06], form: 'white', sag: 0.1 },
      ],
      tiles: { tile: [0.3, 0.6], colour: '#6A625A', roughness: 0.32, joint: 0.002, grout: '#57504A' },
      middle: [0.02, 1.36],
      tall: 1.26,
      turn: 24,
      styling: 'black-ledge',
    },
    views: {
      running: { water: [[0, 1.2]], turn: -34, close_up: [0.06, 1.48, 0.95] },
      detail: { close_up: [0, 1.68, 0.42], turn: 36 },
    },
    alt: {
      front:
        'A chrome hand shower with a round face on a slide bar, its ribbed hose looping down to a wall elbow, on wet brown-grey tiles beside a small ledge with a bottle.',
      running:
        'The chrome hand shower running in its holder, fine jets arching from its round face away from brown-grey tiles.',
      detail:
        'Close-up of the hand shower in its sliding holder: a white face with rings of nozzles, a chrome grip, the ribbed hose below.',
    },
  },
  'boreal-finlayson-thermostatic-valve-nickel': {
    parameters: {
      parts: [
        {
          part: 'trim',
          x: 0,
          z: 1.2,
          finish: 'polished nickel',
          shape: 'rect',
          size: [0.14, 0.25],
          grips: [
            ['cross', 0.06],
            ['cross', -0.06],
          ],
        },
      ],
      tiles: {
        tile: [0.15, 0.075],
        colour: '#6B3B34',
        bond: 0.5,
        kind: 'glazed',
        tilt: 0.4,
        roughness: 0.14,
        joint: 0.002,
        grout: '#8A7A6E',
      },
      middle: [0, 1.2],
      tall: 0.46,
      turn: 30,
    },
    views: { side: { turn: -60 }, detail: { close_up: [-0.02, 1.25, 0.27], turn: -34, pitch: 0.04 } },
    alt: {
      front:
        'A polished nickel valve plate with two cross handles, each with a white porcelain button, one above the other on oxblood glazed tiles beaded with water.',
      side: 'The nickel valve plate from its side: two cross handles that stand out from wet oxblood tiles on turned hubs.',
      detail:
        'Close-up of one nickel cross handle: four turned arms round a white porcelain button, drops on the tiles behind.',
    },
  },
  'superior-drop-lever-valve-black': {
    parameters: {
      parts: [
        {
          part: 'trim',
          x: 0,
          z: 1.2,
          finish: 'matte black',
          shape: 'round',
          size: [0.165, 0.165],
          grips: [['drop', 0]],
        },
      ],
      tiles: { tile: [0.1, 0.1], colour: '#D6CDBC', kind: 'glazed', tilt: 0.6, roughness: 0.14, joint: 0.002 },
      middle: [0, 1.19],
      tall: 0.4,
      turn: 32,
    },
    views: { side: { turn: -62 }, detail: { close_up: [0.04, 1.18, 0.26], turn: 38, pitch: 0.07 } },
    alt: {
      front:
        'A round matte black shower valve with a single lever hanging straight down, its shadow long on wet hand-made cream tiles.',
      side: 'The black valve from its side: a flat round plate close to the cream tiles, a short hub, the lever hanging just clear of it.',
      detail: 'Close-up of the matte black hub and its slim lever, which hangs straight down in front of the plate.',
    },
  },
  'lakehead-trio-body-sprays-chrome': {
    parameters: {
      parts: [
        { part: 'spray', x: 0, z: 1.4, finish: 'chrome' },
        { part: 'spray', x: 0, z: 1.2, finish: 'chrome' },
        { part: 'spray', x: 0, z: 1.0, finish: 'chrome' },
      ],
      tiles: { tile: [0.2, 0.2], colour: '#527180', kind: 'glazed', tilt: 0.3, roughness: 0.15, joint: 0.002 },
      middle: [0, 1.2],
      tall: 0.62,
      turn: 34,
    },
    views: {
      running: {
        water: [
          [0, 0.8],
          [1, 0.6],
          [2, 0.4],
        ],
        turn: -44,
        close_up: [0.06, 1.16, 0.66],
      },
      detail: { close_up: [0.03, 1.4, 0.2], turn: 28 },
    },
    alt: {
      front:
        'Three round chrome body sprays one above the other, small domes with dark nozzles, on wet blue glazed tiles.',
      running: 'Three chrome body sprays running, their jets arching out from blue glazed tiles and falling together.',
      detail:
        'Close-up of one chrome body spray: a small ball in a round rose, its face set with dark nozzles, drops on the blue tiles.',
    },
  },
  'superior-flush-body-sprays-brass': {
    parameters: {
      parts: [
        { part: 'spray', x: 0, z: 1.3, finish: 'brushed brass', square: true },
        { part: 'spray', x: 0, z: 1.1, finish: 'brushed brass', square: true },
      ],
      tiles: { tile: [0.2, 0.2], colour: '#4C5546', roughness: 0.4, joint: 0.002, grout: '#3F463B' },
      middle: [0, 1.2],
      tall: 0.46,
      turn: -32,
    },
    views: {
      running: {
        water: [
          [0, 0.6],
          [1, 0.4],
        ],
        turn: 44,
        close_up: [-0.12, 1.16, 0.5],
      },
      detail: { close_up: [0.03, 1.3, 0.18], turn: 26 },
    },
    alt: {
      front:
        'Two square brushed brass body sprays, nearly flush with wet dark green stone tiles, their fields of small nozzles one above the other.',
      running: 'Two square brushed brass body sprays running, fine jets leaving the dark green stone wall in an arch.',
      detail:
        'Close-up of one square brass spray: a thin frame nearly flush with green stone, a raised field of small nozzles.',
    },
  },
};

/** For walls with drops, which would be half as large again: no plain surface shows the loss. */
const wetQuality = 84;

export function showerPictures(): readonly StudioPicture[] {
  return upright(picturesOf(showers, 'products.shower', looks)).map((picture) => ({ ...picture, quality: wetQuality }));
}
