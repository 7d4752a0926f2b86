import type { BrandedProduct } from './branded-product.ts';

export const closetTypes = ['Walk-In', 'Reach-In', 'Modular', 'Pantry', 'Kids', 'Master'] as const;
export const closetMaterials = ['Wood', 'Wire', 'Laminate', 'Metal', 'Composite'] as const;
export const closetStyles = ['Modern', 'Traditional', 'Contemporary', 'Industrial'] as const;
export const closetFinishes = ['White', 'Light wood', 'Dark wood', 'Neutral', 'Green', 'Black'] as const;
/** By total width, including both walls of a corner. */
export const closetSizes = ['Under 5 ft', '5 to 7 ft', '7 to 10 ft', 'Over 10 ft'] as const;

export type ClosetType = (typeof closetTypes)[number];
export type ClosetMaterial = (typeof closetMaterials)[number];
export type ClosetStyle = (typeof closetStyles)[number];
export type ClosetFinish = (typeof closetFinishes)[number];
export type ClosetSize = (typeof closetSizes)[number];

/** Something in a bay, with its height above the floor. */
export type ClosetFitting =
  | { readonly shelfAtIn: number }
  | { readonly rodAtIn: number }
  | { readonly drawers: number; readonly fromIn: number; readonly toIn: number }
  | { readonly doors: 1 | 2; readonly fromIn: number; readonly toIn: number }
  | { readonly cubbies: readonly [columns: number, rows: number]; readonly fromIn: number; readonly toIn: number }
  | { readonly baskets: number; readonly topIn: number };

export type ClosetBay = { readonly widthIn: number; readonly fittings: readonly ClosetFitting[] };

export type ClosetSystem = BrandedProduct<'closet-systems'> & {
  readonly type: ClosetType;
  readonly material: ClosetMaterial;
  readonly style: ClosetStyle;
  readonly finish: ClosetFinish;
  /** The width of each wall. */
  readonly wallsIn: readonly number[];
  /** Total width. */
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn: number;
  readonly size: ClosetSize;
  /** Wall by wall, from the left. The bays of a wall add up to its width. */
  readonly bays: readonly (readonly ClosetBay[])[];
};

export function closetSizeOf(widthIn: number): ClosetSize {
  if (widthIn < 60) return 'Under 5 ft';
  if (widthIn < 84) return '5 to 7 ft';
  return widthIn <= 120 ? '7 to 10 ft' : 'Over 10 ft';
}

function closet(row: Omit<ClosetSystem, 'family' | 'size' | 'widthIn'>): ClosetSystem {
  const widthIn = row.wallsIn.reduce((sum, wall) => sum + wall, 0);
  return { family: 'closet-systems', widthIn, size: closetSizeOf(widthIn), ...row };
}

