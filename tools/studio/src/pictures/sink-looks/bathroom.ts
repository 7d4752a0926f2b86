import type { ProductLook } from '../pictures-of.ts';

/** A vanity's top: lower and shallower than a kitchen's. */
const vanity = { top: 0.87, front: -0.56, view_width: 0.98, widths: [0.9], doors: ['doors'] };

export const bathroomSinkLooks: Readonly<Record<string, ProductLook>> = {
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
    alt: {
      front:
        'A flat-rimmed rectangular white drop-in basin in black veined stone on an oak vanity, a brushed nickel faucet in three parts on its deck, a brown bottle and a candle before pale boards.',
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
    alt: {
      front:
        'A white semi-recessed basin standing half before a shallow grey top on green doors, a brushed brass faucet and a brass ringed overflow, a candle and a cup before cream tiles.',
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
    alt: {
      front:
        'A compact white basin hung on upright blue-grey tiles, its chrome bottle trap and two valves in plain sight, a chrome faucet on it, and a linen towel in a ring at its right.',
    },
  },
};
