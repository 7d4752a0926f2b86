import type { ProductLook } from '../pictures-of.ts';

/** A top for a vessel lies lower than others, so that its rim comes to the height of hands. */
const low = { kind: 'vessel', top: 0.8, front: -0.54, view_width: 0.98, widths: [0.9], doors: ['doors'] };

export const vesselLooks: Readonly<Record<string, ProductLook>> = {
  'superior-23-rectangle-vessel-white': {
    parameters: {
      ...low,
      shape: 'rect',
      width: 0.585,
      depth: 0.38,
      corner: 0.035,
      height: 0.115,
      wall: 0.007,
      foot: 0.93,
      belly: 1.3,
      finish: 'chrome',
      slab: 'space-black',
      colour: 'wood:walnut',
      handle: 'matte black',
      pitch: 31,
      heading: 16,
      view_width: 1.06,
      aim: [0, -0.26, 0.05],
      paint: '#D6CFC2',
      faucet: { kind: 'single-hole', finish: 'matte black', style: 'block', tall: 0.12, reach: 0.16 },
      tap_at: [0, -0.065],
      styling: [
        ['soap_dish', -0.4, -0.18, { tint: '#C9C1B2', bar: '#A9B69A' }],
        ['amber', 0.42, -0.17],
      ],
    },
    alt: {
      front:
        'A rectangular white vessel basin with thin upright walls on black quartz over walnut doors, a tall square black faucet behind it, green soap in a dish and a brown bottle with a pump.',
    },
  },
  'nipigon-16-glass-vessel-green': {
    parameters: {
      ...low,
      front: -0.58,
      middle: [0, -0.33],
      width: 0.419,
      depth: 0.419,
      height: 0.14,
      wall: 0.0127,
      foot: 0.36,
      belly: 1.9,
      body: ['lake glass', {}],
      finish: 'chrome',
      slab: 'snow-ultra',
      colour: '#3E5650',
      handle: 'chrome',
      pitch: 27,
      heading: -18,
      aim: [0, -0.29, 0.05],
      boards: ['#E1DED4', 2.2],
      faucet: { kind: 'single-hole', finish: 'chrome', style: 'arc', tall: 0.12, reach: 0.15 },
      tap_at: [0, -0.07],
      styling: [
        ['flowers', -0.36, -0.16, { petals: '#C9B7CC', seed: 8 }],
        ['soap_dish', 0.35, -0.2, { tint: '#5F7C74' }],
      ],
    },
    alt: {
      front:
        'A round vessel basin of clear lake-green glass, darkest at its rim, on white quartz over deep green doors, a tall chrome faucet behind it, mauve flowers and a dish of soap.',
    },
  },
  'boreal-17-hammered-copper-vessel': {
    parameters: {
      ...low,
      front: -0.6,
      middle: [0, -0.345],
      width: 0.432,
      depth: 0.432,
      height: 0.152,
      wall: 0.006,
      foot: 0.46,
      belly: 2.1,
      rolled: 0.0065,
      body: ['hammered', {}],
      finish: 'oil-rubbed bronze',
      slab: 'nuevo-gris',
      colour: 'wood:oak',
      handle: 'oil-rubbed bronze',
      pitch: 30,
      heading: 15,
      aim: [0, -0.3, 0.06],
      backing: { tile: [0.13, 0.13], colour: '#E2DACB', kind: 'glazed', tilt: 0.5, roughness: 0.16, joint: 0.003 },
      faucet: { kind: 'single-hole', finish: 'oil-rubbed bronze', style: 'cylinder', tall: 0.14, reach: 0.15 },
      tap_at: [0, -0.06],
      styling: [
        ['candle', 0.34, -0.16, { tint: '#6E5A48' }],
        ['soap_dish', -0.36, -0.22, { tint: '#B7A78E', bar: '#C7B287' }],
      ],
    },
    alt: {
      front:
        'A round vessel basin of hammered copper with a rolled rim and a warm patina, on grey quartz over oak doors before cream tiles, a tall bronze faucet behind it.',
    },
  },
  'superior-21-concrete-vessel-grey': {
    parameters: {
      ...low,
      shape: 'rect',
      width: 0.533,
      depth: 0.356,
      corner: 0.045,
      height: 0.127,
      wall: 0.019,
      foot: 0.88,
      belly: 1.2,
      body: ['cast', {}],
      finish: 'matte black',
      slab: 'belgian-crema',
      colour: 'wood:pale oak',
      handle: 'matte black',
      pitch: 31,
      heading: -15,
      view_width: 1.04,
      aim: [0, -0.26, 0.05],
      paint: '#E3DCCF',
      faucet: { kind: 'wall', finish: 'matte black', grip: 'pin' },
      tap_at: [0, -0.0005],
      tap_lift: 0.24,
      styling: [
        ['wall:towel_ring', 0.44, 0.4, { finish: 'matte black', colour: '#7D8A80', drop: 0.2 }],
        ['toothbrushes', -0.39, -0.16, { tint: '#5F6661' }],
      ],
    },
    alt: {
      front:
        'A rectangular vessel basin of warm grey cast concrete on cream quartz over pale oak, a black wall faucet with two pin handles above it, a green towel in a ring and a cup of toothbrushes.',
    },
  },
};
