import type { ProductLook } from '../pictures-of.ts';

export const kitchenSinkLooks: Readonly<Record<string, ProductLook>> = {
  'lakehead-32-single-undermount-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 0.762, depth: 0.406, deep: 0.229, corner: 0.02, drain_y: 0.06 }],
      slab: 'calacatta-oro-classic',
      colour: '#3A5148',
      handle: 'brushed brass',
      backing: 0.1,
      paint: '#D9D0C0',
      view_width: 1.3,
      heading: 14,
      pitch: 37,
      faucet: { kind: 'kitchen', finish: 'brushed brass', height: 0.4 },
      styling: [
        ['boards', -0.5, -0.05],
        ['soap', 0.24, -0.08, { colour: '#3B3A36', pump: 'brass' }],
        ['dish_brush', 0.36, -0.1],
      ],
      focus: [0.02, -0.33, -0.12],
    },
    alt: {
      front:
        'A wide stainless single bowl under white quartz with gold veins, a brushed brass gooseneck faucet behind it, spruce-green cabinets below, boards against the wall and brushes in a jar.',
      detail:
        'Into the stainless bowl: satin steel walls with tight corners, a perforated basket strainer at the rear, the polished edge of the quartz above.',
      above:
        'The wide stainless bowl from straight above: tight corners, one drain near the back, white quartz with gold veins all round.',
    },
  },
  'lakehead-33-double-undermount-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [
        { width: 0.457, depth: 0.432, deep: 0.229, corner: 0.05, x: -0.165, floor: 0.042 },
        { width: 0.305, depth: 0.432, deep: 0.19, corner: 0.05, x: 0.241, floor: 0.042 },
      ],
      slab: 'urban-ash',
      colour: '#E4DED2',
      handle: 'stainless',
      heading: -14,
      pitch: 38,
      view_width: 1.3,
      backing: { tile: [0.2, 0.0667], colour: '#8C9A8E', bond: 0.5, kind: 'glazed', roughness: 0.15, joint: 0.002 },
      faucet: { kind: 'kitchen', finish: 'chrome', spout: 'swan', wand_kind: 'bell', body: 'conical', height: 0.38 },
      tap_at: [0.066, -0.085],
      styling: [
        ['plate_rack', -0.5, -0.19],
        ['soap_dish', 0.5, -0.13],
      ],
    },
    views: { detail: { view_width: 1.1, focus: [0.066, -0.34, -0.08] } },
    alt: {
      front:
        'Two stainless bowls, a large one left and a smaller right, in ash-grey quartz with cream cabinets; a chrome swan-neck faucet between them, sage tiles and plates in a beech rack.',
      detail:
        'The two stainless bowls side by side: soft satin corners, a basket strainer in each, a strip of ash-grey quartz between them.',
      above:
        'The two stainless bowls from above, a large one at the left and a smaller one at the right, each with its own drain in ash-grey quartz.',
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
      pitch: 29,
      heading: 14,
      view_width: 1.42,
      aim: [0, -0.34, -0.03],
      widths: [0.858],
      faucet: { kind: 'bridge', finish: 'polished nickel', extras: [] },
      tap_at: [0, -0.075],
      backing: { tile: [0.1, 0.1], colour: '#C9BFAC', kind: 'glazed', tilt: 0.5, roughness: 0.14, joint: 0.002 },
      styling: [
        ['pitcher', -0.6, -0.16],
        ['plates', 0.56, -0.2, { tint: '#C9D0C6', count: 5 }],
      ],
    },
    views: { detail: { view_width: 1.1, focus: [0.22, -0.54, -0.08] } },
    alt: {
      front:
        'A white fireclay farmhouse sink with a plain apron standing proud of sage-green cabinets, grey-veined quartz at its sides, a polished nickel bridge faucet, a jug and a pile of plates against sand tiles.',
      detail:
        'A front corner of the farmhouse sink: a thick fireclay rim, softly rounded, the apron proud of the sage-green cabinet, grey-veined quartz against its side.',
      above:
        'The white farmhouse sink from above: one broad bowl with a drain at its middle, its apron standing proud of the quartz at its sides.',
    },
  },
  'superior-30-granite-composite-charcoal': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 0.711, depth: 0.406, deep: 0.229, corner: 0.035, drain_y: 0.08, floor: 0.03 }],
      body: ['composite', {}],
      finish: 'matte black',
      slab: 'statuario-venato',
      colour: 'wood:walnut',
      handle: 'matte black',
      heading: 16,
      pitch: 37,
      view_width: 1.24,
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
      styling: [
        ['mills', -0.47, -0.12],
        ['soap', 0.2, -0.08, { colour: '#DDD5C7', pump: 'black' }],
      ],
    },
    views: { detail: { view_width: 1.1, focus: [0.04, -0.33, -0.12] } },
    alt: {
      front:
        'A charcoal granite-composite bowl with a black strainer in white quartz with bold grey veins that run up the wall, a square matte black faucet, walnut cabinets and two mills.',
      detail:
        'Into the charcoal bowl: matte composite walls with rounded corners, a black strainer in the floor, the polished edge of the veined quartz above.',
      above:
        'The charcoal composite bowl from above, its black strainer set toward the back, in white quartz with bold grey veins.',
    },
  },
  'superior-45-workstation-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 1.09, depth: 0.432, deep: 0.254, corner: 0.01, drain_y: 0.13, floor: 0.01 }],
      ledge: true,
      board: [-0.535, -0.23],
      rack: [0.2, 0.53],
      slab: 'thasos-mist',
      colour: '#56646A',
      handle: 'stainless',
      view_width: 1.6,
      heading: -12,
      pitch: 37,
      widths: [0.6, 1.2, 0.6],
      doors: ['drawers3', 'doors', 'drawers3'],
      backing: { tile: [0.065, 0.2], colour: '#DDD8CC', kind: 'glazed', roughness: 0.14, joint: 0.002, tilt: 0.3 },
      faucet: { kind: 'commercial', finish: 'stainless', height: 0.5 },
      styling: [
        ['herbs', -0.72, -0.14],
        ['lemons', 0.74, -0.2],
      ],
    },
    views: { detail: { view_width: 1.15, focus: [-0.27, -0.37, -0.06] } },
    alt: {
      front:
        'A long stainless workstation sink in pale quartz: a walnut cutting board slides on its ledge at the left, a round-bar drying rack at the right, a spring faucet behind, basil in a pot.',
      detail:
        'The left end of the workstation: a walnut board with a slot for the hand on the ledge below the quartz, the drain and the satin steel of the bowl beside it.',
      above:
        'The long workstation sink from above: a walnut board at the left, a drying rack at the right, open steel between them.',
    },
  },
  'lakehead-15-bar-undermount-steel': {
    parameters: {
      kind: 'undermount',
      bowls: [{ width: 0.33, depth: 0.33, deep: 0.203, corner: 0.015, floor: 0.013, drain_y: 0.0 }],
      middle: [0, -0.31],
      slab: 'space-black',
      colour: 'wood:walnut',
      handle: 'brushed brass',
      front: -0.6,
      widths: [0.46, 0.46],
      view_width: 0.98,
      heading: 18,
      pitch: 45,
      backing: { tile: [0.05, 0.15], colour: '#3E5A54', kind: 'glazed', tilt: 0.4, roughness: 0.12, joint: 0.002 },
      faucet: {
        kind: 'kitchen',
        finish: 'brushed brass',
        wand_kind: null,
        height: 0.34,
        reach: 0.17,
        grip: 'side-pin',
      },
      tap_at: [0, -0.085],
      styling: [
        ['bottles', -0.32, -0.11],
        ['glasses', 0.33, -0.13, { count: 2, gap: 0.1 }],
        ['limes', 0.34, -0.36],
      ],
    },
    views: { detail: { view_width: 0.88, heading: 40, focus: [0, -0.315, -0.09] } },
    alt: {
      front:
        'A small square stainless bar sink in black quartz over walnut, a slim brushed brass gooseneck faucet against dark green tiles, two bottles of wine, glasses and limes on a board.',
      detail:
        'Into the bar sink: satin steel walls with tight corners, a basket strainer in the floor, the polished edge of black quartz round it.',
      above:
        'The small square bar sink from above, its drain in the middle of black quartz, glasses and limes within reach.',
    },
  },
  'nipigon-33-double-cast-iron-drop-in': {
    parameters: {
      kind: 'rimmed',
      width: 0.838,
      depth: 0.559,
      corner: 0.05,
      middle: [0, -0.325],
      bowls: [
        { width: 0.368, depth: 0.381, deep: 0.19, corner: 0.07, x: -0.2, y: -0.045, floor: 0.05 },
        { width: 0.368, depth: 0.381, deep: 0.19, corner: 0.07, x: 0.2, y: -0.045, floor: 0.05 },
      ],
      slab: 'nuevo-gris',
      colour: '#8A6254',
      handle: 'chrome',
      view_width: 1.32,
      heading: -15,
      pitch: 38,
      backing: { tile: [0.108, 0.108], colour: '#E3E0D6', kind: 'glazed', tilt: 0.3, roughness: 0.13, joint: 0.002 },
      faucet: { kind: 'kitchen', finish: 'chrome', spout: 'low', wand_kind: 'flared', body: 'bell', height: 0.24 },
      tap_at: [0, -0.098],
      tap_lift: 0.013,
      styling: [
        ['dish_brush', 0.54, -0.12],
        ['crock', -0.55, -0.13],
      ],
    },
    views: { detail: { view_width: 1.0, focus: [0.06, -0.36, -0.05] } },
    alt: {
      front:
        'A white enamelled cast iron drop-in sink with two equal bowls on grey quartz over clay-brown cabinets, a low chrome faucet on its ledge, spoons in a crock against white tiles.',
      detail:
        'The wall between the two enamelled bowls: rounded edges in glossy white, a steel basket strainer on each side, the chrome spout above.',
      above:
        'The enamelled drop-in sink from above: two equal round-cornered bowls in one broad white rim, a ledge for the faucet behind.',
    },
  },
  'boreal-36-fluted-apron-double-fireclay': {
    parameters: {
      kind: 'apron',
      width: 0.914,
      depth: 0.508,
      height: 0.254,
      bowls: 2,
      low: 0.05,
      face: 'fluted',
      body: ['glaze', { colour: '#E9DFC9' }],
      slab: 'urban-bronze',
      colour: '#3F4B52',
      handle: 'oil-rubbed bronze',
      pitch: 29,
      heading: -16,
      view_width: 1.46,
      aim: [0, -0.34, -0.03],
      widths: [0.934],
      boards: ['#E5DFD2', 2.2],
      faucet: { kind: 'two-handle', finish: 'oil-rubbed bronze', extras: ['spray'] },
      tap_at: [0, -0.075],
      styling: [
        ['eggs', 0.62, -0.24],
        ['cups', -0.58, -0.17, { count: 2, tint: '#7F8F8C' }],
      ],
    },
    views: { detail: { view_width: 1.0, focus: [-0.22, -0.55, -0.08] } },
    alt: {
      front:
        'A biscuit-coloured fireclay sink with a fluted apron and two bowls, a low wall between them, in bronze-veined stone over slate-blue cabinets, a bronze faucet with two handles and a spray.',
      detail:
        'A front corner of the biscuit fireclay sink: upright flutes along the apron below a plain rim, a bowl with its strainer, bronze-veined stone at the side.',
      above:
        'The biscuit fireclay sink from above: two bowls with a low wall between them, the fluted apron along the front.',
    },
  },
};
