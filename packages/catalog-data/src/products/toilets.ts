import { toiletMeasures } from '../catalogue/guides/guide-measures.ts';
import type { BrandedProduct } from './branded-product.ts';
import { formatInches } from './inches.ts';

export const toiletTypes = ['One-Piece', 'Two-Piece', 'Wall-Hung'] as const;
export const toiletColours = ['White', 'Bone', 'Matte Black'] as const;

export type ToiletType = (typeof toiletTypes)[number];
export type ToiletColour = (typeof toiletColours)[number];

export type Toilet = BrandedProduct<'toilets'> & {
  readonly type: ToiletType;
  readonly colour: ToiletColour;
  readonly bowl: 'Elongated' | 'Compact elongated';
  /** From the floor to the top of the seat. */
  readonly seatHeightIn: number;
  readonly widthIn: number;
  /** From the wall to the front of the bowl. */
  readonly depthIn: number;
  readonly heightIn: number;
  /** From the finished wall to the centre of the floor outlet; for a wall outlet, its height. */
  readonly outlet:
    | { readonly in: 'floor'; readonly roughInIn: number }
    | { readonly in: 'wall'; readonly heightIn: number };
  /** The full flush and, with two buttons, the light one. */
  readonly flushLitres: readonly [full: number, light: number | null];
  /** Washes and dries; needs an electrical outlet nearby. */
  readonly isSmart: boolean;
};

type Row = Omit<Toilet, 'family' | 'views' | 'material' | 'specifications' | 'outlet'> &
  Partial<Pick<Toilet, 'views' | 'specifications'>>;

/** Standard rough-ins, here and of carriers. */
const outlets = {
  floor: { in: 'floor', roughInIn: 12 },
  wall: { in: 'wall', heightIn: 9 },
} as const satisfies Record<Toilet['outlet']['in'], Toilet['outlet']>;

function toilet({ specifications = [], ...row }: Row): Toilet {
  const [full, light] = row.flushLitres;
  const outlet = row.type === 'Wall-Hung' ? outlets.wall : outlets.floor;
  return {
    family: 'toilets',
    views: ['front', 'side', 'open'],
    material: 'Vitreous china',
    specifications: [
      { label: 'Bowl', value: row.bowl },
      { label: 'Seat height', value: formatInches(row.seatHeightIn) },
      { label: 'Flush', value: light === null ? `${full} L` : `${full} L or ${light} L` },
      {
        label: 'Outlet',
        value:
          outlet.in === 'wall'
            ? `In the wall, ${formatInches(outlet.heightIn)} above the floor, 4″ carrier`
            : `${formatInches(outlet.roughInIn)} rough-in`,
      },
      ...specifications,
    ],
    ...row,
    outlet,
  };
}

