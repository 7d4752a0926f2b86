import type { BrandedProduct } from './branded-product.ts';
import type { Dimensions } from './dimensions.ts';

export const lightTypes = ['Pendants', 'Chandeliers', 'Vanity & Wall', 'Ceiling & Task', 'Lamps'] as const;
export type LightType = (typeof lightTypes)[number];

/** Tones for the filter, light ones first; `Natural` is linen, clay and wood. */
export const lightTones = ['White', 'Natural', 'Brass', 'Silver', 'Green', 'Black'] as const;

/** The construction. */
export type LightForm =
  | 'arms'
  | 'bar'
  | 'bowl'
  | 'disc'
  | 'dome'
  | 'drum'
  | 'floor lamp'
  | 'globes'
  | 'lath'
  | 'profile'
  | 'ring'
  | 'shade'
  | 'table lamp'
  | 'track'
  | 'tube';

export type Light = BrandedProduct<'lighting'> &
  Pick<
    Dimensions,
    'widthIn' | 'diameterIn' | 'lengthIn' | 'depthIn' | 'heightIn' | 'trackHeadIn' | 'drop' | 'isCutToLength'
  > & {
    readonly type: LightType;
    readonly form: LightForm;
    /** As pictured. */
    readonly colour: string;
    /** The tones it is found by: all prominent ones. */
    readonly tones: readonly (typeof lightTones)[number][];
    readonly colourTemperatureK: number;
    /** At full strength. */
    readonly lumens: number;
  };

type LightRow = Omit<Light, 'family' | 'brand' | 'isInStock' | 'specifications' | 'colourTemperatureK'> & {
  readonly brand: 'Boreal & Stone' | 'Lakehead' | 'Superior' | 'Nipigon';
  readonly source: string;
  readonly kelvins?: number;
  readonly place: string;
  /** Made to order one by one, not stocked by its maker. */
  readonly isMadeToOrder?: boolean;
};

