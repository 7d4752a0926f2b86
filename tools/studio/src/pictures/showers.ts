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
    alt: {
      front:
        'A chrome thermostatic shower column on wet hand-made green tiles in slanting sun: a bar with two knobs, a tall riser, a round rain head above and a hand shower whose hose hangs in a bow.',
      detail:
        'Close-up of the chrome thermostat bar: a ribbed knob at each end, two roses on green glazed tiles beaded with water, the ribbed hose leaving below.',
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
    alt: {
      front:
        'A brushed brass shower on wet slate-blue tiles: a round rain head on a wall arm, running, a long plate with dial and knob below it, a hand shower on a slide bar at the right.',
    },
  },
  'superior-basalt-shower-system-black': {
    parameters: {
      parts: [
        {
          part: 'head',
          x: 0,
          z: 2.12,
          finish: 'matte black',
          reach: 0.4,
          radius: 0.15,
          square: true,
          drop: 0.03,
        },
        {
          part: 'trim',
          x: 0,
          z: 1.14,
          finish: 'matte black',
          shape: 'square',
          size: [0.12, 0.34],
          grips: [
            ['blade', 0.1],
            ['blade', 0],
            ['dial', -0.1],
          ],
        },
        { part: 'spray', x: -0.24, z: 1.5, finish: 'matte black', square: true },
        { part: 'spray', x: 0.24, z: 1.5, finish: 'matte black', square: true },
        { part: 'spray', x: -0.24, z: 1.2, finish: 'matte black', square: true },
        { part: 'spray', x: 0.24, z: 1.2, finish: 'matte black', square: true },
      ],
      tiles: { tile: [0.6, 1.2], colour: '#B09A80', roughness: 0.35, joint: 0.002, grout: '#8E7C67' },
      middle: [0, 1.62],
      tall: 1.6,
      turn: -16,
    },
    alt: {
      front:
        'A matte black shower on large tiles of wet sand-coloured stone: a square rain head above, a tall plate with three controls, two square body jets at either side.',
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
    alt: {
      front:
        'A thin round brushed nickel rain head on a straight wall arm, seen slightly from below, threads of water falling from its rings of nozzles against upright teal tiles.',
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
    alt: {
      front:
        'A bell-shaped shower head in dark oil-rubbed bronze on a short angled arm, tilted down to the left and running, against sage-green brick-laid tiles.',
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
    alt: {
      front:
        'A chrome hand shower with a round face on a slide bar, its ribbed hose looping down to a wall elbow, on wet brown-grey tiles beside a small ledge with a bottle.',
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
    alt: {
      front:
        'A polished nickel valve plate with two cross handles, each with a white porcelain button, one above the other on oxblood glazed tiles beaded with water.',
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
    alt: {
      front:
        'A round matte black shower valve with a single lever hanging straight down, its shadow long on wet hand-made cream tiles.',
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
    alt: {
      front:
        'Three round chrome body sprays one above the other, small domes with dark nozzles, on wet blue glazed tiles.',
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
    alt: {
      front:
        'Two square brushed brass body sprays, nearly flush with wet dark green stone tiles, their fields of small nozzles one above the other.',
    },
  },
};

/** For walls with drops, which would be half as large again: no plain surface shows the loss. */
const wetQuality = 84;

export function showerPictures(): readonly StudioPicture[] {
  return upright(picturesOf(showers, 'products.shower', looks)).map((picture) => ({ ...picture, quality: wetQuality }));
}