export const toilets: readonly Toilet[] = [
  toilet({
    slug: 'lakehead-classic-two-piece',
    name: 'Lakehead Classic',
    brand: 'Lakehead',
    type: 'Two-Piece',
    colour: 'White',
    bowl: 'Elongated',
    widthIn: 17.5,
    depthIn: 28.5,
    heightIn: 30,
    seatHeightIn: 16.5,
    flushLitres: [4.8, null],
    isSmart: false,
    priceCents: 32_900,
    isInStock: true,
    rating: 4.5,
    features: [
      'Trip lever you can fix with a screwdriver',
      'Fully glazed 2⅛″ trapway',
      'Comfort-height seat with slow-closing lid',
      'Fits where the old one stood',
    ],
    description:
      'The one plumbers put in their own homes. Rounded tank, simple lever, and parts in every hardware store from here to Kenora.',
  }),
  toilet({
    slug: 'nipigon-skirted-two-piece',
    name: 'Nipigon Skirted',
    brand: 'Nipigon',
    type: 'Two-Piece',
    colour: 'White',
    bowl: 'Elongated',
    widthIn: 16.5,
    depthIn: 28,
    heightIn: 30.5,
    seatHeightIn: 17,
    flushLitres: [4.8, 3],
    isSmart: false,
    priceCents: 45_900,
    isInStock: true,
    rating: 4.6,
    features: [
      'Smooth sides wipe clean',
      'Two-part button on a squared tank',
      'Tank and bowl carried upstairs one at a time',
    ],
    description:
      'Looks like a one-piece, as easy to carry upstairs as a two-piece. The skirt hides the trapway and the bolts.',
  }),
  toilet({
    slug: 'kaministiquia-bone-two-piece',
    name: 'Kaministiquia, Bone',
    brand: 'Lakehead',
    type: 'Two-Piece',
    colour: 'Bone',
    bowl: 'Elongated',
    widthIn: 17.5,
    depthIn: 29,
    heightIn: 30,
    seatHeightIn: 16,
    flushLitres: [4.8, null],
    isSmart: false,
    priceCents: 38_900,
    isInStock: false,
    isDiscontinued: true,
    rating: 4.2,
    features: [
      'Bone glaze to match a tub you’re keeping',
      'Brass trip lever',
      'Quiet fill valve',
      'Seat and lid in the same bone',
    ],
    description:
      'A warm off-white for houses where pure white would shout. We’ll match the glaze sample to your tub before ordering.',
  }),
  toilet({
    slug: 'superior-skirted-one-piece',
    name: 'Superior One',
    brand: 'Superior',
    type: 'One-Piece',
    colour: 'White',
    bowl: 'Elongated',
    widthIn: 15.5,
    depthIn: 28.5,
    heightIn: 27.5,
    seatHeightIn: 16.5,
    flushLitres: [4.8, 3.2],
    isSmart: false,
    priceCents: 69_500,
    isInStock: true,
    rating: 4.8,
    features: [
      'Tank and bowl fired as one, no seam to clean',
      'Rimless bowl rinsed by two jets',
      'Seat lifts off at a button',
      'Soft-closing lid',
    ],
    description:
      'Low, smooth and easy to live with. The tank grows out of the bowl in one curve and stops below the window sill.',
  }),
  toilet({
    slug: 'superior-noir-one-piece',
    name: 'Superior One, Matte Black',
    brand: 'Superior',
    type: 'One-Piece',
    colour: 'Matte Black',
    bowl: 'Elongated',
    widthIn: 15.5,
    depthIn: 28.5,
    heightIn: 27.5,
    seatHeightIn: 16.5,
    flushLitres: [4.8, 3.2],
    isSmart: false,
    priceCents: 94_000,
    isInStock: false,
    rating: 4.3,
    features: [
      'Matte black glaze fired at full heat, not painted',
      'Brass button and hinges',
      'Ink-black seat to match',
    ],
    description:
      'For a powder room with nerve. Hard water shows on black, so plan on a water softener or regular wiping.',
  }),
  toilet({
    slug: 'harbour-compact-one-piece',
    name: 'Harbour Compact',
    brand: 'Harbour',
    type: 'One-Piece',
    colour: 'White',
    bowl: 'Compact elongated',
    widthIn: 15,
    depthIn: 26.5,
    heightIn: 27,
    seatHeightIn: 15.5,
    flushLitres: [4.1, null],
    isSmart: false,
    priceCents: 57_500,
    isInStock: true,
    rating: 4.4,
    features: [
      'Two inches shorter, with a full-length seat',
      'Slim tank that clears a door swing',
      'Lower seat for smaller legs',
    ],
    description:
      'The answer to a wartime bathroom where the door hits the bowl. Shorter overall, full size where you sit.',
  }),
  toilet({
    slug: 'aurora-smart-one-piece',
    name: 'Aurora Smart',
    brand: 'Boreal & Stone',
    type: 'One-Piece',
    colour: 'White',
    bowl: 'Elongated',
    widthIn: 16,
    depthIn: 28.5,
    heightIn: 27.5,
    seatHeightIn: 17,
    flushLitres: [4.5, 3],
    isSmart: true,
    priceCents: 248_000,
    isInStock: true,
    rating: 4.9,
    features: [
      'Warm wash and warm air, set with three buttons and a dial',
      'Heated seat with four levels',
      'Night light in the bowl',
      'Flushes by button when the power is out',
    ],
    specifications: [{ label: 'Power', value: `120 V, outlet within ${toiletMeasures.outletFeet} ft` }],
    description:
      'A heated seat and a warm-water wash. The buttons are under your right hand, so there’s no remote to lose.',
    views: ['front', 'detail', 'open'],
  }),
  toilet({
    slug: 'terrace-wall-hung',
    name: 'Terrace Wall-Hung',
    brand: 'Boreal & Stone',
    type: 'Wall-Hung',
    colour: 'White',
    bowl: 'Compact elongated',
    widthIn: 14.5,
    depthIn: 21.5,
    heightIn: 17,
    seatHeightIn: 16.5,
    flushLitres: [4.5, 3],
    isSmart: false,
    priceCents: 78_000,
    isInStock: true,
    rating: 4.7,
    features: [
      'The floor runs on underneath',
      'Brushed steel plate with a large and a small button',
      `Carrier frame rated for ${toiletMeasures.carrierLoad.ours} lb`,
      'Set the height to suit you, 15″ to 19″',
    ],
    description: 'Gain nine inches in a narrow bathroom, with nothing to mop around. The tank is inside a 2 × 6 wall.',
  }),
  toilet({
    slug: 'terrace-smart-wall-hung',
    name: 'Terrace Smart',
    brand: 'Boreal & Stone',
    type: 'Wall-Hung',
    colour: 'White',
    bowl: 'Compact elongated',
    widthIn: 15,
    depthIn: 22.5,
    heightIn: 18,
    seatHeightIn: 17.5,
    flushLitres: [4.5, 3],
    isSmart: true,
    priceCents: 219_000,
    isInStock: false,
    rating: 4.6,
    features: [
      'Washing seat on a hanging bowl',
      'Black glass-look flush plate',
      'Wiring and water hidden in the carrier',
    ],
    specifications: [{ label: 'Power', value: '120 V, wired in the wall' }],
    description:
      'Everything the Aurora does, off the floor. Plan it before the drywall goes up: the carrier and its supply go inside the wall.',
  }),
  toilet({
    slug: 'silver-islet-wall-hung-black',
    name: 'Silver Islet Wall-Hung',
    brand: 'Superior',
    type: 'Wall-Hung',
    colour: 'Matte Black',
    bowl: 'Compact elongated',
    widthIn: 14.5,
    depthIn: 21.5,
    heightIn: 16.5,
    seatHeightIn: 16,
    flushLitres: [4.5, 3],
    isSmart: false,
    priceCents: null,
    isInStock: false,
    rating: 4.1,
    features: ['Matte black bowl, seat and lid', 'Brass flush plate', 'Shown in our showroom bathroom'],
    description:
      'Half shadow, half sculpture. On a pale plaster wall with a brass plate above, it needs no other decoration.',
  }),
];
