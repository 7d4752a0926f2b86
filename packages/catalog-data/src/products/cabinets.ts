import type { BrandedProduct, ProductView } from './branded-product.ts';

export const cabinetTypes = ['Base', 'Wall', 'Tall', 'Pantry'] as const;
export const cabinetSizes = [12, 18, 24, 30, 36, 42] as const;
export const cabinetStyles = ['Shaker', 'Modern', 'Traditional', 'Rustic'] as const;
export const cabinetColours = ['White', 'Gray', 'Black', 'Brown', 'Natural', 'Green', 'Blue'] as const;

export type CabinetType = (typeof cabinetTypes)[number];
export type CabinetStyle = (typeof cabinetStyles)[number];
export type CabinetColour = (typeof cabinetColours)[number];

/** Fronts next to each other, equally wide. A short door is a third as high as the doors below it. */
export type CabinetFronts = {
  readonly of: 'drawer' | 'deep drawer' | 'panel' | 'door' | 'short door' | 'shelves';
  readonly count: 1 | 2;
};

export type Cabinet = BrandedProduct<'cabinets'> & {
  readonly type: CabinetType;
  readonly widthIn: (typeof cabinetSizes)[number];
  readonly heightIn: number;
  readonly depthIn: number;
  readonly colour: CabinetColour;
  readonly style: CabinetStyle;
  /** From the top. */
  readonly fronts: readonly CabinetFronts[];
};

type Row = Pick<
  Cabinet,
  | 'slug'
  | 'name'
  | 'brand'
  | 'type'
  | 'widthIn'
  | 'colour'
  | 'style'
  | 'priceCents'
  | 'rating'
  | 'material'
  | 'description'
> & {
  readonly heightIn: number;
  readonly isSoldOut?: true;
  /** Views besides the front. */
  readonly moreViews?: readonly ProductView[];
  readonly fronts: readonly CabinetFronts[];
  readonly doorsAndDrawers: string;
  readonly inside: string;
  readonly hardware: string;
  readonly features: readonly [string, string, string, string];
};

const painted = 'Maple frame and MDF panel, plywood box';

