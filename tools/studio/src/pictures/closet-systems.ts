import { closetSystems } from '@showroom/catalog-data/products/closet-systems';
import type { StudioPicture } from './studio-picture.ts';
import { picturesOf, type ProductLook } from './pictures-of.ts';

/** Bays are described in scenes/products/closet.py: a width in inches, then what is fitted in it. */
const looks: Readonly<Record<string, ProductLook>> = {
  'mission-island-walk-in': {
    parameters: {
      finish: 'pale oak',
      metal: 'brass',
      height_in: 90,
      depth_in: 18,
      bays: [
        [30, 'shelf 84 boxes', 'hang 80 shirts', 'shelf 40 folded', 'drawers 3 28 3'],
        [36, 'shelf 84 boxes', 'hang 80 dresses', 'shelf 17 shoes', 'shelf 4 shoes'],
        [24, 'shelf 84 bags', 'shelf 70 folded', 'shelf 57 folded', 'shelf 44 bags', 'drawers 3 28 3'],
      ],
      side: [
        [24, 'shelf 84 boxes', 'hang 80 jackets', 'hang 40 trousers'],
        [24, 'shelf 84', 'shelf 66 shoes', 'shelf 54 shoes', 'shelf 42 shoes', 'shelf 30 shoes', 'shelf 4 bags'],
      ],
      wall: '#DAD6CA',
      styling: 'pouf',
    },
    alt: {
      front:
        'A pale oak walk-in closet on two walls: shirts and dresses on brass rods, shelves of folded knitwear, shoes and linen boxes, six drawers with brass bars, a round pouf in front.',
      detail:
        'Close to a bay of the oak closet: shirts in muted colours on a brass rod above a shelf of folded knitwear.',
    },
  },
  'arrowhead-master-walnut': {
    parameters: {
      finish: 'walnut',
      metal: 'bronze',
      height_in: 94,
      depth_in: 20,
      bays: [
        [34, 'shelf 86 boxes', 'hang 82 coats', 'shelf 20 shoes', 'shelf 4 shoes'],
        [40, 'shelf 86 bags', 'shelf 72 folded', 'shelf 58 folded', 'shelf 44', 'drawers 3 40 4'],
        [34, 'shelf 86 boxes', 'hang 82 shirts', 'hang 42 trousers'],
      ],
      side: [[54, 'shelf 86 boxes', 'hang 82 dresses', 'drawers 3 21 2']],
      wall: '#E6E0D4',
      styling: 'rug-pouf',
    },
    alt: {
      front:
        'A walnut master closet turning a corner: coats at the left, a tower of four drawers under shelves, shirts over trousers, dresses on the right wall, a rug and a pouf on an oak floor.',
    },
  },
  'harbour-white-reach-in': {
    parameters: {
      finish: '#EDEAE3',
      metal: 'steel',
      height_in: 84,
      depth_in: 15,
      bays: [
        [27, 'shelf 80 boxes', 'hang 76 shirts', 'hang 38 trousers'],
        [21, 'shelf 80 boxes', 'shelf 66 folded', 'shelf 54 folded', 'shelf 42 bags', 'drawers 3 34 4'],
        [27, 'shelf 80 boxes', 'hang 76 dresses', 'shelf 14 shoes'],
      ],
      wall: '#A3AD9E',
      niche: true,
      styling: 'stool',
    },
    alt: {
      front:
        'A white reach-in closet 75 inches wide in a sage wall: shirts over trousers at the left, shelves and four drawers with steel bars in the middle, dresses over shoes at the right, linen boxes along the top.',
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
        [36, 'shelf 82 boxes', 'hang 77 jackets', 'shelf 30 folded', 'shelf 12 shoes'],
        [24, 'shelf 82 baskets', 'shelf 66 folded', 'pull 54 3'],
      ],
      wall: '#C9B59C',
      niche: true,
      styling: 'plain',
    },
    alt: {
      front:
        'White wire shelving in a reach-in closet with a painted casing: jackets under a long shelf of boxes, and three sliding wire baskets of folded clothes beside them.',
    },
  },
  'westfort-pipe-wardrobe': {
    parameters: {
      system: 'pipe',
      finish: 'smoked oak',
      metal: 'black',
      height_in: 82,
      depth_in: 16,
      bays: [
        [48, 'shelf 76 boxes', 'hang 70 jackets', 'shelf 12 shoes'],
        [36, 'shelf 76 bags', 'shelf 60 folded', 'shelf 44 folded', 'shelf 28 books', 'shelf 12 shoes'],
      ],
      wall: '#E3DCD0',
      styling: 'rug',
    },
    alt: {
      front:
        'An open wardrobe of black steel pipe with thick smoked-oak shelves: jackets on a pipe rod, folded knitwear, bags, books and shoes, a rug in front.',
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
        [24, 'shelf 77.8', 'shelf 62 folded', 'shelf 48 bags', 'doors 3 36', 'shelf 37 books'],
        [24, 'shelf 77.8', 'hang 73 shirts', 'drawers 3 36 3'],
        [24, 'shelf 77.8', 'shelf 62 boxes', 'shelf 48 folded', 'doors 3 36', 'shelf 37 bags'],
      ],
      wall: '#EBE5DA',
      styling: 'rug',
    },
    alt: {
      front:
        'Three oatmeal modules with spruce-green doors and drawers below and brass bars, shirts hanging in the middle, books, bags and knitwear on the open shelves, a rug in front.',
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
        [38, 'shelf 84 boxes', 'hang 78 shirts', 'hang 40 trousers', 'shelf 5 shoes'],
        [28, 'shelf 84 bags', 'shelf 68 folded', 'shelf 54 folded', 'pull 46 3'],
        [38, 'shelf 84 boxes', 'hang 78 coats', 'shelf 22 shoes', 'shelf 9 shoes'],
      ],
      wall: '#C6C7BB',
      styling: 'rug',
    },
    alt: {
      front:
        'An open walk-in of slim bronze posts and pale ash shelves: shirts over trousers, knitwear and wire baskets in the middle, coats over two tiers of shoes, a rug in front.',
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
        [24, 'shelf 76 baskets', 'shelf 64 packages', 'shelf 52 jars', 'shelf 40 jars', 'doors 3 35', 'shelf 36'],
        [24, 'shelf 76 boxes', 'shelf 64 jars', 'shelf 52 packages', 'shelf 40 jars', 'drawers 3 36 3'],
        [
          24,
          'shelf 76 baskets',
          'shelf 64 packages',
          'shelf 52 jars',
          'shelf 40 packages',
          'shelf 27 baskets',
          'shelf 15 baskets',
          'shelf 4 baskets',
        ],
      ],
      wall: '#8C968D',
      styling: 'plain',
    },
    alt: {
      front:
        'An oatmeal-painted pantry: shelves of filled jars, tins and cartons above shaker doors and drawers with brass knobs, woven baskets at the right and along the top.',
    },
  },
  'slate-river-pantry-oak': {
    parameters: {
      finish: 'oak',
      metal: 'black',
      height_in: 84,
      depth_in: 14,
      bays: [
        [26, 'shelf 74 baskets', 'shelf 62 jars', 'shelf 50 packages', 'shelf 38 jars', 'drawers 3 27 2'],
        [
          26,
          'shelf 74 boxes',
          'shelf 62 packages',
          'shelf 50 jars',
          'shelf 38 packages',
          'shelf 26 baskets',
          'shelf 14',
          'shelf 4 baskets',
        ],
      ],
      wall: '#EDE8DE',
      styling: 'stool',
    },
    alt: {
      front:
        'A narrow oak pantry in two bays: open shelves of jars, tins and cartons, two deep drawers with black bars, woven baskets below, an oak stool in front.',
    },
  },
  'chippewa-kids-closet': {
    parameters: {
      finish: '#EFEBE2',
      metal: 'steel',
      pulls: 'none',
      children: true,
      height_in: 66,
      depth_in: 15,
      bays: [
        [22, 'shelf 58 toys', 'hang 54 small', 'hang 29 small'],
        [44, 'shelf 58 boxes', 'hang 54 small', 'cubbies 3 31 3 2'],
      ],
      wall: '#B9C4C4',
      styling: 'rug',
    },
    alt: {
      front:
        'A low white children’s closet: small clothes in ochre, sage and blue on two heights of rod, six cubbies with bins, books and wooden toys, a rug on the floor.',
    },
  },
  'current-river-kids-maple': {
    parameters: {
      finish: 'maple',
      fronts: '#8FA08C',
      metal: 'brass',
      pulls: 'knob',
      children: true,
      height_in: 62,
      depth_in: 15,
      bays: [
        [26, 'shelf 54 toys', 'hang 50 small', 'drawers 3 26 3'],
        [24, 'shelf 54 books', 'shelf 42 toys', 'shelf 30 boxes', 'shelf 17 shoes', 'shelf 4 shoes'],
      ],
      wall: '#EFE7DA',
      styling: 'plant',
    },
    alt: {
      front:
        'A small maple closet with three sage drawers and brass knobs: children’s clothes on a rod, wooden toys, books, boxes and little shoes on the shelves, a plant at its side.',
    },
  },
};

export function closetSystemPictures(): readonly StudioPicture[] {
  return picturesOf(closetSystems, 'products.closet', looks);
}
