import type { Product } from './product.ts';

export const lightTypes = ['Pendants', 'Chandeliers', 'Vanity & Wall', 'Ceiling & Task', 'Lamps'] as const;
export type LightType = (typeof lightTypes)[number];

export type Light = Product & {
  readonly family: 'lighting';
  readonly type: LightType;
  /** As pictured. */
  readonly color: string;
  /** Of the light, in kelvins. */
  readonly colourTemperatureK: number;
  /** At full strength. */
  readonly lumens: number;
};

type LightRow = {
  readonly slug: string;
  readonly name: string;
  readonly brand: 'Boreal & Stone' | 'Lakehead' | 'Superior' | 'Nipigon';
  readonly type: LightType;
  readonly color: string;
  readonly priceCents: number | null;
  readonly dimensions: string;
  readonly material: string;
  readonly source: string;
  readonly lumens: number;
  readonly kelvins?: number;
  readonly place: string;
  readonly features: readonly string[];
  readonly description: string;
  readonly rating: number;
  readonly isMadeToOrder?: boolean;
  readonly hasDetail?: boolean;
};

const rows: readonly LightRow[] = [
  {
    slug: 'kakabeka-dome-pendant',
    name: 'Kakabeka Dome Pendant',
    brand: 'Superior',
    type: 'Pendants',
    color: 'Spruce Green',
    priceCents: 38_500,
    dimensions: '16″ Ø × 11″ H, cord to 72″',
    material: 'Spun steel, enamelled; brass cap',
    source: 'One E26 bulb, up to 60 W',
    lumens: 800,
    place: 'Dry rooms, sloped ceilings',
    features: ['Enamelled inside and out', 'Brass cap and rim', 'Hangs over an island in pairs'],
    description:
      'A deep enamelled dome that keeps its light on the table and out of your eyes, in the green of our Shaker cabinets with a white inside.',
    rating: 4.8,
  },
  {
    slug: 'loon-trio-pendant',
    name: 'Loon Trio Pendant',
    brand: 'Boreal & Stone',
    type: 'Pendants',
    color: 'Opal and Brass',
    priceCents: 64_000,
    dimensions: '34″ W × 10″ D, drops to 60″',
    material: 'Mouth-blown opal glass, brushed brass',
    source: 'Three G9 lamps, 4 W each',
    lumens: 1100,
    place: 'Dry and damp rooms',
    features: ['Three sizes of globe', 'Drops set on site', 'Mouth-blown opal'],
    description:
      'Three opal globes of different sizes at three heights. You choose the drops when it is hung, so that no two houses have quite the same.',
    rating: 4.7,
  },
  {
    slug: 'weir-linen-pendant',
    name: 'Weir Linen Pendant',
    brand: 'Nipigon',
    type: 'Pendants',
    color: 'Natural Linen',
    priceCents: 29_500,
    dimensions: '20″ Ø × 11″ H, cord to 60″',
    material: 'Washed linen on a steel hoop, brass spider',
    source: 'Three E26 bulbs, up to 40 W',
    lumens: 1400,
    place: 'Dry rooms',
    features: ['Washed linen', 'Opal diffuser', 'No bare bulb from below'],
    description:
      'A wide drum of washed linen, closed below by an opal disc: the whole table is evenly lit and every face at it looks rested.',
    rating: 4.6,
  },
  {
    slug: 'sleeping-giant-lath-pendant',
    name: 'Sleeping Giant Lath Pendant',
    brand: 'Boreal & Stone',
    type: 'Pendants',
    color: 'Pale Oak',
    priceCents: 52_000,
    dimensions: '16″ Ø × 16″ H, cord to 72″',
    material: 'Steam-bent oak laths, frosted glass core',
    source: 'LED module, 12 W, dimmable',
    lumens: 1000,
    place: 'Dry rooms',
    features: ['34 bent laths', 'Frosted core', 'Striped light on the wall'],
    description:
      'Thirty-four oak laths bent into a bell round a frosted core. It throws soft stripes on the wall, slow as sun through a cedar fence.',
    rating: 4.9,
    isMadeToOrder: true,
  },
  {
    slug: 'portage-ring-chandelier',
    name: 'Portage Ring Chandelier',
    brand: 'Superior',
    type: 'Chandeliers',
    color: 'Brushed Brass',
    priceCents: 89_000,
    dimensions: '33″ Ø × 2″ H, cables to 96″',
    material: 'Rolled brass, silicone diffuser',
    source: 'LED, 38 W, dimmable',
    lumens: 2600,
    place: 'Dry rooms, high ceilings',
    features: ['Lit on the inner face', 'Cables to eight feet', 'Dims to one per cent'],
    description:
      'A hoop of brass lit on its inner face only. From the side you see the metal; sit down under it and the whole ring is light.',
    rating: 4.7,
  },
  {
    slug: 'tamarack-chandelier',
    name: 'Tamarack Chandelier',
    brand: 'Boreal & Stone',
    type: 'Chandeliers',
    color: 'Aged Brass',
    priceCents: 124_000,
    dimensions: '32″ Ø × 20″ H, rod to 48″',
    material: 'Turned and bent brass, opal glass',
    source: 'Six G9 lamps, 3 W each',
    lumens: 1800,
    place: 'Dry rooms',
    features: ['Six swept arms', 'Turned brass stem', 'Opal glass globes'],
    description:
      'Six arms dip and rise from a turned stem, each with an opal ball no larger than an orange. Aged by hand, and meant to age further.',
    rating: 4.9,
    hasDetail: true,
  },
  {
    slug: 'islet-linear-chandelier',
    name: 'Islet Linear Chandelier',
    brand: 'Lakehead',
    type: 'Chandeliers',
    color: 'Matte Black and Brass',
    priceCents: 98_000,
    dimensions: '40″ W × 12″ H, rods to 48″',
    material: 'Steel bar, brass collars, frosted glass',
    source: 'Ten LED capsules, 3 W each',
    lumens: 2400,
    place: 'Dry rooms, islands and long tables',
    features: ['Light up and down', 'Brass collars', 'For tables of 6 to 8 feet'],
    description:
      'Five frosted cylinders stand through a black bar and light both the table and the ceiling, so that a long room has no dark half.',
    rating: 4.6,
  },
  {
    slug: 'harbour-vanity-bar',
    name: 'Harbour Vanity Bar',
    brand: 'Lakehead',
    type: 'Vanity & Wall',
    color: 'Brushed Brass',
    priceCents: 36_500,
    dimensions: '20″ W × 9″ H × 6″ D',
    material: 'Solid brass, opal glass',
    source: 'Three G9 lamps, 4 W each',
    lumens: 1200,
    place: 'Damp rooms, above a mirror',
    features: ['For damp rooms', 'Glass faces down or up', 'Shadow-free light'],
    description: 'Three opal cylinders on a brass bar, hung over the mirror where a vanity light does the most good.',
    rating: 4.7,
  },
  {
    slug: 'moonrise-alabaster-sconce',
    name: 'Moonrise Alabaster Sconce',
    brand: 'Boreal & Stone',
    type: 'Vanity & Wall',
    color: 'Alabaster',
    priceCents: 48_000,
    dimensions: '11″ Ø × 3.5″ D',
    material: 'Carved alabaster, aged brass',
    source: 'LED ring, 9 W, dimmable',
    lumens: 650,
    place: 'Dry and damp rooms',
    features: ['Carved from one stone', 'Halo on the wall', 'No two alike'],
    description:
      'A dish of alabaster a quarter of an inch thin. The lamp behind it finds every cloud in the stone and puts a halo on the wall.',
    rating: 4.9,
  },
  {
    slug: 'parlour-pleated-sconce',
    name: 'Parlour Pleated Sconce',
    brand: 'Nipigon',
    type: 'Vanity & Wall',
    color: 'Brass and Cream',
    priceCents: 26_000,
    dimensions: '8″ W × 12″ H × 9″ D',
    material: 'Brass arm, pleated linen',
    source: 'One E12 candle bulb, up to 40 W',
    lumens: 450,
    place: 'Dry rooms',
    features: ['Hand-pleated shade', 'Swan-neck arm', 'Hard-wired or plug-in'],
    description: 'A swan-neck arm and a small pleated shade, for the side of a mirror in a house with some age to it.',
    rating: 4.6,
  },
  {
    slug: 'meridian-tube-sconce',
    name: 'Meridian Tube Sconce',
    brand: 'Superior',
    type: 'Vanity & Wall',
    color: 'Warm Nickel',
    priceCents: 31_000,
    dimensions: '2″ W × 23″ H × 4″ D',
    material: 'Nickel-plated brass, frosted glass',
    source: 'LED, 14 W, dimmable',
    lumens: 1050,
    place: 'Damp rooms, upright or level',
    features: ['For damp rooms', 'Colour true to skin, CRI 95', 'Mounts either way'],
    description:
      'An upright tube of even light at eye height, true to skin colour. One at each side of a mirror leaves no shadow under the chin.',
    rating: 4.8,
  },
  {
    slug: 'basin-flush-light',
    name: 'Basin Flush Light',
    brand: 'Lakehead',
    type: 'Ceiling & Task',
    color: 'Opal and Brass',
    priceCents: 22_000,
    dimensions: '15″ Ø × 7″ H',
    material: 'Opal glass, brass ring and finial',
    source: 'Two E26 bulbs, up to 60 W',
    lumens: 1500,
    place: 'Dry and damp rooms, low ceilings',
    features: ['For ceilings of eight feet', 'Opal glass', 'Opens without tools'],
    description:
      'An opal bowl held to the ceiling by a brass ring and one turned finial: the hall light that old houses had, with a lamp of today.',
    rating: 4.5,
  },
  {
    slug: 'ferry-track-light',
    name: 'Ferry Track Light',
    brand: 'Superior',
    type: 'Ceiling & Task',
    color: 'Matte Black',
    priceCents: 43_000,
    dimensions: '42″ L, heads 2.75″ Ø × 6″',
    material: 'Aluminium, brass trims',
    source: 'Four LED heads, 8 W each, 36° beam',
    lumens: 2400,
    kelvins: 3000,
    place: 'Dry rooms',
    features: ['Four turning heads', 'Brass trims', 'Beam of 36 degrees'],
    description:
      'Four small black heads on a slim track, each with a brass trim. Turn one on the stone, one on a picture, two on the work.',
    rating: 4.6,
  },
  {
    slug: 'underline-cabinet-light',
    name: 'Underline Cabinet Light',
    brand: 'Boreal & Stone',
    type: 'Ceiling & Task',
    color: 'Aluminium',
    priceCents: 14_500,
    dimensions: 'Cut to length, 0.9″ W × 0.5″ H, per 4 ft',
    material: 'Aluminium channel, frosted lens',
    source: 'LED strip, 9 W per metre, dimmable',
    lumens: 900,
    place: 'Under wall cabinets',
    features: ['Cut to the cabinet', 'No dots on polished stone', 'Dims with the room'],
    description:
      'A frosted line let in behind the face of the wall cabinets. It lights the counter and the tile evenly, and shows no dots in polished quartz.',
    rating: 4.7,
  },
  {
    slug: 'boulder-table-lamp',
    name: 'Boulder Table Lamp',
    brand: 'Nipigon',
    type: 'Lamps',
    color: 'Sand Clay',
    priceCents: 28_500,
    dimensions: '15″ Ø × 23″ H',
    material: 'Thrown stoneware, linen shade',
    source: 'One E26 bulb, up to 60 W',
    lumens: 800,
    place: 'Dry rooms',
    features: ['Thrown stoneware', 'Linen shade', 'Dimmer on the cord'],
    description:
      'A swelling clay base, thrown and left unglazed so that the fingers of the potter can be felt, under a wide linen cone.',
    rating: 4.8,
    hasDetail: true,
  },
  {
    slug: 'heron-floor-lamp',
    name: 'Heron Floor Lamp',
    brand: 'Lakehead',
    type: 'Lamps',
    color: 'Matte Black and Linen',
    priceCents: null,
    dimensions: '20″ Ø × 69″ H',
    material: 'Steel legs, oak joint, linen shade',
    source: 'One E26 bulb, up to 75 W',
    lumens: 1050,
    place: 'Dry rooms',
    features: ['Three slender legs', 'Oak joint', 'Foot switch'],
    description:
      'Three black legs meet in a turned oak joint and stand as quietly as a heron. The shade is wide enough to read by.',
    rating: 4.7,
    isMadeToOrder: true,
  },
];

/** Every light, by type. */
export const lights: readonly Light[] = rows.map((row) => ({
  family: 'lighting',
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  type: row.type,
  color: row.color,
  priceCents: row.priceCents,
  inStock: row.isMadeToOrder !== true,
  rating: row.rating,
  dimensions: row.dimensions,
  material: row.material,
  features: row.features,
  specifications: [
    { label: 'Type', value: row.type },
    { label: 'Finish', value: row.color },
    { label: 'Light source', value: row.source },
    { label: 'Brightness', value: `${row.lumens} lm` },
    { label: 'Colour of light', value: `${row.kelvins ?? 2700} K` },
    { label: 'Place', value: row.place },
  ],
  description: row.description,
  views: row.hasDetail === true ? ['front', 'detail'] : ['front'],
  colourTemperatureK: row.kelvins ?? 2700,
  lumens: row.lumens,
}));
