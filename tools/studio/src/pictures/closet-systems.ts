import { closetSystems } from '@showroom/catalog-data/products/closet-systems';
import { daylightQuality, daylightSamples, type StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

/** Bays are described in scenes/products/closet.py: a width in inches, then the fittings and contents. */
const looks: Readonly<Record<string, ProductLook>> = {
  'mission-island-walk-in': {
    parameters: {
      finish: 'pale oak',
      metal: 'brass',
      height_in: 90,
      depth_in: 18,
      bays: [
        [
          30,
          'shelf 84 linen linen',
          'hang 80 navy-knit oat-knit sage sky stripe linen white',
          'shelf 40 knits knits',
          'drawers 3 28 3',
          'on 28 stack vase',
        ],
        [
          36,
          'shelf 84 case hatbox',
          'hang 80 camel-coat oat-coat gap linen-dress sage-dress rose-dress ink-dress',
          'shelf 17 boots tan-shoes',
          'shelf 4 white-shoes black-shoes brown-shoes',
        ],
        [
          24,
          'shelf 84 hat',
          'shelf 70 knits',
          'shelf 57 knits knits',
          'shelf 44 satchel',
          'drawers 3 28 3',
          'on 28 green-satchel',
        ],
      ],
      side: [
        [
          24,
          'shelf 84 linen',
          'hang 80 navy-jacket grey-jacket camel-jacket olive-jacket',
          'hang 40 oat-trousers camel-trousers olive-trousers grey-trousers navy-trousers',
        ],
        [
          24,
          'shelf 84 linen',
          'shelf 66 tan-shoes black-shoes',
          'shelf 54 brown-shoes white-shoes',
          'shelf 42 red-shoes grey-shoes',
          'shelf 30 boots',
          'shelf 4 tote',
        ],
      ],
      wall: '#B4B6A4',
      tints: ['#D6CBB8', '#E4DDD0', '#8A9A86'],
      rug: [-0.95, 0.75, 0.35, 1.3, ['#CFC3AC', '#8E9482', '#E9E1D1'], 'border'],
      beside: [['pouf', -0.28, -1.25, '#9AA08C']],
      crop: [-0.3, 0.2],
      room_beside: 0.1,
      aside: -0.13,
      shift: -0.1,
      close: [[-0.34, -1.42, 1.9], [-0.76, -0.4, 1.83], 52, [-0.66, -0.5, 1.88], 3.5, -38],
      heading: 28,
    },
    alt: {
      front:
        'A pale oak walk-in closet on two walls of a sunlit room: shirts on brass rods, coats and dresses over boots and shoes, folded knitwear, linen boxes along the top, six drawers with brass bars, a sage pouf on a rug.',
      angle:
        'The oak walk-in from its left corner: shirts, coats and dresses on the long wall, and the second wall at the right with trousers, shoes and a tote.',
      detail:
        'Close-up of a bay of the oak closet: the collars of blue, striped, oat and white shirts on wooden hangers, their brass hooks on a brass rod, linen boxes with leather loops above.',
    },
  },
  'arrowhead-master-walnut': {
    parameters: {
      finish: 'walnut',
      metal: 'bronze',
      hangers: 'walnut',
      height_in: 94,
      depth_in: 20,
      bays: [
        [
          34,
          'shelf 86 case',
          'hang 82 charcoal-coat navy-coat camel-coat gap grey-jacket navy-jacket camel-jacket',
          'shelf 20 brown-shoes black-shoes tan-shoes',
          'on 3 black-boots boots',
        ],
        [
          40,
          'shelf 86 duffel felt-hat',
          'shelf 72 knits knits knits',
          'shelf 58 knits knits satchel',
          'shelf 44 stack gap vase',
          'drawers 3 40 4',
        ],
        [
          34,
          'shelf 86 card card',
          'hang 82 white white sky stripe check ink denim',
          'hang 42 camel-trousers oat-trousers grey-trousers navy-trousers jeans',
          'on 3 brown-shoes grey-shoes',
        ],
      ],
      side: [
        [
          54,
          'shelf 86 card card card',
          'hang 82 ink-dress sage-dress stripe-dress linen-dress gap rose-dress oat-coat',
          'drawers 3 21 2',
          'on 21 tote',
        ],
      ],
      wall: '#C9BCA6',
      tints: ['#CFC6B6', '#3B4A5A', '#7E7364'],
      rug: [-1.2, 0.9, 0.4, 1.4, ['#8C6A52', '#4B4138', '#C7B08F'], 'border'],
      beside: [['pouf', 0.82, -1.12, '#8E7B62', 0.25, 0.4]],
      crop: [-0.32, 0.18],
      room_beside: 0.1,
      aside: -0.13,
      shift: -0.1,
      sun: 'arrowhead',
      heading: 28,
    },
    alt: {
      front:
        'A walnut master closet turning a corner in low sun: coats over shoes at the left, four drawers under shelves of knitwear, shirts over trousers, dresses on the right wall, a pouf on a red-brown rug.',
      angle:
        'The walnut closet from its left corner: coats, four drawers and shirts on the long wall, dresses over two wide drawers on the right wall.',
      open: 'A walnut drawer pulled out, its dovetailed box filled with folded knitwear in oat, slate and camel, a bronze bar on its front.',
    },
  },
  'harbour-white-reach-in': {
    parameters: {
      finish: '#EDEAE3',
      metal: 'steel',
      hangers: 'pale oak',
      height_in: 84,
      depth_in: 15,
      bays: [
        [
          27,
          'shelf 80 linen linen',
          'hang 76 white stripe sky denim grey-knit navy-knit',
          'hang 38 oat-trousers grey-trousers navy-trousers jeans',
          'on 3 white-shoes blue-shoes',
        ],
        [
          21,
          'shelf 80 felt',
          'shelf 66 knits',
          'shelf 54 knits',
          'shelf 42 satchel',
          'drawers 3 34 4',
          'on 34 few-books gap',
        ],
        [
          27,
          'shelf 80 hatbox gap',
          'hang 76 breton linen-dress stripe-dress ink-dress camel-coat',
          'shelf 14 tan-shoes red-shoes',
          'on 3 black-shoes',
        ],
      ],
      wall: '#8D9B8B',
      tints: ['#C9C3B4', '#5F7286', '#E7E1D4'],
      niche: true,
      beside: [
        ['chair', 1.5, -1.0, -38, 'oak', '#C7B795'],
        ['picture', 1.52, 1.55, 0.46, 0.6, '#5F6F62', 'oak', -0.596],
      ],
      rug: [-0.8, 1.0, 0.35, 1.2, ['#D9CFBB', '#7F93A0', '#B4A88F'], 'stripes'],
      crop: [-0.3, 0.36],
      room_beside: 1.3,
      shift: 0.12,
      heading: -22,
    },
    alt: {
      front:
        'A white reach-in closet 75 inches wide in a sage wall with sun on it: shirts over trousers at the left, shelves and four drawers with steel bars in the middle, dresses over shoes at the right, an oak chair beside it.',
      angle:
        'The white reach-in from the right, its depth behind the painted casing: dresses over shoes, drawers in the middle, shirts over trousers.',
      open: 'The top drawer of the white closet pulled out, stacks of folded knitwear in its dovetailed box, a steel bar on its front.',
    },
  },
  'northern-wire-reach-in': {
    parameters: {
      system: 'wire',
      finish: '#F1EFEA',
      metal: '#F1EFEA',
      height_in: 86,
      depth_in: 14,
      bays: [
        [
          36,
          'shelf 82 felt duffel',
          'hang 77 olive-jacket denim-jacket navy-jacket flannel cream-knit camel-jacket',
          'shelf 30 knits knits',
          'shelf 12 boots brown-shoes black-shoes',
        ],
        [24, 'shelf 82 wicker', 'shelf 66 knits knits', 'pull 54 3'],
      ],
      wall: '#BD9C7A',
      tints: ['#5E6B74', '#8C6553', '#DCD3C0', '#6B7A63'],
      niche: true,
      beside: [
        ['bench', -1.98, -1.06, -0.86, 'oak'],
        ['boots', -1.42, -0.62, '#3E4438'],
        ['basket', 1.2, -0.84, 0.19, 0.32],
      ],
      floor: 'stone:#A79C8C',
      crop: [-0.26, 0.36],
      room_beside: 1.5,
      shift: -0.28,
      heading: -22,
      close: [[0.12, -1.2, 1.72], [0.46, -0.34, 1.44], 48, [0.44, -0.37, 1.42], 3.5, -38],
    },
    alt: {
      front:
        'White wire shelving in a reach-in closet with a painted casing: jackets under a duffel bag, boots on the lowest shelf, three sliding wire baskets of folded clothes; an oak bench beside it.',
      angle:
        'The wire shelving from the right, inside its casing: baskets of folded clothes, jackets on a white rod, boots below.',
      detail:
        'Close-up of a sliding basket of white coated wire with folded clothes in it, under a wire shelf of knitwear.',
    },
  },
  'westfort-pipe-wardrobe': {
    parameters: {
      system: 'pipe',
      finish: 'smoked oak',
      metal: 'black',
      hangers: 'walnut',
      height_in: 82,
      depth_in: 16,
      bays: [
        [
          48,
          'shelf 76 case duffel',
          'hang 70 white denim check ink grey-knit gap denim-jacket olive-jacket navy-jacket camel-coat',
          'shelf 12 boots black-boots brown-shoes white-shoes',
        ],
        [
          36,
          'shelf 76 felt-hat tote',
          'shelf 60 knits knits',
          'shelf 44 knits black-tote',
          'shelf 28 books stack',
          'shelf 12 card card',
        ],
      ],
      wall: '#C2B8A8',
      tints: ['#5C666B', '#9A6038', '#D8CCB6'],
      rug: [-1.25, 0.7, 0.3, 1.2, ['#A9552F', '#2F3A44', '#D9C9A8'], 'stripes'],
      beside: [['lamp', 1.42, -0.34, 'black', '#E9DFCC']],
      crop: [-0.24, 0.14],
      room_beside: 0.95,
      shift: 0.12,
      heading: -30,
      close: [[0.62, -1.35, 1.84], [0.1, -0.38, 1.72], 50, [0.16, -0.41, 1.74], 3.5, -38],
    },
    alt: {
      front:
        'An open wardrobe of black steel pipe with thick smoked-oak shelves in the sun: shirts and a camel coat on a pipe rod over boots, a leather case above, knitwear, bags and books, a lamp beside it and a striped rug in front.',
      angle:
        'The pipe wardrobe from its right corner: steel uprights on round flanges, thick oak shelves, a rod of shirts and jackets at the far end.',
      detail:
        'Close-up of a black steel pipe passing a thick smoked-oak shelf, a camel coat and jackets on the pipe rod beside it.',
    },
  },
  'marina-modular-spruce': {
    parameters: {
      finish: '#DDD3C2',
      fronts: '#35544A',
      metal: 'brass',
      height_in: 78,
      depth_in: 18,
      bays: [
        [24, 'shelf 77.8', 'shelf 62 linen', 'shelf 48 satchel', 'doors 3 36', 'shelf 37 books few-books'],
        [24, 'shelf 77.8', 'hang 73 white linen sage oat-knit mustard-knit', 'drawers 3 36 3'],
        [24, 'shelf 77.8', 'shelf 62 hat', 'shelf 48 knits knits', 'doors 3 36', 'shelf 37 vase stack'],
      ],
      wall: '#E2D3BB',
      tints: ['#D2C6B0', '#4E6A5E', '#B39C6E'],
      rug: [-0.9, 1.25, 0.28, 1.2, ['#CDBFA4', '#4C6357', '#B8864B'], 'bands'],
      beside: [
        ['armchair', 1.62, -0.72, -26, '#B9A98C', 'oak', '#4E6A5E'],
        ['plant', -1.36, -0.34, '#B9775A', 21, 0.95],
        ['picture', 1.6, 1.42, 0.62, 0.8, '#7E8E7C', 'oak'],
      ],
      crop: [-0.26, 0.26],
      room_beside: 1.6,
      shift: 0.22,
      heading: -30,
    },
    alt: {
      front:
        'Three oatmeal modules with spruce-green doors and drawers below and brass bars, shirts hanging in the middle, books, a bag and folded knits on open shelves; an armchair and a plant beside it.',
      angle:
        'The three modules from their right corner: spruce-green doors and drawers with brass bars, oatmeal sides, open shelves above.',
      open: 'A spruce-green drawer pulled out, folded knitwear in its dovetailed box, a brass bar on its front, shirts hanging behind.',
    },
  },
  'grandview-metal-walk-in': {
    parameters: {
      system: 'post',
      finish: 'ash',
      metal: 'bronze',
      height_in: 88,
      depth_in: 18,
      bays: [
        [
          38,
          'shelf 84 felt felt',
          'hang 78 white sky stripe sage ink navy-knit camel-knit',
          'hang 40 oat-trousers camel-trousers olive-trousers grey-trousers navy-trousers jeans',
          'shelf 5 brown-shoes white-shoes black-shoes',
        ],
        [28, 'shelf 84 hat', 'shelf 68 knits knits', 'shelf 54 black-tote', 'pull 46 3'],
        [
          38,
          'shelf 84 hatbox case',
          'hang 78 oat-coat camel-coat charcoal-coat gap sage-dress linen-dress ink-dress',
          'shelf 22 tan-shoes brown-shoes',
          'shelf 9 red-shoes grey-shoes black-shoes',
        ],
      ],
      wall: '#8B9A9B',
      tints: ['#C8BDA8', '#46535C', '#9A7B58'],
      rug: [-1.1, 1.0, 0.35, 1.3, ['#C9BEA9', '#6F7F82', '#E8E0D0'], 'bands'],
      beside: [
        ['curtain', 1.66, 2.5, -0.32, 0.012, 2.9, '#D5CBB8', 7, 4],
        ['pouf', -0.1, -1.2, '#A4714B', 0.23, 0.38],
      ],
      crop: [-0.26, 0.16],
      room_beside: 1.0,
      shift: 0.2,
      heading: -30,
      close: [[0.46, -1.3, 1.56], [0.02, -0.42, 1.14], 50, [0.02, -0.46, 1.16], 3.5, -38],
    },
    alt: {
      front:
        'An open walk-in of slim bronze posts and pale ash shelves against a blue-grey wall: shirts over trousers, wire baskets in the middle, coats and dresses over two tiers of shoes, a linen curtain, a tan pouf on a rug.',
      angle:
        'The open walk-in from its right corner: coats and dresses on the near rod, wire baskets behind a bronze post, shirts over trousers beyond.',
      detail:
        'Close-up of a bronze wire basket with folded knits between two slim posts, an ash shelf and a black tote above.',
    },
  },
  'mountdale-pantry': {
    parameters: {
      finish: '#DCD3C3',
      metal: 'brass',
      pulls: 'knob',
      height_in: 88,
      depth_in: 16,
      bays: [
        [24, 'shelf 76 wicker', 'shelf 64 groceries', 'shelf 52 jars', 'doors 3 35', 'shelf 36 bread'],
        [24, 'shelf 76 plates pitcher', 'shelf 64 jars', 'shelf 52 groceries', 'drawers 3 36 3', 'on 36 low-jars'],
        [
          24,
          'shelf 76 dark-wicker',
          'shelf 64 bowls crock',
          'shelf 52 jars',
          'shelf 40 groceries',
          'shelf 27 wicker',
          'shelf 15 wicker',
          'shelf 4 dark-wicker',
        ],
      ],
      wall: '#6F8073',
      floor: 'stone:#B3A692',
      beside: [
        [
          'run',
          0.96,
          1,
          1.8,
          'carrara-super',
          '#DCD3C3',
          'brushed brass',
          [
            ['kettle', 0.42],
            ['lemons', 0.85],
          ],
        ],
        ['steps', -1.26, -0.66, 28],
      ],
      crop: [-0.26, 0.16],
      room_beside: 1.0,
      shift: 0.14,
      heading: 30,
      kept: 'low-jars',
    },
    alt: {
      front:
        'An oatmeal-painted pantry in a green kitchen: shelves of jars, tins, plates and bread above shaker doors and drawers with brass knobs, woven baskets at the right, an oak step at its left, a marble-topped run with a kettle at its right.',
      angle:
        'The oatmeal pantry from its left corner: shaker doors and drawers below, jars and tins above, the marble-topped run behind at the right.',
      open: 'The top drawer of the pantry pulled out, two rows of jars standing in its dovetailed box, a brass knob on its front.',
    },
  },
  'slate-river-pantry-oak': {
    parameters: {
      finish: 'oak',
      metal: 'black',
      height_in: 84,
      depth_in: 14,
      bays: [
        [
          26,
          'shelf 74 wicker',
          'shelf 62 jars',
          'shelf 50 groceries',
          'shelf 38 low-jars',
          'drawers 3 27 2',
          'on 27 crock kettle',
        ],
        [
          26,
          'shelf 74 pitcher plates',
          'shelf 62 groceries',
          'shelf 50 jars',
          'shelf 38 bowls eggs',
          'shelf 26 dark-wicker',
          'shelf 14 wicker',
          'shelf 4 dark-wicker',
        ],
      ],
      wall: '#E5DCCB',
      back: 'stacked',
      tile: '#B7BCA9',
      floor: 'natural oak',
      beside: [
        [
          'run',
          -0.7,
          -1,
          2.4,
          'urban-ash',
          '#4A5A52',
          'brushed brass',
          [
            ['boards', 0.5],
            ['herbs', 1.15],
          ],
        ],
        ['chair', 1.22, -0.95, -58, 'oak', '#8A9A86'],
      ],
      crop: [-0.22, 0.14],
      room_beside: 1.2,
      shift: -0.1,
      heading: -30,
      kept: 'low-jars',
    },
    alt: {
      front:
        'A narrow oak pantry in two bays against pale green tiles: open shelves of jars, tins and stoneware, two deep drawers with black bars, dark baskets below, between a green kitchen run with cutting boards and an oak chair.',
      angle:
        'The oak pantry from its right corner, as shallow as its shelves: baskets, jars and stoneware, and the green kitchen run beyond.',
      open: 'The upper of two deep oak drawers pulled out, jars standing in its dovetailed box, a black bar on its front.',
    },
  },
  'chippewa-kids-closet': {
    parameters: {
      finish: '#EFEBE2',
      metal: 'steel',
      pulls: 'none',
      children: true,
      hangers: 'pale oak',
      height_in: 66,
      depth_in: 15,
      bays: [
        [
          22,
          'shelf 58 bear',
          'hang 54 breton mustard-knit denim rust-tee sage-knit',
          'hang 29 blue-tee check oat-knit moss-tee',
          'on 3 blue-shoes',
        ],
        [
          44,
          'shelf 58 felt few-books toys',
          'hang 54 tee stripe sky blue-tee gap mustard-knit rust-knit gap denim-jacket olive-jacket',
          'cubbies 3 31 3 2 felt red-shoes+blue-shoes felt few-books felt toys',
        ],
      ],
      wall: '#EDE4D3',
      back: 'boards',
      tile: '#8FA6AE',
      tints: ['#B98A68', '#8FA6AE', '#C2AA7A', '#A7B39A'],
      rug: [-0.7, 0.9, 0.25, 1.1, ['#E3D8C3', '#8FA6AE', '#C9805A'], 'stripes'],
      beside: [
        ['pouf', 1.22, -0.72, '#C08A55', 0.2, 0.3],
        ['toys', 0.2, -0.78, 3],
        ['picture', 1.25, 1.5, 0.4, 0.5, '#C9805A', 'maple'],
      ],
      crop: [-0.26, 0.3],
      room_beside: 1.0,
      shift: 0.14,
      heading: -30,
      close: [[0.3, -1.2, 1.36], [-0.1, -0.34, 1.2], 50, [-0.08, -0.37, 1.27], 3.5, -38],
    },
    alt: {
      front:
        'A low white children’s closet against blue panelling: small striped, ochre and denim clothes on two heights of rod, six cubbies with felt bins, books and little shoes, a plush bear on top, toys on a striped rug.',
      angle:
        'The low white closet from its right corner: cubbies with bins and books, small clothes on two heights of rod, a bear on top.',
      detail:
        'Close-up of small tees and shirts on pale wooden hangers, their steel hooks on the rod of the white closet.',
    },
  },
  'current-river-kids-maple': {
    parameters: {
      finish: 'maple',
      fronts: '#8FA08C',
      metal: 'brass',
      pulls: 'knob',
      children: true,
      hangers: 'maple',
      height_in: 62,
      depth_in: 15,
      bays: [
        [
          26,
          'shelf 54 toys few-books',
          'hang 50 cream-knit clay check rust-tee mustard-knit sage-knit',
          'drawers 3 26 3',
        ],
        [
          24,
          'shelf 54 books',
          'shelf 42 bear toys',
          'shelf 30 felt',
          'shelf 17 knits knits',
          'shelf 4 red-shoes tan-shoes',
        ],
      ],
      wall: '#D3A98A',
      tints: ['#8FA08C', '#D8C5A4', '#A87B60'],
      rug: [-0.5, 1.3, 0.25, 1.1, ['#DCCFB6', '#8FA08C', '#B5734F'], 'border'],
      beside: [
        ['plant', -1.0, -0.34, '#E0D6C4', 31, 0.72],
        ['basket', 1.0, -0.42, 0.2, 0.3],
        ['toys', 0.15, -0.66, 5],
      ],
      crop: [-0.24, 0.32],
      room_beside: 1.3,
      shift: 0.02,
      heading: -30,
    },
    alt: {
      front:
        'A small maple closet with three sage drawers and brass knobs against a peach wall: children’s shirts and knits on a rod, books, a plush bear, toys and little shoes on the shelves, a plant at its left, a basket at its right.',
      angle:
        'The maple closet from its right corner: shelves with books, a bear and little shoes, sage drawers and small clothes beyond.',
      open: 'A sage drawer with brass knobs pulled out of the maple closet, small folded knits in its dovetailed box.',
    },
  },
};

/** Walk-ins are wider than high: all are 4 : 3, so that lists have even rows. */
export function closetSystemPictures(): readonly StudioPicture[] {
  return picturesOf(closetSystems, 'products.closet', looks, daylightSamples).map((picture) => ({
    ...picture,
    quality: daylightQuality,
  }));
}
