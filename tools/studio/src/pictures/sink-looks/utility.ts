import type { ProductLook } from '../pictures-of.ts';

/** Parts are described in scenes/products/sink.py, metres throughout. */
export const utilitySinkLooks: Readonly<Record<string, ProductLook>> = {
  'lakehead-24-utility-tub-steel': {
    parameters: {
      kind: 'tub',
      top: 0.9,
      width: 0.61,
      depth: 0.56,
      deep: 0.33,
      splash: 0.1,
      ledge: 0.07,
      shelf: 0.22,
      pipes: 'chrome',
      view_width: 2.0,
      heading: 24,
      aim: [0, -0.28, -0.4],
      backing: {
        tile: [0.15, 0.15],
        colour: '#8FA09A',
        kind: 'glazed',
        roughness: 0.14,
        joint: 0.003,
        tilt: 0.3,
        high: 1.26,
      },
      paint: '#EBE6DC',
      floor: 'tile:#8E8A82',
      faucet: {
        kind: 'kitchen',
        finish: 'chrome',
        wand_kind: null,
        spout: 'gooseneck',
        height: 0.3,
        reach: 0.2,
        grip: 'side-pin',
      },
      tap_at: [0, -0.07],
      styling: [
        ['floor:basket', 0.62, -0.3, { radius: 0.19, high: 0.3 }],
        ['wall:hook_towel', -0.62, 0.2, { colour: '#D8CDB8', drop: 0.4 }],
      ],
    },
    views: { detail: { view_width: 1.1, eye: null, focus: [0, -0.28, -0.08] } },
    alt: {
      front:
        'A deep stainless utility tub on four steel legs with a slatted shelf, its chrome trap and valves below, against sage-green square tiles, a basket of washing at its side.',
      detail:
        'Into the utility tub: deep satin steel walls with rounded corners, a basket strainer in the floor, a ledge at the back for the chrome faucet.',
      above:
        'The stainless utility tub from above: one deep well with a basket drain, a ledge for the faucet and a splash at its back.',
    },
  },
  'superior-42-double-utility-black-legs': {
    parameters: {
      kind: 'tub',
      top: 0.9,
      width: 1.07,
      depth: 0.56,
      deep: 0.3,
      bowls: 2,
      ledge: 0.07,
      body: ['composite', { colour: '#E6E3DC', fleck: '#C9C4BA', roughness: 0.4 }],
      leg_finish: 'matte black',
      pipes: 'chrome',
      boards: ['#6F7A72', 1.3],
      paint: '#E9E3D8',
      floor: 'check:#C9BFAE',
      view_width: 2.06,
      heading: -18,
      aim: [0, -0.26, -0.41],
      faucet: {
        kind: 'kitchen',
        finish: 'matte black',
        wand_kind: null,
        spout: 'square',
        height: 0.28,
        reach: 0.22,
        grip: 'side-pin',
      },
      tap_at: [0, -0.06],
      styling: [
        ['floor:pail', -0.34, -0.36, 0.208, { colour: '#E9E6DE', enamel: true, radius: 0.125, high: 0.22 }],
        ['floor:powder', 0.36, -0.3, 0.208],
      ],
    },
    views: { detail: { view_width: 1.3, eye: null, focus: [0.05, -0.3, -0.08] } },
    alt: {
      front:
        'Two deep white composite tubs side by side on black steel legs, one square black faucet between them and one trap below, against moss-green panelling, a pail and a jar on the shelf.',
      detail:
        'The wall between the two composite tubs: thick white edges, rounded, a steel strainer in each floor, the foot of the black faucet on the ledge behind.',
      above:
        'The double tub from above: two deep wells of equal size, a wall between them, one black faucet that swings to both.',
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
      deck: 0.05,
      tub: true,
      drain: 'kitchen',
      finish: 'stainless',
      middle: [0, -0.335],
      tap_lift: 0.014,
      slab: 'sahara-noir',
      colour: '#C9CFC6',
      handle: 'brushed nickel',
      heading: 16,
      pitch: 38,
      view_width: 1.12,
      faucet: {
        kind: 'kitchen',
        finish: 'brushed nickel',
        spout: 'low',
        wand_kind: 'flared',
        body: 'heavy',
        height: 0.25,
      },
      tap_at: [0, -0.085],
      backing: { tile: [0.2, 0.065], colour: '#E4DFD4', bond: 0.5, kind: 'glazed', roughness: 0.16, tilt: 0.3 },
      styling: [
        ['powder', 0.44, -0.16],
        ['pegs', -0.44, -0.24],
      ],
    },
    views: { detail: { view_width: 1.0, heading: 34, focus: [0.03, -0.34, -0.06] } },
    alt: {
      front:
        'A deep white enamelled laundry sink set into black stone on pale green cabinets, a low brushed nickel pull-out faucet on its ledge, pegs in a bowl and a jar of washing powder.',
      detail:
        'The rolled rim of the laundry sink on black stone: deep white enamel with rounded corners, a steel strainer in the floor, the nickel spout above.',
      above:
        'The laundry sink from above: a deep white well in a rolled rim, a ledge for the faucet at its back, black stone around it.',
    },
  },
  'lakehead-23-laundry-tub-white': {
    parameters: {
      kind: 'tub',
      top: 0.864,
      width: 0.585,
      depth: 0.635,
      deep: 0.33,
      rim: 0.034,
      ledge: 0.085,
      corner: 0.09,
      draft: 0.045,
      shelf: 0,
      body: ['glaze', { colour: '#ECEBE6', roughness: 0.34 }],
      leg_finish: 'white',
      pipes: 'white',
      paint: '#B9C3BE',
      floor: 'tile:#8C857B',
      view_width: 1.94,
      heading: -24,
      aim: [0, -0.3, -0.41],
      faucet: { kind: 'centerset', finish: 'chrome', height: 0.15, reach: 0.15, spout: 'arched' },
      tap_at: [0, -0.075],
      tap_lift: 0.0,
      tap_y: -0.09,
      styling: [
        ['floor:pail', -0.58, -0.34],
        ['wall:hook_towel', 0.62, 0.18, { colour: '#E5DFD2' }],
      ],
    },
    views: { detail: { view_width: 1.2, eye: null, focus: [0, -0.3, -0.08] } },
    alt: {
      front:
        'A white moulded laundry tub on four white legs with a chrome two-handle faucet on its ledge and a white trap below, against a grey-green wall, a zinc pail on the floor.',
      detail:
        'Into the laundry tub: smooth white walls that narrow toward a steel strainer, broadly rounded corners, the chrome faucet on the ledge behind.',
      above:
        'The moulded laundry tub from above: a deep white well that narrows toward its drain, the faucet on a ledge behind.',
    },
  },
  'nipigon-22-service-sink-cast-iron': {
    parameters: {
      kind: 'service',
      top: 0.78,
      width: 0.56,
      depth: 0.457,
      deep: 0.29,
      back: 0.3,
      tap: 0.19,
      finish: 'chrome',
      view_width: 1.5,
      heading: 26,
      aim: [0, -0.22, -0.1],
      eye: 1.6,
      backing: {
        tile: [0.152, 0.076],
        colour: '#3F5A50',
        bond: 0.5,
        kind: 'glazed',
        roughness: 0.12,
        joint: 0.003,
        tilt: 0.3,
        high: 1.42,
      },
      paint: '#E6DFD2',
      floor: 'check:#B9AE9C',
      styling: [
        ['floor:mop', 0.56, -0.075, 0.1, { lean: [0.02, 0.05] }],
        ['floor:pail', -0.52, -0.26],
      ],
    },
    views: { detail: { view_width: 1.15, eye: null, focus: [0, -0.22, 0] } },
    alt: {
      front:
        'A white enamelled service sink with a high back hung on dark green tiles, a chrome two-handle faucet with a pail hook above its deep well, a trap to the wall, a mop and a zinc pail.',
      detail:
        'The well of the service sink: glossy white enamel, a steel guard along the front rim, a grid drain, the spout of the chrome faucet above.',
      above:
        'The service sink from above: a deep enamelled well in front of its high back, the faucet with its pail hook over it.',
    },
  },
  'superior-24-mop-basin-terrazzo': {
    parameters: {
      kind: 'floor',
      top: 0.35,
      size: 0.61,
      height: 0.305,
      deep: 0.27,
      faucet_at: 0.92,
      view_width: 1.76,
      heading: 26,
      eye: 1.75,
      aim: [0.02, -0.3, 0.11],
      sun: -0.1,
      backing: {
        tile: [0.1, 0.1],
        colour: '#E7E3DA',
        kind: 'glazed',
        roughness: 0.14,
        joint: 0.003,
        tilt: 0.4,
        high: 1.36,
      },
      paint: '#8FA3A0',
      floor: 'tile:#7F7A72',
      styling: [
        ['floor:mop', -0.5, -0.075, 0.12, { lean: [0.03, 0.05], seed: 7 }],
        ['floor:pail', 0.56, -0.34, { colour: '#C9A24A', enamel: true }],
      ],
    },
    views: { detail: { view_width: 1.1, eye: null, focus: [0.05, -0.33, -0.08] } },
    alt: {
      front:
        'A square grey terrazzo mop sink with a steel cap on its rim standing on the floor against white tiles, a chrome wall faucet with a hose above its domed drain, a mop and a yellow pail.',
      detail:
        'Into the mop basin: grey and white chips in the terrazzo, a domed steel strainer in its floor, a steel cap along the rim, the end of the hose.',
      above: 'The terrazzo mop sink from above: a square curb capped in steel, its floor sloping to a domed drain.',
    },
  },
  'superior-23-laundry-undermount-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 0.533, depth: 0.432, deep: 0.305, corner: 0.025, drain_y: 0.09, floor: 0.04 }],
      hung: -0.115,
      slab: 'carrara-classique',
      colour: '#49606B',
      handle: 'brushed brass',
      view_width: 1.12,
      heading: -14,
      pitch: 40,
      boards: ['#D9D6CB', 2.2],
      faucet: {
        kind: 'kitchen',
        finish: 'brushed brass',
        spout: 'gooseneck',
        wand_kind: 'straight',
        height: 0.36,
        reach: 0.2,
      },
      tap_at: [0.1, -0.085],
      styling: [
        ['amber', -0.42, -0.13],
        ['scrub_brush', 0.4, -0.3],
        ['soap_dish', 0.42, -0.15],
      ],
    },
    views: { detail: { view_width: 1.1, focus: [0.03, -0.32, -0.07] } },
    alt: {
      front:
        'A deep steel laundry sink under grey-veined quartz with a beech washboard standing in it, a brushed brass faucet behind, slate-blue cabinets below and pale panelling on the wall.',
      detail:
        'Into the deep laundry bowl: satin steel with rounded corners below grey-veined quartz, the strainer at the rear, the ribbed zinc of the washboard at the left.',
      above: 'The deep steel laundry sink from above, a beech washboard standing in it, grey-veined quartz around.',
    },
  },
  'boreal-24-belfast-fireclay-white': {
    parameters: {
      kind: 'apron',
      width: 0.61,
      depth: 0.457,
      height: 0.254,
      weir: true,
      front: -0.6,
      slab: 'space-grey',
      colour: 'wood:oak',
      handle: 'oil-rubbed bronze',
      widths: [0.63],
      view_width: 1.2,
      heading: -20,
      pitch: 29,
      aim: [0, -0.34, -0.03],
      boards: ['#7C8B78', 2.2],
      faucet: { kind: 'bridge', finish: 'brushed brass', extras: [], height: 0.33, spread: 0.18 },
      tap_at: [0, -0.075],
      styling: [
        ['terracotta', 0.5, -0.18],
        ['watering_can', -0.47, -0.22, { turned: 0.5 }],
      ],
    },
    views: { detail: { view_width: 0.95, focus: [0.12, -0.4, -0.05] } },
    alt: {
      front:
        'A white fireclay Belfast sink with a weir overflow in its side, set in dark grey stone over an oak cabinet, a brass bridge faucet, clay pots and a zinc watering can before green boards.',
      detail:
        'A corner of the Belfast sink: a thick white fireclay rim, the slots of the weir in its side wall, a steel strainer in the floor, dark grey stone round it.',
      above:
        'The Belfast sink from above: one straight-sided bowl in thick white fireclay, dark grey stone on three sides, a brass bridge faucet behind.',
    },
  },
};