const rows: readonly LightRow[] = [
  {
    slug: 'kakabeka-dome-pendant',
    name: 'Kakabeka Dome Pendant',
    brand: 'Superior',
    type: 'Pendants',
    form: 'dome',
    colour: 'Spruce Green',
    tones: ['Green'],
    priceCents: 38_500,
    diameterIn: 16,
    heightIn: 11,
    drop: { by: 'cord', toIn: 72 },
    material: 'Spun steel, enamelled; brass cap',
    source: 'One E26 bulb, up to 60 W',
    lumens: 800,
    place: 'Dry locations, sloped ceilings',
    features: ['Enamelled inside and out', 'Brass cap and rim', 'Hangs over an island in pairs'],
    description:
      'A deep enamelled dome that keeps its light on the table and out of your eyes, in the green of our Shaker cabinets, white inside.',
    rating: 4.8,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'loon-trio-pendant',
    name: 'Loon Trio Pendant',
    brand: 'Boreal & Stone',
    type: 'Pendants',
    form: 'globes',
    colour: 'Opal and Brass',
    tones: ['White', 'Brass'],
    priceCents: 64_000,
    widthIn: 34,
    depthIn: 10,
    drop: { by: 'drops', toIn: 60 },
    material: 'Mouth-blown opal glass, brushed brass',
    source: 'Three G9 lamps, 4 W each',
    lumens: 1100,
    place: 'Dry and damp locations',
    features: ['Three sizes of globe', 'Drops set on site', 'Mouth-blown opal'],
    description:
      'Three opal globes of different sizes at three heights. You choose the drops when we hang it, so no two homes have quite the same.',
    rating: 4.7,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'weir-linen-pendant',
    name: 'Weir Linen Pendant',
    brand: 'Nipigon',
    type: 'Pendants',
    form: 'drum',
    colour: 'Natural Linen',
    tones: ['Natural'],
    priceCents: 29_500,
    diameterIn: 20,
    heightIn: 11,
    drop: { by: 'cord', toIn: 60 },
    material: 'Washed linen on a steel hoop, brass spider',
    source: 'Three E26 bulbs, up to 40 W',
    lumens: 1400,
    place: 'Dry locations',
    features: ['Washed linen', 'Opal diffuser', 'No bare bulb from below'],
    description:
      'A wide drum of washed linen, closed below by an opal disc: the whole table is evenly lit and every face looks rested.',
    rating: 4.6,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'sleeping-giant-lath-pendant',
    name: 'Sleeping Giant Lath Pendant',
    brand: 'Boreal & Stone',
    type: 'Pendants',
    form: 'lath',
    colour: 'Pale Oak',
    tones: ['Natural'],
    priceCents: 52_000,
    diameterIn: 16,
    heightIn: 16,
    drop: { by: 'cord', toIn: 72 },
    material: 'Steam-bent oak slats, frosted glass core',
    source: 'LED module, 12 W, dimmable',
    lumens: 1000,
    place: 'Dry locations',
    features: ['34 bent slats', 'Frosted core', 'Striped light on the wall'],
    description:
      'Thirty-four oak slats bent into a bell around a frosted core. It throws soft stripes on the wall, like sun through a cedar fence.',
    rating: 4.9,
    isMadeToOrder: true,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'portage-ring-chandelier',
    name: 'Portage Ring Chandelier',
    brand: 'Superior',
    type: 'Chandeliers',
    form: 'ring',
    colour: 'Brushed Brass',
    tones: ['Brass'],
    priceCents: 89_000,
    diameterIn: 33,
    heightIn: 2,
    drop: { by: 'cables', toIn: 96 },
    material: 'Rolled brass, silicone diffuser',
    source: 'LED, 38 W, dimmable',
    lumens: 2600,
    place: 'Dry locations, high ceilings',
    features: ['Lit on the inner face', 'Cables to eight feet', 'Dims to 1%'],
    description:
      'A brass hoop lit on its inner face only. From the side you see the metal; sit down under it and the whole ring is light.',
    rating: 4.7,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'tamarack-chandelier',
    name: 'Tamarack Chandelier',
    brand: 'Boreal & Stone',
    type: 'Chandeliers',
    form: 'arms',
    colour: 'Aged Brass',
    tones: ['Brass'],
    priceCents: 124_000,
    diameterIn: 32,
    heightIn: 20,
    drop: { by: 'rod', toIn: 48 },
    material: 'Turned and bent brass, opal glass',
    source: 'Six G9 lamps, 3 W each',
    lumens: 1800,
    place: 'Dry locations',
    features: ['Six swept arms', 'Turned brass stem', 'Opal glass globes'],
    description:
      'Six arms dip and rise from a turned stem, each with an opal ball no larger than an orange. Aged by hand, and meant to keep aging.',
    rating: 4.9,
    views: ['front', 'detail', 'unlit', 'room'],
  },
  {
    slug: 'islet-linear-chandelier',
    name: 'Islet Linear Chandelier',
    brand: 'Lakehead',
    type: 'Chandeliers',
    form: 'bar',
    colour: 'Matte Black and Brass',
    tones: ['Black', 'Brass'],
    priceCents: 98_000,
    widthIn: 40,
    heightIn: 12,
    drop: { by: 'rods', toIn: 48 },
    material: 'Steel bar, brass collars, frosted glass',
    source: 'Ten LED capsules, 3 W each',
    lumens: 2400,
    place: 'Dry locations, islands and long tables',
    features: ['Light up and down', 'Brass collars', 'For tables of 6 to 8 feet'],
    description:
      'Five frosted cylinders stand through a black bar and light both the table and the ceiling, so a long room has no dark half.',
    rating: 4.6,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'harbour-vanity-bar',
    name: 'Harbour Vanity Bar',
    brand: 'Lakehead',
    type: 'Vanity & Wall',
    form: 'bar',
    colour: 'Brushed Brass',
    tones: ['Brass'],
    priceCents: 36_500,
    widthIn: 20,
    depthIn: 6,
    heightIn: 9,
    material: 'Solid brass, opal glass',
    source: 'Three G9 lamps, 4 W each',
    lumens: 1200,
    place: 'Damp locations, above a mirror',
    features: ['For damp rooms', 'Glass faces down or up', 'Shadow-free light'],
    description: 'Three opal cylinders on a brass bar, hung over the mirror where a vanity light does the most good.',
    rating: 4.7,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'moonrise-alabaster-sconce',
    name: 'Moonrise Alabaster Sconce',
    brand: 'Boreal & Stone',
    type: 'Vanity & Wall',
    form: 'disc',
    colour: 'Alabaster',
    tones: ['White'],
    priceCents: 48_000,
    diameterIn: 11,
    depthIn: 3.5,
    material: 'Carved alabaster, aged brass',
    source: 'LED ring, 9 W, dimmable',
    lumens: 650,
    place: 'Dry and damp locations',
    features: ['Carved from one stone', 'Halo on the wall', 'No two alike'],
    description:
      'A dish of alabaster a quarter of an inch thin. The light behind it brings out every cloud in the stone and puts a halo on the wall.',
    rating: 4.9,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'parlour-pleated-sconce',
    name: 'Parlour Pleated Sconce',
    brand: 'Nipigon',
    type: 'Vanity & Wall',
    form: 'shade',
    colour: 'Brass and Cream',
    tones: ['Brass', 'White'],
    priceCents: 26_000,
    widthIn: 8,
    depthIn: 9,
    heightIn: 12,
    material: 'Brass arm, pleated linen',
    source: 'One E12 candle bulb, up to 40 W',
    lumens: 450,
    place: 'Dry locations',
    features: ['Hand-pleated shade', 'Swan-neck arm', 'Hard-wired or plug-in'],
    description: 'A swan-neck arm and a small pleated shade, for the side of a mirror in an older home.',
    rating: 4.6,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'meridian-tube-sconce',
    name: 'Meridian Tube Sconce',
    brand: 'Superior',
    type: 'Vanity & Wall',
    form: 'tube',
    colour: 'Warm Nickel',
    tones: ['Silver'],
    priceCents: 31_000,
    widthIn: 2,
    depthIn: 4,
    heightIn: 23,
    material: 'Nickel-plated brass, frosted glass',
    source: 'LED, 14 W, dimmable',
    lumens: 1050,
    place: 'Damp locations, upright or level',
    features: ['For damp rooms', 'Colour true to skin, CRI 95', 'Mounts either way'],
    description:
      'An upright tube of even light at eye height, with accurate skin tones. One on each side of a mirror leaves no shadow under the chin.',
    rating: 4.8,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'basin-flush-light',
    name: 'Basin Flush Light',
    brand: 'Lakehead',
    type: 'Ceiling & Task',
    form: 'bowl',
    colour: 'Opal and Brass',
    tones: ['White', 'Brass'],
    priceCents: 22_000,
    diameterIn: 15,
    heightIn: 7,
    material: 'Opal glass, brass ring and finial',
    source: 'Two E26 bulbs, up to 60 W',
    lumens: 1500,
    place: 'Dry and damp locations, low ceilings',
    features: ['For ceilings of eight feet', 'Opal glass', 'Opens without tools'],
    description:
      'An opal bowl held to the ceiling by a brass ring and one turned finial: the hall light that old houses had, with a modern LED.',
    rating: 4.5,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'ferry-track-light',
    name: 'Ferry Track Light',
    brand: 'Superior',
    type: 'Ceiling & Task',
    form: 'track',
    colour: 'Matte Black',
    tones: ['Black'],
    priceCents: 43_000,
    lengthIn: 42,
    trackHeadIn: [2.75, 6],
    material: 'Aluminum, brass trims',
    source: 'Four LED heads, 8 W each, 36° beam',
    lumens: 2400,
    kelvins: 3000,
    place: 'Dry locations',
    features: ['Four turning heads', 'Brass trims', 'Beam of 36 degrees'],
    description:
      'Four small black heads on a slim track, each with a brass trim. Aim one at the stone, one at a picture and two at the work.',
    rating: 4.6,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'underline-cabinet-light',
    name: 'Underline Cabinet Light',
    brand: 'Boreal & Stone',
    type: 'Ceiling & Task',
    form: 'profile',
    colour: 'Aluminium',
    tones: ['Silver'],
    priceCents: 14_500,
    widthIn: 0.9,
    heightIn: 0.5,
    isCutToLength: true,
    priceUnit: '4 feet',
    material: 'Aluminum channel, frosted lens',
    source: 'LED strip, 2.7 W per foot, dimmable',
    lumens: 900,
    place: 'Under wall cabinets',
    features: ['Cut to the cabinet', 'No dots on polished stone', 'Dims with the room'],
    description:
      'A frosted strip set in behind the face of the wall cabinets. It lights the counter and the tile evenly, and shows no dots in polished quartz.',
    rating: 4.7,
    views: ['front', 'unlit', 'room'],
  },
  {
    slug: 'boulder-table-lamp',
    name: 'Boulder Table Lamp',
    brand: 'Nipigon',
    type: 'Lamps',
    form: 'table lamp',
    colour: 'Sand Clay',
    tones: ['Natural'],
    priceCents: 28_500,
    diameterIn: 15,
    heightIn: 23,
    material: 'Thrown stoneware, linen shade',
    source: 'One E26 bulb, up to 60 W',
    lumens: 800,
    place: 'Dry locations',
    features: ['Thrown stoneware', 'Linen shade', 'Dimmer on the cord'],
    description:
      'A swelling clay base, thrown and left unglazed so you can feel the potter’s fingers, under a wide linen cone.',
    rating: 4.8,
    views: ['front', 'detail', 'unlit', 'room'],
  },
  {
    slug: 'heron-floor-lamp',
    name: 'Heron Floor Lamp',
    brand: 'Lakehead',
    type: 'Lamps',
    form: 'floor lamp',
    colour: 'Matte Black and Linen',
    tones: ['Black', 'Natural'],
    priceCents: null,
    diameterIn: 20,
    heightIn: 69,
    material: 'Steel legs, oak joint, linen shade',
    source: 'One E26 bulb, up to 75 W',
    lumens: 1050,
    place: 'Dry locations',
    features: ['Three slender legs', 'Oak joint', 'Foot switch'],
    description: 'Three slim black legs meet in a turned oak joint. The shade is wide enough to read by.',
    rating: 4.7,
    isMadeToOrder: true,
    views: ['front', 'unlit', 'room'],
  },
];

export const lights: readonly Light[] = rows.map(
  ({ source, kelvins = 2700, place, isMadeToOrder = false, ...row }) => ({
    ...row,
    family: 'lighting',
    isInStock: true,
    ...(isMadeToOrder ? { leadTime: 'six weeks' } : {}),
    specifications: [
      { label: 'Type', value: row.type },
      { label: 'Finish', value: row.colour },
      { label: 'Light source', value: source },
      { label: 'Brightness', value: `${row.lumens} lm` },
      { label: 'Colour of light', value: `${kelvins} K` },
      { label: 'Rated for', value: place },
    ],
    colourTemperatureK: kelvins,
  }),
);
