import { cabinets } from '@showroom/catalog-data/products/cabinets';
import { daylightQuality, daylightSamples, type StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';
import { uprightViewSize } from './upright.ts';

/** Rows of fronts from the top, finish and hardware, and the alt texts. */
const looks: Readonly<Record<string, ProductLook>> = {
  'lakehead-spice-base-12-white': {
    parameters: {
      layout: [
        [0.22, 'drawer'],
        [0.78, 'door-l'],
      ],
      style: 'shaker',
      wood: 'white',
      pull: 'bar',
      metal: 'brushed nickel',
      things: [
        ['mills', -0.55],
        ['oils', 0.2],
      ],
      run: [['left', 30, 'range']],
      hung: [['hooks', -0.52, 1.3, 'brushed nickel', 0.46, ['ladle', 'spoon', 'pan']]],
      slab: 'carrara-super',
      back: 'stacked',
      tile: '#9DAA9B',
      floor: 'stone:#B7AC9B',
      stock: [null, [1, 'crockery']],
    },
    alt: {
      front:
        'A narrow white shaker base cabinet, one foot wide, with a drawer over a door and brushed nickel bars, beside a steel range; two wooden mills and two bottles of oil on its marble-veined quartz, against sage tiles.',
      open: 'The narrow white base cabinet open: its drawer out, the shaker door swung right, a jug, plates and glasses on one maple shelf and the floor of the box.',
      detail:
        'Close-up of the narrow white cabinet: the frame of the shaker drawer front, brushed nickel bars on drawer and door, the edge of the quartz above.',
    },
  },
  'nipigon-drawer-base-18-natural': {
    parameters: {
      layout: [
        [0.24, 'drawer'],
        [0.38, 'drawer'],
        [0.38, 'drawer'],
      ],
      style: 'slab',
      wood: 'pale oak',
      pull: 'edge',
      metal: 'matte black',
      things: [
        ['flowers', -0.35],
        ['bowls', 0.4],
      ],
      beside: ['basket'],
      slab: 'urban-ash',
      wall: '#8C989B',
      floor: 'stone:#A69F94',
      heading: -22,
    },
    alt: {
      front:
        'A base cabinet of three flat pale oak drawers with thin black edge pulls, eighteen inches wide, under grey quartz with garden flowers and white bowls on it, a woven basket beside it, against a blue-grey wall.',
      open: 'The pale oak drawer base with its three drawers pulled out like steps: dovetailed maple boxes behind flat fronts, cutlery in the top one.',
      detail:
        'Close-up of the pale oak drawers: level grain from side to side, thin black lips folded over their top edges.',
    },
  },
  'superior-sink-base-30-green': {
    parameters: {
      layout: [
        [0.2, 'drawer'],
        [0.8, 'doors'],
      ],
      style: 'shaker',
      wood: 'spruce',
      pull: 'knob',
      metal: 'brushed brass',
      sink: 'brass',
      things: [
        ['dish_brush', 0.78],
        ['herbs', -1.5],
      ],
      run: [['left', 24, null]],
      slab: 'calacatta-oro-classic',
      back: 'square',
      tile: '#E6E0D2',
      floor: 'natural oak',
      stock: [null, [0, 'sink']],
    },
    alt: {
      front:
        'A spruce green shaker sink cabinet with a false front above two doors and brass knobs, a brass swan-neck faucet over the sink in its gold-veined quartz, brushes in a jar and basil beside it, against white tiles.',
      open: 'The spruce green sink cabinet with both doors open: the trap and its valves, a pail, washing powder and bottles on the floor of the box.',
      detail:
        'Close-up of the spruce green sink cabinet: brass knobs, the narrow shadow of the shaker frames, gold-veined quartz with its eased edge above.',
    },
  },
  'boreal-base-36-linen': {
    parameters: {
      layout: [
        [0.22, 'two-drawers'],
        [0.78, 'doors'],
      ],
      style: 'raised',
      wood: 'linen',
      pull: 'cup',
      metal: 'oil-rubbed bronze',
      things: [
        ['loaf', -0.3],
        ['sage pitcher', 0.6],
      ],
      run: [['right', 24, null]],
      slab: 'statuario-classique',
      back: 'boards',
      tile: '#66766F',
      wall: '#E4DCCB',
      floor: 'natural oak',
      heading: -20,
      stock: [null, [1, 'crockery']],
    },
    alt: {
      front:
        'A linen-white base cabinet with two drawers over two raised-panel doors, bronze cup pulls and knobs, against green panelling; bread on a board and a sage jug on its quartz, the run going on at its right.',
      open: 'The linen-white base cabinet open: the left drawer out on its maple box, both raised-panel doors swung wide, cookbooks, cups, plates and bowls on one full-depth shelf and below it.',
      detail:
        'Close-up of the linen-white cabinet: the mould and slope of the raised panels, a bronze cup pull on a drawer and a bronze knob on a door.',
    },
  },
  'nipigon-pot-base-36-black': {
    parameters: {
      layout: [
        [0.22, 'drawer'],
        [0.39, 'drawer'],
        [0.39, 'drawer'],
      ],
      style: 'fluted',
      wood: 'ebonised oak',
      pull: 'none',
      metal: 'matte black',
      things: [
        ['kettle', -0.4],
        ['crock', 0.55],
      ],
      run: [
        [
          'left',
          24,
          [
            [0.22, 'drawer'],
            [0.39, 'drawer'],
            [0.39, 'drawer'],
          ],
        ],
      ],
      slab: 'calacatta-supreme',
      back: 'square',
      tile: '#D9CDB9',
      floor: 'stone:#B9B2A6',
    },
    alt: {
      front:
        'A near-black base cabinet whose three wide drawers are fluted and have no handles, at the end of a run under white veined quartz, a kettle and a crock of spoons on its top, against cream tiles.',
      open: 'The black fluted pot base with its drawers pulled out like steps: maple boxes with dovetailed corners, the deepest drawer lowest.',
      detail:
        'Close-up of the black fluted fronts: the flutes run on from drawer to drawer past a hairline gap, up to the edge of white quartz.',
    },
  },
  'lakehead-larder-base-42-oak': {
    parameters: {
      layout: [
        [0.24, 'two-drawers'],
        [0.76, 'doors'],
      ],
      style: 'plank',
      wood: 'oak',
      pull: 'strap',
      metal: 'matte black',
      things: [
        ['cookbooks', -0.5],
        ['eggs', 0.45],
      ],
      beside: ['basket'],
      slab: 'white-valley',
      wall: '#69776E',
      floor: 'stone:#A89C8B',
      inside: 'oak',
      heading: 16,
      hung: [
        [
          'shelf',
          -0.12,
          1.26,
          0.8,
          'oak',
          [
            ['jars', -0.16],
            ['bowls', 0.26],
          ],
        ],
      ],
      stock: [null, [1, 'crockery']],
    },
    alt: {
      front:
        'A wide oak base cabinet with two drawers over two board-and-batten doors and forged black pulls, cookbooks and a bowl of eggs on its quartz, jars and bowls on a shelf above, a woven basket beside it, against a green wall.',
      open: 'The wide oak base cabinet open: the left drawer out, both board doors swung wide, cookbooks, cups, plates and a jug on one full-width shelf and below it.',
      detail:
        'Close-up of the oak base cabinet: boards with eased joints, flat-sawn grain and a forged black pull under the edge of the quartz.',
    },
  },
  'lakehead-wall-12-white': {
    parameters: {
      layout: [[1, 'door-r']],
      style: 'shaker',
      wood: 'white',
      pull: 'bar',
      metal: 'brushed nickel',
      things: [
        ['kettle', -1.4],
        ['crock', 1.7],
      ],
      slab: 'urban-ash',
      base: ['#5D6B62', 'brushed nickel'],
      back: 'running',
      tile: '#9DAA9B',
      heading: 14,
      stock: [[2, 'crockery']],
    },
    alt: {
      front:
        'A slim white shaker wall cabinet with one door and a brushed nickel bar, hung on sage tiles over grey quartz with a kettle and a crock of spoons.',
      open: 'The slim white wall cabinet with its door open to the left: a jug, cups and plates on two shelves, steel hinges on the door’s edge.',
      detail:
        'Close-up of the slim wall cabinet’s lower corner: the shaker frame, a brushed nickel bar, sage tiles behind.',
    },
  },
  'superior-wall-18-blue': {
    parameters: {
      layout: [[1, 'door-l']],
      style: 'beadboard',
      wood: 'harbour',
      pull: 'knob',
      metal: 'brushed brass',
      things: [
        ['lemons', -0.6],
        ['pitcher', 1.3],
      ],
      slab: 'calacatta-midas',
      base: ['#43525E', 'brushed brass'],
      wall: '#C9AC96',
      heading: -16,
      stock: [[2, 'crockery']],
    },
    alt: {
      front:
        'A harbour-blue wall cabinet with one beadboard door and a brass knob at its left edge, on a clay-coloured wall over gold-veined quartz with a bowl of lemons and a jug.',
      open: 'The harbour-blue wall cabinet with its beadboard door open to the right: a jug, plates and a crock on two maple shelves, two steel hinges inside.',
      detail:
        'Close-up of the harbour-blue door: fine beads between narrow boards, a brass knob in the frame, the wall’s clay colour beyond.',
    },
  },
  'nipigon-wall-24-walnut': {
    parameters: {
      layout: [[1, 'doors']],
      style: 'slab',
      wood: 'walnut',
      pull: 'bar',
      metal: 'brushed brass',
      things: [
        ['cups', -0.5],
        ['flowers', 1.0],
      ],
      slab: 'sona-gold',
      base: ['#E6DFD2', 'brushed brass'],
      back: 'stacked',
      tile: '#5F7065',
      heading: 18,
      stock: [[2, 'crockery']],
    },
    alt: {
      front:
        'A walnut wall cabinet with two plain doors, their grain upright, and slender brass pulls, hung on dark green tiles over a quartz top with cups and garden flowers.',
      open: 'The walnut wall cabinet with both doors open on its maple inside: glasses, a jug and plates on two shelves, against dark green tiles.',
      detail:
        'Close-up of the walnut wall cabinet: upright grain across two doors, slender brass pulls side by side, the tiles’ top edge below.',
    },
  },
  'superior-dish-wall-24-grey': {
    parameters: {
      layout: [[1, 'ajar-r']],
      style: 'shaker',
      wood: 'dove',
      pull: 'knob',
      metal: 'polished nickel',
      things: [
        ['mills', -1.0],
        ['lemons', 0.4],
      ],
      slab: 'white-essence',
      base: ['#C9C6BE', 'polished nickel'],
      wall: '#7F8A80',
      heading: -6,
    },
    alt: {
      front:
        'A tall dove-grey wall cabinet on a sage wall, its shaker door standing open on steel hinges: the panel of its inner side, and plates, bowls, cups and glasses on maple shelves.',
      angle:
        'The dove-grey wall cabinet with its door shut, from the other side: a tall shaker panel and a nickel knob, on a sage wall over quartz.',
      detail:
        'Close-up of the dove-grey door’s lower corner: the square inner edge of the shaker frame and a polished nickel knob.',
    },
  },
  'boreal-wall-30-warm-grey': {
    parameters: {
      layout: [[1, 'doors']],
      style: 'raised',
      wood: 'warm grey',
      pull: 'knob',
      metal: 'polished nickel',
      things: [
        ['boards', -0.7],
        ['eggs', 0.5],
      ],
      slab: 'carrara-classique',
      base: ['#CFC8BC', 'polished nickel'],
      back: 'square',
      tile: '#7F929B',
      heading: -18,
      stock: [[2, 'crockery']],
    },
    alt: {
      front:
        'A warm grey wall cabinet with two raised-panel doors and polished nickel knobs near their lower edge, on blue-grey tiles over quartz with boards and a bowl of eggs.',
      open: 'The warm grey wall cabinet with both raised-panel doors open: cookbooks, cups, plates and bowls on two shelves, against blue-grey tiles.',
      detail:
        'Close-up of the warm grey doors: the stepped edge and slope of two raised panels, nickel knobs where they meet.',
    },
  },
  'lakehead-open-wall-36-oak': {
    parameters: {
      layout: [[1, 'open']],
      style: 'plank',
      wood: 'oak',
      pull: 'none',
      metal: 'matte black',
      things: [
        ['crock', -0.7],
        ['white kettle', 0.55],
      ],
      slab: 'snow-ultra',
      base: ['#3F4A45', 'matte black'],
      wall: '#8E9A93',
      heading: 12,
      inside: 'oak',
    },
    alt: {
      front:
        'An open oak wall cabinet, three feet wide, with one shelf holding crockery and cookbooks, on a green-grey wall over a countertop with a crock of spoons and a white kettle.',
      angle:
        'The open oak wall cabinet from the other side, its thick side and one shelf in view, crockery and books inside, against a green-grey wall.',
      detail:
        'Close-up of the open oak cabinet’s lower corner: how side and bottom meet, the grain of both, crockery standing inside.',
    },
  },
  'superior-broom-18-white': {
    parameters: {
      layout: [
        [0.24, 'door-l'],
        [0.76, 'door-l'],
      ],
      style: 'shaker',
      wood: 'white',
      pull: 'bar',
      metal: 'brushed nickel',
      beside: ['broom'],
      run: [
        ['left', 30, null],
        ['left', 30, null],
      ],
      things: [['white kettle', 0.3]],
      slab: 'elegant-gris',
      wall: '#84938A',
      floor: 'stone:#B9AE9E',
      heading: 22,
      stock: [
        [0, 'boxes'],
        [0, 'brooms'],
      ],
    },
    alt: {
      front:
        'A narrow white cabinet seven feet high, with a short shaker door over a tall one, at the end of a run of base cabinets, against a sage wall; a broom leans beside it.',
      open: 'The tall white broom cabinet open from top to bottom: a linen box in the compartment above, a broom, a mop and a pail in the tall one below.',
      detail:
        'Close-up of the tall white cabinet: where the short door meets the tall one, shaker frames and a brushed nickel bar.',
    },
  },
  'nipigon-tall-24-charcoal': {
    parameters: {
      layout: [
        [0.72, 'doors'],
        [0.14, 'drawer'],
        [0.14, 'drawer'],
      ],
      style: 'slab',
      wood: 'charcoal',
      pull: 'bar',
      metal: 'brushed brass',
      wall: '#CDBFA9',
      floor: 'natural oak',
      beside: ['plant'],
      hung: [['picture', -0.66, 1.62, 0.44, 0.58]],
      heading: 18,
      stock: [[4, 'crockery']],
    },
    alt: {
      front:
        'A tall flat-fronted charcoal cabinet with two doors over two drawers and long brass bars, on an oak floor, a plant and a framed print at its left.',
      open: 'The tall charcoal cabinet open: crockery, books and jars on four maple shelves behind its two doors, both drawers below pulled out.',
      detail: 'Close-up of the charcoal cabinet: flat lacquered doors over a drawer, hairline gaps, long brass bars.',
    },
  },
  'boreal-linen-24-maple': {
    parameters: {
      layout: [
        [0.52, 'doors'],
        [0.1, 'drawer'],
        [0.38, 'doors'],
      ],
      style: 'raised',
      wood: 'maple',
      pull: 'ring',
      metal: 'oil-rubbed bronze',
      back: 'boards',
      tile: '#66757A',
      wall: '#E2DACB',
      floor: 'chestnut',
      heading: -20,
      beside: ['basket'],
      stock: [[3, 'linen'], null, [1, 'linen']],
    },
    alt: {
      front:
        'A tall maple linen cabinet with raised-panel doors above and below one drawer, hung with bronze ring pulls, against blue-grey panelling, a basket at its right.',
      open: 'The maple linen cabinet open: folded towels and sheets on three shelves above and one below, the drawer between them out.',
      detail:
        'Close-up of the maple linen cabinet: raised panels in warm maple above and below a drawer with bronze ring pulls.',
    },
  },
  'lakehead-utility-30-driftwood': {
    parameters: {
      layout: [
        [0.7, 'doors'],
        [0.15, 'drawer'],
        [0.15, 'drawer'],
      ],
      style: 'ledged',
      wood: 'driftwood',
      pull: 'strap',
      metal: 'matte black',
      back: 'boards',
      tile: '#4F5F57',
      wall: '#E5DDCD',
      floor: 'stone:#8F8A80',
      beside: ['can'],
      heading: 20,
      stock: [[1, 'utility']],
    },
    alt: {
      front:
        'A tall driftwood-grey cabinet with board-and-batten doors over two drawers and forged black pulls, against dark green panelling, a zinc watering can beside it.',
      open: 'The driftwood-grey utility cabinet open: linen boxes on a shelf, cloths over a rail, a broom and a pail below, both drawers pulled out.',
      detail: 'Close-up of the driftwood-grey cabinet: weathered boards with bevelled joints and a forged black pull.',
    },
  },
  'superior-pantry-24-green': {
    parameters: {
      layout: [
        [0.2, 'doors'],
        [0.62, 'ajar-r'],
        [0.18, 'drawer'],
      ],
      style: 'shaker',
      wood: 'spruce',
      pull: 'bar',
      metal: 'brushed brass',
      wall: '#D2B999',
      floor: 'stone:#A89C8B',
      run: [['left', 30, null]],
      things: [['terracotta', 0.42]],
      slab: 'calacatta-oro-classic',
      heading: -8,
      stock: [
        [0, 'crockery'],
        [4, 'crockery'],
      ],
    },
    alt: {
      front:
        'A spruce green pantry with its tall shaker door open on maple shelves of crockery, jars and dry goods, against an ochre wall; short doors above, a drawer below, a base cabinet under gold-veined quartz at its left.',
      open: 'The spruce green pantry with all its doors open and the drawer out: crockery, jars and dry goods on maple shelves from top to bottom.',
      detail:
        'Close-up of the spruce green pantry: the foot of its tall door over a drawer with a slim brass bar, shaker frames round both.',
    },
  },
  'nipigon-pantry-30-pale-oak': {
    parameters: {
      layout: [
        [0.4, 'doors'],
        [0.6, 'doors'],
      ],
      style: 'fluted',
      wood: 'pale oak',
      pull: 'bar',
      metal: 'brushed brass',
      wall: '#8D948B',
      floor: 'stone:#B4AB9D',
      heading: 20,
      beside: ['stool'],
      stock: [
        [2, 'crockery'],
        [3, 'trays'],
      ],
    },
    alt: {
      front:
        'An eight-foot pantry of fluted pale oak, two pairs of doors with slim brass bars, against a sage-grey wall, an oak stool at its left.',
      open: 'The pale oak pantry with its four fluted doors open: crockery on two shelves above, jars and packets on four pull-out trays below.',
      detail: 'Close-up of the fluted pale oak doors: round flutes that run on from door to door, slim brass bars.',
    },
  },
  'boreal-pantry-36-white': {
    parameters: {
      layout: [
        [0.5, 'doors'],
        [0.11, 'two-drawers'],
        [0.39, 'doors'],
      ],
      style: 'raised',
      wood: 'white',
      pull: 'cup',
      metal: 'polished nickel',
      wall: '#A8836A',
      floor: 'natural oak',
      run: [['right', 30, null]],
      things: [['sage pitcher', 0.3]],
      slab: 'statuario-extra',
      heading: -18,
      stock: [[3, 'crockery'], null, [2, 'crockery']],
    },
    alt: {
      front:
        'A wide white pantry with four raised-panel doors, two drawers at the waist and nickel cup pulls, against a clay-coloured wall, a base cabinet with a sage jug on its quartz at its right.',
      open: 'The wide white pantry open: crockery and books on three shelves above and two below, the left of two drawers out at the waist.',
      detail: 'Close-up of the white pantry’s waist: raised panels above and below a drawer with a nickel cup pull.',
    },
  },
  'lakehead-pantry-24-blue': {
    parameters: {
      layout: [
        [0.7, 'doors'],
        [0.15, 'drawer'],
        [0.15, 'drawer'],
      ],
      style: 'beadboard',
      wood: 'harbour',
      pull: 'knob',
      metal: 'matte black',
      wall: '#CDB899',
      floor: 'natural oak',
      run: [
        ['left', 30, null],
        ['left', 24, null],
      ],
      things: [['terracotta', 0.42]],
      slab: 'white-essence',
      heading: 22,
      stock: [[4, 'crockery']],
    },
    alt: {
      front:
        'A harbour-blue pantry with beadboard doors over two drawers and black knobs, against an ochre wall, base cabinets with a potted seedling on their quartz at its left.',
      open: 'The harbour-blue pantry open: crockery, jars and dry goods on four shelves behind its beadboard doors, both drawers below pulled out.',
      detail: 'Close-up of the harbour-blue pantry: beaded boards in their frames, a drawer below, black knobs.',
    },
  },
};

/** Pantries are eight feet high: all cabinets are upright pictures, so that lists have even rows. */
export function cabinetPictures(): readonly StudioPicture[] {
  const pictures = cabinets.flatMap((cabinet) => {
    const look = looks[cabinet.slug];
    if (look === undefined) throw new Error(`No look for cabinets/${cabinet.slug}`);
    const measured: ProductLook = {
      parameters: {
        width_in: cabinet.widthIn,
        height_in: cabinet.heightIn,
        depth_in: cabinet.depthIn,
        kind: cabinet.type.toLowerCase(),
        // Each has its own sun, so that no two walls are lit alike.
        sun: cabinet.slug,
        ...look.parameters,
      },
      alt: look.alt,
    };
    return picturesOf([cabinet], 'products.cabinet', { [cabinet.slug]: measured }, daylightSamples);
  });
  return pictures.map((picture) => ({
    ...picture,
    ...uprightViewSize(picture.name.endsWith('/front')),
    quality: daylightQuality,
  }));
}