export const closetSystems: readonly ClosetSystem[] = [
  closet({
    slug: 'mission-island-walk-in',
    name: 'Mission Island Walk-In',
    brand: 'Lakehead',
    type: 'Walk-In',
    material: 'Wood',
    style: 'Contemporary',
    finish: 'Light wood',
    priceCents: 689_000,
    isInStock: true,
    leadTime: 'five weeks',
    rating: 4.8,
    wallsIn: [90, 48],
    depthIn: 18,
    heightIn: 90,
    bays: [
      [
        {
          widthIn: 30,
          fittings: [{ shelfAtIn: 84 }, { rodAtIn: 80 }, { shelfAtIn: 40 }, { drawers: 3, fromIn: 3, toIn: 28 }],
        },
        { widthIn: 36, fittings: [{ shelfAtIn: 84 }, { rodAtIn: 80 }, { shelfAtIn: 17 }, { shelfAtIn: 4 }] },
        {
          widthIn: 24,
          fittings: [
            { shelfAtIn: 84 },
            { shelfAtIn: 70 },
            { shelfAtIn: 57 },
            { shelfAtIn: 44 },
            { drawers: 3, fromIn: 3, toIn: 28 },
          ],
        },
      ],
      [
        { widthIn: 24, fittings: [{ shelfAtIn: 84 }, { rodAtIn: 80 }, { rodAtIn: 40 }] },
        {
          widthIn: 24,
          fittings: [
            { shelfAtIn: 84 },
            { shelfAtIn: 66 },
            { shelfAtIn: 54 },
            { shelfAtIn: 42 },
            { shelfAtIn: 30 },
            { shelfAtIn: 4 },
          ],
        },
      ],
    ],
    features: [
      'Pale oak on two walls, with an open corner',
      'Full-height hanging beside shoe shelves',
      'Six soft-close drawers with brass bars',
      'Shelf for bags at eye level',
    ],
    specifications: [
      { label: 'Panels', value: '¾″ oak veneer, solid oak edges' },
      { label: 'Hanging', value: '9 ft of rod in brass' },
      { label: 'Mounting', value: 'Floor-standing, fixed at the top' },
    ],
    description:
      'A dressing room in a spare corner. Shirts hang at hand height, boots stand below the dresses, and the top shelf takes the suitcases.',
    views: ['front', 'angle', 'detail'],
  }),
  closet({
    slug: 'arrowhead-master-walnut',
    name: 'Arrowhead Master Suite',
    brand: 'Superior',
    type: 'Master',
    material: 'Wood',
    style: 'Modern',
    finish: 'Dark wood',
    priceCents: null,
    isInStock: true,
    rating: 4.9,
    wallsIn: [108, 54],
    depthIn: 20,
    heightIn: 94,
    bays: [
      [
        { widthIn: 34, fittings: [{ shelfAtIn: 86 }, { rodAtIn: 82 }, { shelfAtIn: 20 }] },
        {
          widthIn: 40,
          fittings: [
            { shelfAtIn: 86 },
            { shelfAtIn: 72 },
            { shelfAtIn: 58 },
            { shelfAtIn: 44 },
            { drawers: 4, fromIn: 3, toIn: 40 },
          ],
        },
        { widthIn: 34, fittings: [{ shelfAtIn: 86 }, { rodAtIn: 82 }, { rodAtIn: 42 }] },
      ],
      [{ widthIn: 54, fittings: [{ shelfAtIn: 86 }, { rodAtIn: 82 }, { drawers: 2, fromIn: 3, toIn: 21 }] }],
    ],
    features: [
      'Black walnut veneer matched across every door and drawer',
      'Two sides: coats left, dresses right',
      'A drawer tower in the middle, four deep',
      'Bronze rods and slim pulls',
    ],
    specifications: [
      { label: 'Panels', value: '¾″ walnut veneer, oiled' },
      { label: 'Hanging', value: '12 ft of rod in bronze' },
      { label: 'Mounting', value: 'Floor-standing, scribed to wall and ceiling' },
    ],
    description:
      'Two people, two walls, no arguments. The walnut is cut so the grain climbs from drawer to drawer and over the doors.',
    views: ['front', 'angle', 'open'],
  }),
  closet({
    slug: 'harbour-white-reach-in',
    name: 'Harbour Reach-In',
    brand: 'Harbour',
    type: 'Reach-In',
    material: 'Laminate',
    style: 'Modern',
    finish: 'White',
    priceCents: 149_000,
    isInStock: true,
    leadTime: 'one week',
    rating: 4.5,
    wallsIn: [75],
    depthIn: 15,
    heightIn: 84,
    bays: [
      [
        { widthIn: 27, fittings: [{ shelfAtIn: 80 }, { rodAtIn: 76 }, { rodAtIn: 38 }] },
        {
          widthIn: 21,
          fittings: [
            { shelfAtIn: 80 },
            { shelfAtIn: 66 },
            { shelfAtIn: 54 },
            { shelfAtIn: 42 },
            { drawers: 4, fromIn: 3, toIn: 34 },
          ],
        },
        { widthIn: 27, fittings: [{ shelfAtIn: 80 }, { rodAtIn: 76 }, { shelfAtIn: 14 }] },
      ],
    ],
    features: [
      'Double hanging on one side, long on the other',
      'Four drawers in the middle, no dresser needed',
      'White melamine that wipes clean',
    ],
    specifications: [
      { label: 'Panels', value: '⅝″ thermally fused laminate' },
      { label: 'Hanging', value: '8 ft of rod in steel' },
      { label: 'Mounting', value: 'On a steel rail, clear of the baseboard' },
    ],
    description:
      'The bedroom closet behind two sliding doors, put in order. Twice the hanging of one rod and shelf, for about the price of a mattress.',
    views: ['front'],
  }),
  closet({
    slug: 'northern-wire-reach-in',
    name: 'Northern Wire Reach-In',
    brand: 'Nipigon',
    type: 'Reach-In',
    material: 'Wire',
    style: 'Contemporary',
    finish: 'White',
    priceCents: 38_500,
    isInStock: true,
    leadTime: 'one week',
    rating: 4.1,
    wallsIn: [60],
    depthIn: 14,
    heightIn: 84,
    bays: [
      [
        { widthIn: 36, fittings: [{ shelfAtIn: 82 }, { rodAtIn: 77 }, { shelfAtIn: 30 }, { shelfAtIn: 12 }] },
        { widthIn: 24, fittings: [{ shelfAtIn: 82 }, { shelfAtIn: 66 }, { baskets: 3, topIn: 54 }] },
      ],
    ],
    features: [
      'Ventilated shelves: ski jackets dry where they hang',
      'Three sliding baskets for mitts and tuques',
      'Cut to length in our shop',
    ],
    specifications: [
      { label: 'Wire', value: '3/16″ steel, white epoxy' },
      { label: 'Load', value: '90 lb per shelf' },
      { label: 'Mounting', value: 'Wall standards and braces' },
    ],
    description:
      'The honest closet. Air moves through it, nothing hides in a corner, and moving a shelf takes one screw.',
    views: ['front'],
  }),
  closet({
    slug: 'westfort-pipe-wardrobe',
    name: 'Westfort Pipe Wardrobe',
    brand: 'Westfort',
    type: 'Modular',
    material: 'Metal',
    style: 'Industrial',
    finish: 'Black',
    priceCents: 172_000,
    isInStock: true,
    leadTime: 'two weeks',
    rating: 4.6,
    wallsIn: [84],
    depthIn: 16,
    heightIn: 82,
    bays: [
      [
        { widthIn: 48, fittings: [{ shelfAtIn: 76 }, { rodAtIn: 70 }, { shelfAtIn: 12 }] },
        {
          widthIn: 36,
          fittings: [{ shelfAtIn: 76 }, { shelfAtIn: 60 }, { shelfAtIn: 44 }, { shelfAtIn: 28 }, { shelfAtIn: 12 }],
        },
      ],
    ],
    features: [
      'Blackened steel pipe on cast flanges',
      'Shelves of smoked oak, 30 mm thick',
      'Fully open, so it furnishes a loft wall',
      'Add a bay with four screws',
    ],
    specifications: [
      { label: 'Frame', value: '1″ steel pipe, waxed black' },
      { label: 'Shelves', value: 'Smoked solid oak' },
      { label: 'Mounting', value: 'Floor-standing, two wall ties' },
    ],
    description: 'Plumber’s pipe and a good plank, done right. It looks as good in a bedroom as in a store window.',
    views: ['front'],
  }),
  closet({
    slug: 'marina-modular-spruce',
    name: 'Marina Modular, Spruce',
    brand: 'Boreal & Stone',
    type: 'Modular',
    material: 'Composite',
    style: 'Contemporary',
    finish: 'Green',
    priceCents: 234_000,
    isInStock: true,
    leadTime: 'three weeks',
    rating: 4.5,
    wallsIn: [72],
    depthIn: 18,
    heightIn: 78,
    bays: [
      [
        {
          widthIn: 24,
          fittings: [
            { shelfAtIn: 77.8 },
            { shelfAtIn: 62 },
            { shelfAtIn: 48 },
            { doors: 2, fromIn: 3, toIn: 36 },
            { shelfAtIn: 37 },
          ],
        },
        { widthIn: 24, fittings: [{ shelfAtIn: 77.8 }, { rodAtIn: 73 }, { drawers: 3, fromIn: 3, toIn: 36 }] },
        {
          widthIn: 24,
          fittings: [
            { shelfAtIn: 77.8 },
            { shelfAtIn: 62 },
            { shelfAtIn: 48 },
            { doors: 2, fromIn: 3, toIn: 36 },
            { shelfAtIn: 37 },
          ],
        },
      ],
    ],
    features: [
      'Three units that stack in any order',
      'Spruce-green doors on oatmeal boxes',
      'Doors below, open shelves above',
    ],
    specifications: [
      { label: 'Panels', value: '¾″ moisture-resistant composite' },
      { label: 'Hanging', value: '2 ft of rod in brass' },
      { label: 'Mounting', value: 'On levelling feet' },
    ],
    description:
      'For renters and rearrangers: it comes apart into three pieces that go through any door. The green is the one on our own front window.',
    views: ['front'],
  }),
  closet({
    slug: 'grandview-metal-walk-in',
    name: 'Grandview Open Walk-In',
    brand: 'Superior',
    type: 'Walk-In',
    material: 'Metal',
    style: 'Modern',
    finish: 'Neutral',
    priceCents: 415_000,
    isInStock: false,
    rating: 4.4,
    wallsIn: [104],
    depthIn: 18,
    heightIn: 88,
    bays: [
      [
        { widthIn: 38, fittings: [{ shelfAtIn: 84 }, { rodAtIn: 78 }, { rodAtIn: 40 }, { shelfAtIn: 5 }] },
        { widthIn: 28, fittings: [{ shelfAtIn: 84 }, { shelfAtIn: 68 }, { shelfAtIn: 54 }, { baskets: 3, topIn: 46 }] },
        { widthIn: 38, fittings: [{ shelfAtIn: 84 }, { rodAtIn: 78 }, { shelfAtIn: 22 }, { shelfAtIn: 9 }] },
      ],
    ],
    features: [
      'Slim bronze posts, no side panels',
      'Light ash shelves adjust by the inch',
      'Double hanging, wire baskets, shoe tiers',
      'No back: your wall colour shows through',
    ],
    specifications: [
      { label: 'Frame', value: 'Powder-coated steel posts in bronze' },
      { label: 'Shelves', value: 'Ash veneer, ¾″' },
      { label: 'Mounting', value: 'Floor to wall, adjustable feet' },
    ],
    description:
      'More air than furniture. The posts nearly vanish, which keeps a narrow walk-in from feeling like a corridor.',
    views: ['front'],
  }),
  closet({
    slug: 'mountdale-pantry',
    name: 'Mountdale Pantry',
    brand: 'Boreal & Stone',
    type: 'Pantry',
    material: 'Composite',
    style: 'Traditional',
    finish: 'Neutral',
    priceCents: 296_000,
    isInStock: true,
    leadTime: 'five weeks',
    rating: 4.7,
    wallsIn: [72],
    depthIn: 16,
    heightIn: 88,
    bays: [
      [
        {
          widthIn: 24,
          fittings: [
            { shelfAtIn: 76 },
            { shelfAtIn: 64 },
            { shelfAtIn: 52 },
            { doors: 2, fromIn: 3, toIn: 35 },
            { shelfAtIn: 36 },
          ],
        },
        {
          widthIn: 24,
          fittings: [{ shelfAtIn: 76 }, { shelfAtIn: 64 }, { shelfAtIn: 52 }, { drawers: 3, fromIn: 3, toIn: 36 }],
        },
        {
          widthIn: 24,
          fittings: [
            { shelfAtIn: 76 },
            { shelfAtIn: 64 },
            { shelfAtIn: 52 },
            { shelfAtIn: 40 },
            { shelfAtIn: 27 },
            { shelfAtIn: 15 },
            { shelfAtIn: 4 },
          ],
        },
      ],
    ],
    features: [
      'Shaker doors and knobs below the counter line',
      'Shelves one jar deep, so nothing gets lost',
      'Basket tier for onions and potatoes',
    ],
    specifications: [
      { label: 'Panels', value: '¾″ composite, sprayed lacquer' },
      { label: 'Shelves', value: 'Adjustable on shelf pins' },
      { label: 'Mounting', value: 'Floor-standing, with toe kick' },
    ],
    description:
      'Oatmeal paint, brass knobs and a place for the preserves. Flour at hand, platters up top, recycling out of sight.',
    views: ['front'],
  }),
  closet({
    slug: 'slate-river-pantry-oak',
    name: 'Slate River Oak Pantry',
    brand: 'Slate River',
    type: 'Pantry',
    material: 'Wood',
    style: 'Modern',
    finish: 'Light wood',
    priceCents: 218_000,
    isInStock: true,
    leadTime: 'four weeks',
    rating: 4.6,
    wallsIn: [52],
    depthIn: 14,
    heightIn: 84,
    bays: [
      [
        {
          widthIn: 26,
          fittings: [
            { shelfAtIn: 74 },
            { shelfAtIn: 62 },
            { shelfAtIn: 50 },
            { shelfAtIn: 38 },
            { drawers: 2, fromIn: 3, toIn: 27 },
          ],
        },
        {
          widthIn: 26,
          fittings: [
            { shelfAtIn: 74 },
            { shelfAtIn: 62 },
            { shelfAtIn: 50 },
            { shelfAtIn: 38 },
            { shelfAtIn: 26 },
            { shelfAtIn: 14 },
            { shelfAtIn: 4 },
          ],
        },
      ],
    ],
    features: [
      'Oak shelves all the way down, open and shallow',
      'Two deep drawers for pots and bags',
      'Fits the alcove beside a fridge',
    ],
    specifications: [
      { label: 'Panels', value: '¾″ oak veneer, matte lacquer' },
      { label: 'Shelves', value: 'Seven, adjustable' },
      { label: 'Mounting', value: 'Floor-standing, fixed at the top' },
    ],
    description:
      'A pantry that’s a pleasure to look at. Fourteen inches is deep enough for a cereal box and too shallow to lose anything behind it.',
    views: ['front'],
  }),
  closet({
    slug: 'chippewa-kids-closet',
    name: 'Chippewa Kids’ Closet',
    brand: 'Chippewa',
    type: 'Kids',
    material: 'Laminate',
    style: 'Contemporary',
    finish: 'White',
    priceCents: 119_000,
    isInStock: true,
    leadTime: 'one week',
    rating: 4.8,
    wallsIn: [66],
    depthIn: 15,
    heightIn: 66,
    bays: [
      [
        { widthIn: 22, fittings: [{ shelfAtIn: 58 }, { rodAtIn: 54 }, { rodAtIn: 29 }] },
        { widthIn: 44, fittings: [{ cubbies: [3, 2], fromIn: 3, toIn: 31 }, { shelfAtIn: 58 }, { rodAtIn: 54 }] },
      ],
    ],
    features: [
      'Rods at a four-year-old’s reach that rise with the child',
      'Six cubbies for bins, books and treasure',
      'Finger gaps instead of handles',
      'Rounded edges throughout',
    ],
    specifications: [
      { label: 'Panels', value: '⅝″ laminate, rounded edge' },
      { label: 'Hanging', value: '3 ft of rod, two heights' },
      { label: 'Mounting', value: 'Floor-standing, anti-tip bracket' },
    ],
    description:
      'If they can reach it, they can put it back: that is the whole idea. Move the rods up twice and it lasts to high school.',
    views: ['front'],
  }),
  closet({
    slug: 'current-river-kids-maple',
    name: 'Current River Kids, Maple',
    brand: 'Current River',
    type: 'Kids',
    material: 'Wood',
    style: 'Traditional',
    finish: 'Light wood',
    priceCents: null,
    isInStock: true,
    rating: 4.5,
    wallsIn: [50],
    depthIn: 15,
    heightIn: 62,
    bays: [
      [
        { widthIn: 26, fittings: [{ shelfAtIn: 54 }, { rodAtIn: 50 }, { drawers: 3, fromIn: 3, toIn: 26 }] },
        {
          widthIn: 24,
          fittings: [{ shelfAtIn: 54 }, { shelfAtIn: 42 }, { shelfAtIn: 30 }, { shelfAtIn: 17 }, { shelfAtIn: 4 }],
        },
      ],
    ],
    features: [
      'Solid maple that survives stickers',
      'Sage drawer fronts with turned knobs',
      'Toy shelf above, small clothes below',
    ],
    specifications: [
      { label: 'Panels', value: 'Solid maple, water-based finish' },
      { label: 'Drawers', value: 'Three, dovetailed, with stops' },
      { label: 'Mounting', value: 'Floor-standing, anti-tip bracket' },
    ],
    description:
      'The one they’ll take with them when they move out. Take off the rod and it is a bookcase; leave it on and it is a costume box.',
    views: ['front'],
  }),
];
