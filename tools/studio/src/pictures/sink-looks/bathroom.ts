import type { ProductLook } from '../pictures-of.ts';

/** A vanity’s top, lower and shallower than a kitchen’s. */
const vanity = { top: 0.87, front: -0.56, view_width: 0.98, widths: [0.9], doors: ['doors'] };

export const bathroomSinkLooks: Readonly<Record<string, ProductLook>> = {
  'nipigon-19-oval-undermount-white': {
    parameters: {
      ...vanity,
      kind: 'undermount',
      bowls: [{ shape: 'oval', width: 0.432, depth: 0.35, deep: 0.15, drain_y: 0.03 }],
      body: ['glaze', {}],
      middle: [0, -0.31],
      drain: 'basin',
      finish: 'chrome',
      slab: 'space-grey',
      colour: '#E4DED2',
      handle: 'chrome',
      heading: 14,
      pitch: 42,
      backing: 0.1,
      paint: '#A7B1A6',
      faucet: { kind: 'widespread', finish: 'chrome', height: 0.18 },
      styling: [
        ['flowers', -0.37, -0.15, { petals: '#E6D9C2', seed: 12 }],
        ['soap_dish', 0.38, -0.2, { tint: '#DDD6C8', bar: '#B9C2A6' }],
      ],
    },
    views: { detail: { view_width: 0.85, focus: [0, -0.29, -0.05] } },
    alt: {
      front:
        'An oval white china sink under dark grey quartz on a cream vanity, a chrome ringed overflow in its back wall, a chrome widespread faucet, pale flowers and a dish of soap.',
      detail:
        'The oval bowl close up: white china that curves to a chrome drain, an overflow ringed in chrome, the polished edge of the dark grey quartz above it.',
      above:
        'The oval white sink from above, a chrome drain a little behind its middle, its rim hidden under dark grey quartz.',
    },
  },
  'superior-20-rectangle-undermount-white': {
    parameters: {
      ...vanity,
      kind: 'undermount',
      bowls: [{ width: 0.457, depth: 0.33, deep: 0.14, corner: 0.03, floor: 0.03, drain_y: 0.07 }],
      body: ['glaze', {}],
      middle: [0, -0.3],
      drain: 'basin',
      finish: 'brushed brass',
      slab: 'belgian-desert',
      colour: 'wood:pale oak',
      handle: 'brushed brass',
      heading: -16,
      pitch: 40,
      backing: { tile: [0.075, 0.3], colour: '#7F9185', kind: 'glazed', tilt: 0.3, roughness: 0.15, joint: 0.002 },
      faucet: { kind: 'single-hole', finish: 'brushed brass' },
      styling: [
        ['tray', 0.36, -0.14],
        ['candle', -0.38, -0.17, { tint: '#D9CDB8' }],
      ],
    },
    views: { detail: { view_width: 0.85, focus: [0, -0.28, -0.05] } },
    alt: {
      front:
        'A rectangular white sink below sand-coloured quartz on a pale oak vanity, a brushed brass faucet against upright sage-green tiles, a small tray with soap and a glass.',
      detail:
        'The rectangular bowl close up: straight white walls with soft corners, a brass drain and a brass-ringed overflow, the edge of the sand-coloured quartz above.',
      above:
        'The rectangular white sink from above: soft corners, a floor that falls to the drain, sand-coloured quartz round it.',
    },
  },
  'lakehead-20-oval-drop-in-white': {
    parameters: {
      ...vanity,
      kind: 'drop-in',
      width: 0.43,
      depth: 0.33,
      deep: 0.15,
      deck: 0.055,
      middle: [0, -0.305],
      tap_lift: 0.014,
      slab: 'beach-taupe',
      colour: '#4A5A63',
      handle: 'brushed nickel',
      heading: 12,
      pitch: 40,
      faucet: { kind: 'centerset', finish: 'chrome', height: 0.115, reach: 0.1 },
      tap_at: [0, -0.098],
      backing: 0.1,
      paint: '#E2DACC',
      styling: [
        ['toothbrushes', -0.36, -0.15],
        ['wall:towel_ring', 0.44, 0.4, { finish: 'brushed nickel', colour: '#93A3A6', drop: 0.2 }],
      ],
    },
    views: { detail: { view_width: 0.95, focus: [0, -0.28, -0.02] } },
    alt: {
      front:
        'A white oval drop-in sink whose rolled rim sits on taupe quartz, a chrome centerset faucet on its ledge, a slate-blue vanity below, toothbrushes in a cup and a towel in a ring.',
      detail:
        'The rolled rim of the oval sink on taupe quartz, a chrome drain and a ringed overflow in the white china, the faucet on the ledge behind.',
      above:
        'The oval drop-in sink from above, its rolled rim on taupe quartz, wider at the back where the faucet stands.',
    },
  },
  'superior-24-rectangle-drop-in-white': {
    parameters: {
      ...vanity,
      kind: 'rimmed',
      width: 0.61,
      depth: 0.457,
      corner: 0.02,
      middle: [0, -0.292],
      bowls: [{ width: 0.483, depth: 0.28, deep: 0.145, corner: 0.055, y: -0.055, drain_y: 0.02 }],
      steep: 4.2,
      drain: 'basin',
      finish: 'brushed nickel',
      slab: 'sahara-noir',
      colour: 'wood:oak',
      handle: 'brushed nickel',
      heading: 17,
      pitch: 42,
      view_width: 1.06,
      boards: ['#C9CFC8', 2.2],
      faucet: {
        kind: 'widespread',
        finish: 'brushed nickel',
        spout: 'arched',
        grip: 'blade',
        height: 0.15,
        spread: 0.203,
      },
      tap_at: [0, -0.118],
      tap_lift: 0.013,
      styling: [
        ['amber', -0.44, -0.17],
        ['candle', 0.43, -0.19, { tint: '#5F6A60' }],
      ],
    },
    views: { detail: { view_width: 0.95, focus: [0.11, -0.3, -0.02] } },
    alt: {
      front:
        'A flat-rimmed rectangular white drop-in sink in black veined stone on an oak vanity, a brushed nickel faucet in three parts on its deck, a brown bottle and a candle before pale boards.',
      detail:
        'A corner of the drop-in sink: its flat white rim on black veined stone, a rounded basin with a nickel drain and overflow, the lever of the faucet on the deck.',
      above:
        'The flat-rimmed rectangular sink from above: a rounded basin in a broad white deck on black veined stone.',
    },
  },
  'boreal-22-semi-recessed-white': {
    parameters: {
      ...vanity,
      kind: 'semi',
      top: 0.8,
      front: -0.36,
      slab: 'urban-ash',
      colour: '#6B7B6C',
      handle: 'brushed brass',
      widths: [0.72],
      view_width: 1.14,
      heading: -20,
      pitch: 25,
      aim: [0, -0.27, 0.0],
      backing: { tile: [0.1, 0.1], colour: '#E5DFD2', kind: 'glazed', tilt: 0.5, roughness: 0.16, joint: 0.002 },
      faucet: { kind: 'single-hole', finish: 'brushed brass', style: 'arc', height: 0.19 },
      tap_at: [0, -0.098],
      tap_lift: 0.085,
      finish: 'brushed brass',
      styling: [
        ['candle', 0.42, -0.15, { tint: '#5F6A60' }],
        ['toothbrushes', -0.4, -0.14, { tint: '#8C6A52' }],
      ],
    },
    views: { detail: { view_width: 1.0, heading: -14, focus: [0.0, -0.32, 0.05] } },
    alt: {
      front:
        'A white semi-recessed sink projecting halfway past a shallow grey top on green doors, a brushed brass faucet and a brass ringed overflow, a candle and a cup against cream tiles.',
      detail:
        'The front of the semi-recessed sink: a broad rounded rim in glossy white, a brass drain and a ringed overflow, the green door of the cabinet below.',
      above: 'The semi-recessed sink from above, its front half standing out past the shallow grey top.',
    },
  },
  'lakehead-20-wall-hung-white': {
    parameters: {
      kind: 'hung',
      top: 0.864,
      width: 0.508,
      depth: 0.406,
      bowl: [0.41, 0.255],
      bowl_y: 0.05,
      view_width: 1.16,
      heading: 24,
      eye: 1.5,
      aim: [0.04, -0.18, -0.1],
      finish: 'chrome',
      backing: {
        tile: [0.065, 0.2],
        colour: '#5E7480',
        kind: 'glazed',
        roughness: 0.13,
        joint: 0.0025,
        tilt: 0.3,
        high: 1.3,
      },
      paint: '#E9E3D8',
      floor: 'tile:#B7AEA0',
      faucet: { kind: 'single-hole', finish: 'chrome' },
      tap_at: [0, -0.075],
      tap_y: -0.075,
      styling: [['wall:towel_ring', 0.43, 0.06, { finish: 'chrome', colour: '#E2DBCC' }]],
    },
    views: {
      detail: { view_width: 1.0, eye: null, focus: [0, -0.2, -0.03] },
      above: { view_width: 1.3, aim: [0, -0.18, -0.1] },
    },
    alt: {
      front:
        'A compact white sink hung on upright blue-grey tiles, its chrome bottle trap and two valves in plain sight, a chrome faucet on it, and a linen towel in a ring at its right.',
      detail:
        'The wall-hung sink close up: a rounded white bowl with a chrome drain and a ringed overflow, the faucet on its deck, blue-grey tiles behind.',
      above:
        'The wall-hung sink from above: a wide shallow basin, a narrow deck for the faucet, blue-grey tiles along its back.',
    },
  },
  'boreal-24-pedestal-white': {
    parameters: {
      kind: 'washstand',
      top: 0.86,
      width: 0.46,
      depth: 0.33,
      boards: ['#7E8C84', 1.16],
      paint: '#E6DFD1',
      floor: 'check:#C4BAA9',
      view_width: 1.72,
      heading: 20,
      eye: 1.6,
      aim: [0, -0.22, -0.29],
      faucet: {
        kind: 'widespread',
        finish: 'polished nickel',
        spout: 'swan',
        grip: 'cross',
        body: 'pedestal',
        height: 0.15,
        reach: 0.12,
        spread: 0.2,
      },
      tap_at: [0, -0.085],
      styling: [
        ['floor:stool', -0.54, -0.28],
        ['floor:candle', -0.5, -0.26, 0.446, { tint: '#C9B9A0' }],
        ['floor:soap_dish', -0.6, -0.3, 0.446],
      ],
    },
    views: { detail: { view_width: 1.0, eye: null, focus: [0, -0.25, -0.02] } },
    alt: {
      front:
        'A white china pedestal sink with a rounded deck on a waisted column against grey-green panelling, a nickel faucet with cross handles, an oak stool with a candle and soap beside it.',
      detail:
        'The pedestal sink close up: a rounded white rim, a chrome drain and overflow in the oval bowl, three parts of a nickel faucet with cross handles on the deck.',
      above:
        'The pedestal sink from above: an oval basin in a rounded deck, a nickel faucet in three parts at its back.',
    },
  },
  'nipigon-26-console-brass-legs': {
    parameters: {
      kind: 'hung',
      legs: 'brushed brass',
      top: 0.864,
      width: 0.66,
      depth: 0.483,
      bowl: [0.54, 0.315],
      bowl_y: 0.055,
      corner: 0.03,
      bowl_corner: 0.07,
      height: 0.13,
      deep: 0.125,
      foot: 0.72,
      rail: 0.26,
      view_width: 1.92,
      heading: -24,
      eye: 1.6,
      aim: [0, -0.24, -0.37],
      towel: '#E6DFD0',
      finish: 'brushed brass',
      backing: {
        tile: [0.13, 0.13],
        colour: '#4F5F58',
        kind: 'glazed',
        roughness: 0.13,
        joint: 0.0025,
        tilt: 0.4,
        high: 1.16,
      },
      paint: '#E3D9CA',
      floor: 'oak',
      faucet: { kind: 'single-hole', finish: 'brushed brass', style: 'arc', height: 0.2 },
      tap_at: [0, -0.085],
      styling: [['floor:stool', 0.66, -0.3]],
    },
    views: { detail: { view_width: 1.1, eye: null, focus: [-0.14, -0.4, -0.1] } },
    alt: {
      front:
        'A broad white fireclay console sink on two turned brass legs with a towel rail, its brass trap and valves in view, against dark green tiles on an oak floor, a linen towel over the rail.',
      detail:
        'A front corner of the console sink: white fireclay with a soft edge on a turned brass leg, the rail with its linen towel below, a brass drain in the bowl.',
      above:
        'The console sink from above: one broad shallow basin with shelves of fireclay at its sides, a brushed brass faucet and drain.',
    },
  },
};