// Lowest and narrowest first within each type.
const rows: readonly Row[] = [
  {
    slug: 'lakehead-spice-base-12-white',
    name: 'Lakehead 12″ Drawer-and-Door Base',
    brand: 'Lakehead',
    type: 'Base',
    widthIn: 12,
    heightIn: 34.5,
    colour: 'White',
    style: 'Shaker',
    priceCents: 29_900,
    rating: 4.6,
    material: painted,
    description:
      'A foot of wall made useful: one drawer for utensils and a tall shaker door for oils, trays or cleaning things.',
    doorsAndDrawers: 'One drawer over one door, hinged right',
    fronts: [
      { of: 'drawer', count: 1 },
      { of: 'door', count: 1 },
    ],
    inside: 'One adjustable shelf',
    hardware: 'Brushed nickel bars',
    features: ['Fits the gap beside a range', 'Drawer on full-extension slides', 'Soft-close hinge', 'Reversible door'],
  },
  {
    slug: 'nipigon-drawer-base-18-natural',
    name: 'Nipigon 18″ Drawer Base',
    brand: 'Nipigon',
    type: 'Base',
    widthIn: 18,
    heightIn: 34.5,
    colour: 'Natural',
    style: 'Modern',
    priceCents: 54_900,
    rating: 4.8,
    material: 'Rift white oak veneer, plywood box',
    description: 'Three flat drawers cut from one sheet of oak, so the grain runs unbroken from top to bottom.',
    doorsAndDrawers: 'Three drawers',
    fronts: [
      { of: 'drawer', count: 1 },
      { of: 'deep drawer', count: 1 },
      { of: 'deep drawer', count: 1 },
    ],
    inside: 'Dovetailed maple drawer boxes',
    hardware: 'Matte black edge pulls',
    features: [
      'Grain matched across three drawers',
      'Drawers carry 90 lb each',
      'Full-extension soft-close slides',
      'Finished ends',
    ],
  },
  {
    slug: 'superior-sink-base-30-green',
    moreViews: ['open'],
    name: 'Superior 30″ Sink Base',
    brand: 'Superior',
    type: 'Base',
    widthIn: 30,
    heightIn: 34.5,
    colour: 'Green',
    style: 'Shaker',
    priceCents: 42_900,
    rating: 4.7,
    material: painted,
    description:
      'A sink cabinet in deep spruce green: a fixed panel hides the bowl, two shaker doors open to clear room for the trap.',
    doorsAndDrawers: 'One fixed panel over two doors',
    fronts: [
      { of: 'panel', count: 1 },
      { of: 'door', count: 2 },
    ],
    inside: 'Open to the wall for plumbing, moisture tray',
    hardware: 'Brushed brass knobs',
    features: ['Takes sinks up to 27″', 'Removable moisture tray', 'Soft-close hinges', 'Spruce green lacquer'],
  },
  {
    slug: 'boreal-base-36-linen',
    moreViews: ['open'],
    name: 'Boreal 36″ Base',
    brand: 'Boreal & Stone',
    type: 'Base',
    widthIn: 36,
    heightIn: 34.5,
    colour: 'White',
    style: 'Traditional',
    priceCents: 61_900,
    rating: 4.5,
    material: painted,
    description:
      'Two drawers side by side over a pair of raised-panel doors, in a linen white that sits well beside old plaster.',
    doorsAndDrawers: 'Two drawers over two doors',
    fronts: [
      { of: 'drawer', count: 2 },
      { of: 'door', count: 2 },
    ],
    inside: 'One full-depth adjustable shelf',
    hardware: 'Oil-rubbed bronze cup pulls and knobs',
    features: [
      'Two drawers for cutlery',
      'Raised panels with a moulded edge',
      'Soft-close throughout',
      'Linen-white lacquer',
    ],
  },
  {
    slug: 'nipigon-pot-base-36-black',
    moreViews: ['open'],
    name: 'Nipigon 36″ Pot Drawer Base',
    brand: 'Nipigon',
    type: 'Base',
    widthIn: 36,
    heightIn: 34.5,
    colour: 'Black',
    style: 'Modern',
    priceCents: 78_900,
    rating: 4.9,
    material: 'Ebonised oak veneer, plywood box',
    description:
      'Two deep drawers and a shallow one under the cooktop, faced in near-black fluted oak without handles.',
    doorsAndDrawers: 'One shallow and two deep drawers',
    fronts: [
      { of: 'drawer', count: 1 },
      { of: 'deep drawer', count: 1 },
      { of: 'deep drawer', count: 1 },
    ],
    inside: 'Dovetailed maple boxes with pegs for pots',
    hardware: 'Push to open',
    features: [
      'Fluted solid oak drawer fronts',
      'Deep drawers carry 110 lb',
      'Push-to-open, soft-close',
      'Peg boards included',
    ],
  },
  {
    slug: 'lakehead-larder-base-42-oak',
    name: 'Lakehead 42″ Larder Base',
    brand: 'Lakehead',
    type: 'Base',
    widthIn: 42,
    heightIn: 34.5,
    colour: 'Natural',
    style: 'Rustic',
    priceCents: 68_900,
    rating: 4.4,
    isSoldOut: true,
    material: 'Solid and veneered oak, plywood box',
    description: 'Boarded oak doors under a pair of wide drawers, with forged pulls: the workhorse of a camp kitchen.',
    doorsAndDrawers: 'Two drawers over two doors',
    fronts: [
      { of: 'drawer', count: 2 },
      { of: 'door', count: 2 },
    ],
    inside: 'One shelf, full width',
    hardware: 'Forged black iron pulls',
    features: ['Solid oak boards on every door', 'Full-width shelf', 'Hard-wax oil finish', 'Levelling feet'],
  },
  {
    slug: 'lakehead-wall-12-white',
    name: 'Lakehead 12″ Wall Cabinet',
    brand: 'Lakehead',
    type: 'Wall',
    widthIn: 12,
    heightIn: 30,
    colour: 'White',
    style: 'Shaker',
    priceCents: 29_900,
    rating: 4.5,
    material: painted,
    description: 'A narrow shaker cabinet that finishes a run beside the window or the hood, thirty inches high.',
    doorsAndDrawers: 'One door, hinged left',
    fronts: [{ of: 'door', count: 1 }],
    inside: 'Two adjustable shelves',
    hardware: 'Brushed nickel bar',
    features: ['Hangs on a steel rail', 'Door can be hung left or right', 'Soft-close hinges', 'Both ends finished'],
  },
  {
    slug: 'superior-wall-18-blue',
    moreViews: ['open'],
    name: 'Superior 18″ Wall Cabinet',
    brand: 'Superior',
    type: 'Wall',
    widthIn: 18,
    heightIn: 36,
    colour: 'Blue',
    style: 'Rustic',
    priceCents: 35_900,
    rating: 4.6,
    material: painted,
    description: 'Harbour blue with a beadboard panel, the kind of cabinet that hung in every lakeside pantry.',
    doorsAndDrawers: 'One beadboard door, hinged right',
    fronts: [{ of: 'door', count: 1 }],
    inside: 'Two adjustable shelves',
    hardware: 'Brushed brass knob',
    features: ['Tongued boards in a solid frame', 'Harbour-blue lacquer', 'Soft-close hinges', 'Hangs on a steel rail'],
  },
  {
    slug: 'nipigon-wall-24-walnut',
    name: 'Nipigon 24″ Wall Cabinet',
    brand: 'Nipigon',
    type: 'Wall',
    widthIn: 24,
    heightIn: 30,
    colour: 'Brown',
    style: 'Modern',
    priceCents: 47_900,
    rating: 4.8,
    material: 'Walnut veneer, plywood box',
    description: 'Two plain walnut doors with slender brass pulls, and a maple interior that brightens what’s inside.',
    doorsAndDrawers: 'Two doors',
    fronts: [{ of: 'door', count: 2 }],
    inside: 'Two adjustable shelves in maple',
    hardware: 'Brushed brass bars',
    features: ['Book-matched walnut doors', 'Pale maple inside', 'Soft-close hinges', 'Hangs on a steel rail'],
  },
  {
    slug: 'superior-dish-wall-24-grey',
    name: 'Superior 24″ Dish Cabinet',
    brand: 'Superior',
    type: 'Wall',
    widthIn: 24,
    heightIn: 42,
    colour: 'Gray',
    style: 'Shaker',
    priceCents: 45_900,
    rating: 4.7,
    material: painted,
    description: 'Forty-two inches of dish storage behind one wide shaker door, in dove grey with a maple lining.',
    doorsAndDrawers: 'One door, hinged right',
    fronts: [{ of: 'door', count: 1 }],
    inside: 'Three adjustable maple shelves',
    hardware: 'Polished nickel bar',
    features: ['Reaches an eight-foot ceiling', 'Three shelves, 25 lb each', 'Door opens 110°', 'Dove-grey lacquer'],
  },
  {
    slug: 'boreal-wall-30-warm-grey',
    name: 'Boreal 30″ Wall Cabinet',
    brand: 'Boreal & Stone',
    type: 'Wall',
    widthIn: 30,
    heightIn: 36,
    colour: 'Gray',
    style: 'Traditional',
    priceCents: 48_900,
    rating: 4.3,
    material: painted,
    description:
      'A pair of raised-panel doors in warm grey, made to sit under crown moulding, with its top at seven and a half feet.',
    doorsAndDrawers: 'Two doors',
    fronts: [{ of: 'door', count: 2 }],
    inside: 'Two adjustable shelves',
    hardware: 'Polished nickel knobs',
    features: [
      'Raised panels with a moulded edge',
      'Takes any of our crown mouldings',
      'Soft-close hinges',
      'Hangs on a steel rail',
    ],
  },
  {
    slug: 'lakehead-open-wall-36-oak',
    name: 'Lakehead 36″ Open Shelf Cabinet',
    brand: 'Lakehead',
    type: 'Wall',
    widthIn: 36,
    heightIn: 30,
    colour: 'Natural',
    style: 'Rustic',
    priceCents: 39_900,
    rating: 4.6,
    material: 'Solid and veneered oak',
    description: 'No doors at all: an oak box with one thick shelf, for the bowls you use every day.',
    doorsAndDrawers: 'None: open shelves',
    fronts: [{ of: 'shelves', count: 1 }],
    inside: 'One adjustable shelf',
    hardware: 'None',
    features: ['Oak inside and out', 'Shelf on hidden pins', 'Hard-wax oil finish', 'Hangs on a steel rail'],
  },
  {
    slug: 'superior-broom-18-white',
    name: 'Superior 18″ Broom Cabinet',
    brand: 'Superior',
    type: 'Tall',
    widthIn: 18,
    heightIn: 84,
    colour: 'White',
    style: 'Shaker',
    priceCents: 74_900,
    rating: 4.4,
    material: painted,
    description:
      'Seven feet of white shaker with a tall door for brooms and the vacuum and a short one above for things you rarely need.',
    doorsAndDrawers: 'One short door over one tall door, hinged right',
    fronts: [
      { of: 'short door', count: 1 },
      { of: 'door', count: 1 },
    ],
    inside: 'Shelf above, clear height of 60″ below',
    hardware: 'Brushed nickel bars',
    features: ['Clear height for a broom', 'Hook rail included', 'Soft-close hinges', 'Anti-tip bracket'],
  },
  {
    slug: 'nipigon-tall-24-charcoal',
    name: 'Nipigon 24″ Tall Cabinet',
    brand: 'Nipigon',
    type: 'Tall',
    widthIn: 24,
    heightIn: 90,
    colour: 'Black',
    style: 'Modern',
    priceCents: 104_900,
    rating: 4.9,
    material: painted,
    description: 'A flat charcoal column with two drawers at the bottom, to match the tall doors beside it.',
    doorsAndDrawers: 'Two doors over two drawers',
    fronts: [
      { of: 'door', count: 2 },
      { of: 'drawer', count: 2 },
    ],
    inside: 'Four adjustable shelves',
    hardware: 'Brushed brass bars',
    features: [
      'Drawers at the height of your hand',
      'Charcoal lacquer, fingerprint resistant',
      'Soft-close throughout',
      'Anti-tip bracket',
    ],
  },
  {
    slug: 'boreal-linen-24-maple',
    name: 'Boreal 24″ Linen Cabinet',
    brand: 'Boreal & Stone',
    type: 'Tall',
    widthIn: 24,
    heightIn: 84,
    colour: 'Natural',
    style: 'Traditional',
    priceCents: 114_900,
    rating: 4.7,
    isSoldOut: true,
    material: 'Solid and veneered maple',
    description:
      'Clear-finished maple with raised panels and a drawer at waist height, for a hall or a large bathroom.',
    doorsAndDrawers: 'Two doors, one drawer, two doors',
    fronts: [
      { of: 'door', count: 2 },
      { of: 'drawer', count: 1 },
      { of: 'door', count: 2 },
    ],
    inside: 'Three shelves above, one below',
    hardware: 'Oil-rubbed bronze ring pulls',
    features: ['Solid maple frames and panels', 'Drawer at waist height', 'Soft-close throughout', 'Anti-tip bracket'],
  },
  {
    slug: 'lakehead-utility-30-driftwood',
    name: 'Lakehead 30″ Utility Cabinet',
    brand: 'Lakehead',
    type: 'Tall',
    widthIn: 30,
    heightIn: 84,
    colour: 'Gray',
    style: 'Rustic',
    priceCents: 109_900,
    rating: 4.2,
    material: 'Solid and veneered oak',
    description: 'Driftwood-grey boards and battens with iron pulls: boots and coats go in, and the hall stays tidy.',
    doorsAndDrawers: 'Two board-and-batten doors over two drawers',
    fronts: [
      { of: 'door', count: 2 },
      { of: 'drawer', count: 2 },
    ],
    inside: 'Rail and one shelf',
    hardware: 'Forged black iron pulls',
    features: ['Boarded and battened doors', 'Two deep drawers', 'Coat rail inside', 'Anti-tip bracket'],
  },
  {
    slug: 'superior-pantry-24-green',
    name: 'Superior 24″ Pantry',
    brand: 'Superior',
    type: 'Pantry',
    widthIn: 24,
    heightIn: 90,
    colour: 'Green',
    style: 'Shaker',
    priceCents: 124_900,
    rating: 4.8,
    material: painted,
    description: 'Spruce green outside, maple inside: one tall door opens on four shelves of a full foot each.',
    doorsAndDrawers: 'Two short doors over one tall door, hinged right, over a drawer',
    fronts: [
      { of: 'short door', count: 2 },
      { of: 'door', count: 1 },
      { of: 'drawer', count: 1 },
    ],
    inside: 'Maple lining, adjustable shelves',
    hardware: 'Brushed brass bars',
    features: ['Shelves 22″ deep', 'Maple lining', 'Soft-close hinges', 'Anti-tip bracket'],
  },
  {
    slug: 'nipigon-pantry-30-pale-oak',
    name: 'Nipigon 30″ Pantry',
    brand: 'Nipigon',
    type: 'Pantry',
    widthIn: 30,
    heightIn: 96,
    colour: 'Natural',
    style: 'Modern',
    priceCents: 159_900,
    rating: 4.9,
    material: 'Pale oak veneer, plywood box',
    description: 'Eight feet of fluted pale oak: the reeds run from the top to the toe-kick and hide the door joints.',
    doorsAndDrawers: 'Two doors over two doors',
    fronts: [
      { of: 'door', count: 2 },
      { of: 'door', count: 2 },
    ],
    inside: 'Pull-out trays below, shelves above',
    hardware: 'Slim brushed brass bars',
    features: ['Fluted solid oak doors', 'Four pull-out trays', 'Soft-close hinges', 'Anti-tip bracket'],
  },
  {
    slug: 'boreal-pantry-36-white',
    name: 'Boreal 36″ Pantry',
    brand: 'Boreal & Stone',
    type: 'Pantry',
    widthIn: 36,
    heightIn: 90,
    colour: 'White',
    style: 'Traditional',
    priceCents: 174_900,
    rating: 4.6,
    material: painted,
    description: 'A pantry cabinet with four raised-panel doors and two drawers between, as wide as a farmhouse hutch.',
    doorsAndDrawers: 'Two doors, two drawers, two doors',
    fronts: [
      { of: 'door', count: 2 },
      { of: 'drawer', count: 2 },
      { of: 'door', count: 2 },
    ],
    inside: 'Three shelves above, two below',
    hardware: 'Polished nickel cup pulls and knobs',
    features: [
      'Raised panels with a moulded edge',
      'Two drawers at the waist',
      'Soft-close throughout',
      'Anti-tip bracket',
    ],
  },
  {
    slug: 'lakehead-pantry-24-blue',
    name: 'Lakehead 24″ Cottage Pantry',
    brand: 'Lakehead',
    type: 'Pantry',
    widthIn: 24,
    heightIn: 84,
    colour: 'Blue',
    style: 'Rustic',
    priceCents: 114_900,
    rating: 4.5,
    material: painted,
    description: 'Beadboard doors in harbour blue over a pair of drawers; like an old cottage pantry.',
    doorsAndDrawers: 'Two beadboard doors over two drawers',
    fronts: [
      { of: 'door', count: 2 },
      { of: 'drawer', count: 2 },
    ],
    inside: 'Four adjustable shelves',
    hardware: 'Matte black knobs',
    features: [
      'Tongued boards in a solid frame',
      'Two drawers for root vegetables',
      'Soft-close throughout',
      'Anti-tip bracket',
    ],
  },
];

const depthOf = (type: CabinetType): number => (type === 'Wall' ? 12 : 24);

export const cabinets: readonly Cabinet[] = rows.map(
  ({ isSoldOut, moreViews = [], doorsAndDrawers, inside, hardware, ...row }) => ({
    ...row,
    family: 'cabinets',
    depthIn: depthOf(row.type),
    isInStock: isSoldOut === undefined,
    specifications: [
      { label: 'Type', value: row.type },
      { label: 'Style', value: row.style },
      { label: 'Doors and drawers', value: doorsAndDrawers },
      { label: 'Inside', value: inside },
      { label: 'Hardware', value: hardware },
      { label: 'Assembly', value: 'Delivered assembled' },
    ],
    views: ['front', ...moreViews],
  }),
);
