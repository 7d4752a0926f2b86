import type { ProductLook } from '../pictures-of.ts';

/** A vanity's top: lower and shallower than a kitchen's. */
const vanity = { top: 0.87, front: -0.56, view_width: 1.0, widths: [0.9], doors: ['doors'] };

/** Sinks as scenes/products/sink.py shows them, metres throughout; it waits for the last of them to be shown as the others are. */
export const earlierLooks: Readonly<Record<string, ProductLook>> = {
  'lakehead-33-double-undermount-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [
        { width: 0.457, depth: 0.432, deep: 0.229, corner: 0.05, x: -0.165, floor: 0.045 },
        { width: 0.305, depth: 0.432, deep: 0.19, corner: 0.05, x: 0.241, floor: 0.045 },
      ],
      slab: 'pearl-mist',
      colour: '#E9E5DC',
      handle: 'stainless',
      heading: -12,
      backing: { tile: [0.2, 0.0667], colour: '#ECE8DF', bond: 0.5, kind: 'glazed', roughness: 0.16, joint: 0.002 },
      faucet: { kind: 'kitchen', finish: 'chrome', spout: 'swan', wand_kind: 'bell', body: 'conical', height: 0.38 },
      tap_at: [0.066, -0.085],
      styling: [
        ['lemons', 0.66, -0.2],
        ['pale-soap', -0.16, -0.08],
      ],
    },
    alt: {
      front:
        'Two stainless bowls, a large one left and a smaller right, in pearl-white quartz with cream cabinets; a chrome swan-neck faucet between them, white tiles and a bowl of lemons.',
    },
  },
  'superior-30-granite-composite-charcoal': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 0.711, depth: 0.406, deep: 0.229, corner: 0.035, drain_y: 0.08, floor: 0.04 }],
      body: ['composite', {}],
      finish: 'matte black',
      slab: 'statuario-venato',
      colour: 'wood:walnut',
      handle: 'matte black',
      heading: 15,
      backing: 0.6,
      faucet: {
        kind: 'kitchen',
        finish: 'matte black',
        spout: 'square',
        wand_kind: 'slim',
        body: 'stepped',
        grip: 'side-blade',
        height: 0.38,
      },
      styling: [['dark-branch', -0.55, -0.17]],
    },
    alt: {
      front:
        'A charcoal granite-composite bowl with a black strainer in white quartz with bold grey veins that run up the wall, a square matte black faucet and walnut cabinets.',
    },
  },
  'superior-45-workstation-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 1.09, depth: 0.432, deep: 0.254, corner: 0.01, drain_y: 0.13, floor: 0.012 }],
      ledge: true,
      board: [-0.535, -0.23],
      rack: [0.2, 0.53],
      slab: 'urban-ash',
      colour: '#D9D2C5',
      handle: 'stainless',
      view_width: 1.7,
      heading: -10,
      widths: [0.6, 1.2, 0.6],
      doors: ['drawers3', 'doors', 'drawers3'],
      backing: 0.08,
      faucet: { kind: 'commercial', finish: 'stainless', height: 0.5 },
      styling: [['tumblers', 0.72, -0.12]],
    },
    alt: {
      front:
        'A long stainless workstation sink in ash-grey concrete-look quartz: a walnut cutting board slides on its ledge at the left, a round-bar drying rack at the right, a spring faucet behind.',
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
      slab: 'belgian-crema',
      colour: 'wood:pale oak',
      handle: 'brushed brass',
      heading: -14,
      backing: { tile: [0.075, 0.3], colour: '#B9C2B4', kind: 'glazed', tilt: 0.3, roughness: 0.15, joint: 0.002 },
      faucet: { kind: 'single-hole', finish: 'brushed brass' },
      styling: [['tray', 0.4, -0.13]],
    },
    alt: {
      front:
        'A rectangular white basin below cream quartz on a pale oak vanity; a brushed brass single-hole faucet, upright sage-green tiles and a small tray with soap and a glass.',
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
      deck_lift: 0.014,
      slab: 'elegant-gris',
      colour: '#4A5A63',
      handle: 'brushed nickel',
      heading: 10,
      faucet: { kind: 'centerset', finish: 'chrome', height: 0.115, reach: 0.1 },
      tap_at: [0, -0.098],
      backing: 0.1,
      styling: [['vase', -0.42, -0.14]],
    },
    alt: {
      front:
        'A white oval drop-in basin whose rolled rim sits on even grey quartz, a chrome centerset faucet on its ledge, a slate-blue vanity below and a dark vase.',
    },
  },
  'nipigon-22-oval-vessel-gloss': {
    parameters: {
      ...vanity,
      top: 0.8,
      kind: 'vessel',
      width: 0.56,
      depth: 0.36,
      height: 0.125,
      wall: 0.014,
      foot: 0.5,
      belly: 1.4,
      slab: 'ice-azul',
      colour: '#E9E5DC',
      handle: 'chrome',
      pitch: 30,
      heading: -13,
      aim: [0, -0.26, 0.04],
      faucet: { kind: 'single-hole', finish: 'chrome', style: 'cylinder', tall: 0.13, reach: 0.15 },
      tap_at: [0, -0.075],
      styling: [['towels', 0.44, -0.3]],
    },
    alt: {
      front:
        'A long oval vessel basin in gloss white fireclay, flared like a boat, on icy blue-veined quartz with a tall chrome faucet behind it and folded towels.',
    },
  },
  'superior-15-square-vessel-black': {
    parameters: {
      ...vanity,
      top: 0.8,
      kind: 'vessel',
      shape: 'rect',
      width: 0.385,
      depth: 0.385,
      corner: 0.05,
      height: 0.13,
      wall: 0.012,
      foot: 0.8,
      belly: 1.6,
      body: ['glaze', { colour: '#1E1E1E', roughness: 0.45 }],
      finish: 'matte black',
      slab: 'beach-taupe',
      colour: 'wood:smoked oak',
      handle: 'matte black',
      pitch: 30,
      heading: 16,
      aim: [0, -0.26, 0.04],
      faucet: { kind: 'single-hole', finish: 'matte black', style: 'block', tall: 0.14, reach: 0.16 },
      tap_at: [0, -0.06],
      styling: [['pale-soap', 0.34, -0.16]],
    },
    alt: {
      front:
        'A square matte black vessel basin with soft corners on taupe concrete-look quartz and smoked oak, a tall square black faucet behind it and a pale soap bottle.',
    },
  },
  'boreal-17-travertine-vessel': {
    parameters: {
      ...vanity,
      top: 0.8,
      kind: 'vessel',
      width: 0.43,
      depth: 0.43,
      height: 0.15,
      wall: 0.02,
      foot: 0.55,
      belly: 1.8,
      deep: 0.115,
      body: ['stone', {}],
      finish: 'oil-rubbed bronze',
      slab: 'white-essence',
      colour: '#5A5148',
      handle: 'oil-rubbed bronze',
      pitch: 30,
      heading: -14,
      aim: [0, -0.26, 0.04],
      wall_faucet: 0.27,
      faucet: { kind: 'wall', finish: 'oil-rubbed bronze', plate_size: [0.27, 0.075], grip: 'lever', spout: 'curved' },
      tap_at: [0, -0.0005],
      styling: [['bowls', -0.4, -0.22]],
    },
    alt: {
      front:
        'A round travertine vessel turned from one block, sand-coloured with darker seams, on near-white quartz below a bronze wall faucet with two levers.',
    },
  },
};
