import { sinks } from '@showroom/catalog-data/products/sinks';
import type { StudioPicture } from '../studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

/** A vanity's top: lower and shallower than a kitchen's. */
const vanity = { top: 0.87, front: -0.56, view_width: 1.0, widths: [0.9], doors: ['doors'] };

/** Parts are described in scenes/products/sink.py, metres throughout. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-32-single-undermount-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 0.762, depth: 0.406, deep: 0.229, corner: 0.02, drain_y: 0.06 }],
      slab: 'calacatta-oro-classic',
      colour: '#3A5148',
      handle: 'brushed brass',
      backing: 0.1,
      faucet: { kind: 'kitchen', finish: 'brushed brass', height: 0.4 },
      styling: [
        ['board', -0.52, -0.06],
        ['soap', 0.2, -0.08],
      ],
      focus: [0.02, -0.33, -0.12],
    },
    alt: {
      front:
        'A wide stainless single bowl under white quartz with gold veins, a brushed brass gooseneck faucet behind it, spruce-green cabinets below and a walnut board against the wall.',
      detail:
        'Into the stainless bowl: satin steel walls with tight corners, a perforated basket strainer at the rear, the polished edge of the quartz above.',
    },
  },
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
  'boreal-33-farmhouse-fireclay-white': {
    parameters: {
      kind: 'apron',
      width: 0.838,
      depth: 0.51,
      height: 0.254,
      slab: 'carrara-classique',
      colour: '#5C6B63',
      handle: 'polished nickel',
      pitch: 27,
      aim: [0, -0.36, -0.09],
      widths: [0.9],
      faucet: { kind: 'bridge', finish: 'polished nickel', extras: [] },
      tap_at: [0, -0.075],
      backing: { tile: [0.1, 0.1], colour: '#E9E4D8', kind: 'glazed', tilt: 0.5, roughness: 0.14, joint: 0.002 },
      styling: [
        ['branch', -0.62, -0.16],
        ['oak-board', 0.62, -0.06],
      ],
    },
    alt: {
      front:
        'A white fireclay farmhouse sink with a plain apron standing proud of sage-green cabinets, grey-veined quartz at its sides, a polished nickel bridge faucet and hand-made white tiles.',
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
      view_width: 1.55,
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
  'nipigon-19-oval-undermount-white': {
    parameters: {
      ...vanity,
      kind: 'undermount',
      bowls: [{ shape: 'oval', width: 0.432, depth: 0.35, deep: 0.15, drain_y: 0.03 }],
      body: ['glaze', {}],
      middle: [0, -0.31],
      drain: 'basin',
      finish: 'chrome',
      slab: 'carrara-super',
      colour: '#EDE8DE',
      handle: 'chrome',
      backing: 0.1,
      faucet: { kind: 'widespread', finish: 'chrome', height: 0.18 },
      styling: [['towels', 0.42, -0.27]],
    },
    alt: {
      front:
        'An oval white china basin under softly veined Carrara-look quartz on a white vanity, with a chrome widespread faucet and two folded linen towels beside it.',
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
  'boreal-24-pedestal-white': {
    parameters: {
      kind: 'washstand',
      top: 0.86,
      width: 0.46,
      depth: 0.33,
      paint: '#D8DACF',
      view_width: 1.35,
      pitch: 20,
      heading: 20,
      aim: [0, -0.22, -0.32],
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
      styling: [['floor-towels', -0.55, -0.3]],
    },
    alt: {
      front:
        'A white china pedestal sink with a rounded deck on a waisted column against a pale sage wall, a nickel faucet with cross handles, and towels on an oak stool beside it.',
    },
  },
  'nipigon-26-console-brass-legs': {
    parameters: {
      kind: 'washstand',
      top: 0.86,
      shape: 'rect',
      corner: 0.06,
      width: 0.55,
      depth: 0.33,
      foot: 0.86,
      height: 0.13,
      deep: 0.115,
      legs: 'brushed brass',
      paint: '#E3D9CC',
      floor: '#A79F93',
      view_width: 1.4,
      pitch: 19,
      heading: -20,
      aim: [0, -0.22, -0.32],
      finish: 'brushed brass',
      faucet: { kind: 'single-hole', finish: 'brushed brass', style: 'arc', height: 0.2 },
      tap_at: [0, -0.085],
    },
    alt: {
      front:
        'A broad white fireclay console sink on two turned brass legs with a towel rail, its brass trap in view, against a warm plaster wall on a stone floor.',
    },
  },
  'lakehead-24-utility-tub-steel': {
    parameters: {
      kind: 'tub',
      width: 0.61,
      depth: 0.56,
      deep: 0.33,
      splash: 0.12,
      view_width: 1.55,
      pitch: 22,
      heading: 22,
      aim: [0, -0.26, -0.3],
      faucet: {
        kind: 'kitchen',
        finish: 'chrome',
        wand_kind: null,
        spout: 'gooseneck',
        height: 0.3,
        reach: 0.2,
        grip: 'side-pin',
      },
      tap_at: [0, -0.04],
      backing: { tile: [0.15, 0.15], colour: '#EFECE4', kind: 'glazed', roughness: 0.16, joint: 0.003 },
    },
    alt: {
      front:
        'A deep stainless utility tub on four steel legs with a slatted shelf and a short splash, a chrome gooseneck faucet over it, before white square tiles.',
    },
  },
  'superior-42-double-utility-black-legs': {
    parameters: {
      kind: 'tub',
      width: 1.07,
      depth: 0.56,
      deep: 0.3,
      bowls: 2,
      body: ['composite', { colour: '#E4E1DA', fleck: '#C9C4BA' }],
      leg_finish: 'matte black',
      paint: '#CFC7B9',
      floor: '#8F8A82',
      view_width: 1.9,
      pitch: 22,
      heading: -18,
      aim: [0, -0.26, -0.3],
      faucet: {
        kind: 'kitchen',
        finish: 'matte black',
        wand_kind: null,
        spout: 'square',
        height: 0.28,
        reach: 0.22,
        grip: 'side-pin',
      },
      tap_at: [0, -0.03],
    },
    alt: {
      front:
        'Two deep white composite tubs side by side on black steel legs with a slatted shelf, one matte black square faucet between them, against a taupe wall.',
    },
  },
  'nipigon-25-laundry-drop-in-white': {
    parameters: {
      kind: 'drop-in',
      shape: 'rect',
      width: 0.53,
      depth: 0.4,
      deep: 0.3,
      corner: 0.06,
      rim: 0.035,
      deck: 0.045,
      tub: true,
      drain: 'kitchen',
      finish: 'stainless',
      middle: [0, -0.335],
      deck_lift: 0.014,
      slab: 'snow-ultra',
      colour: '#6E7F86',
      handle: 'brushed nickel',
      heading: 14,
      view_width: 1.25,
      faucet: {
        kind: 'kitchen',
        finish: 'brushed nickel',
        spout: 'low',
        wand_kind: 'flared',
        body: 'heavy',
        height: 0.25,
      },
      tap_at: [0, -0.082],
      backing: { tile: [0.15, 0.075], colour: '#E8E4DA', bond: 0.5, kind: 'glazed', roughness: 0.2 },
      styling: [['towels', -0.52, -0.3]],
    },
    alt: {
      front:
        'A deep white enamelled laundry sink set into a white top on blue-grey cabinets, with a low brushed nickel pull-out faucet and folded towels at its side.',
    },
  },
  'boreal-16-round-vessel-matte-white': {
    parameters: {
      ...vanity,
      top: 0.8,
      kind: 'vessel',
      width: 0.406,
      depth: 0.406,
      height: 0.14,
      wall: 0.01,
      foot: 0.42,
      body: ['glaze', { roughness: 0.42 }],
      finish: 'brushed brass',
      slab: 'urban-bronze',
      colour: 'wood:oak',
      handle: 'brushed brass',
      pitch: 28,
      heading: 12,
      aim: [0, -0.26, 0.04],
      faucet: { kind: 'wall', finish: 'brushed brass' },
      tap_at: [0, -0.0005],
      wall_faucet: 0.26,
      styling: [['dark-branch', -0.38, -0.2]],
    },
    alt: {
      front:
        'A thin-rimmed round vessel basin in matte white on dark bronze-veined quartz over oak, a brushed brass wall-mounted faucet reaching over it, and a dark vase of leaves.',
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

/** Records of every sink's pictures. */
export function sinkPictures(): readonly StudioPicture[] {
  return picturesOf(sinks, 'products.sink', looks);
}
