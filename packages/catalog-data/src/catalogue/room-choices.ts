import { woodSamples } from '../company/cabinet-samples.ts';
import { preferredWoods } from '../form-options.ts';
import { flooring } from '../products/flooring.ts';
import { quartzColours } from '../quartz/quartz.ts';
import { floorPictureSize, METRES_PER_INCH } from './floor-picture-size.ts';
import type { RoomSurface } from './room-surfaces.ts';

export type RoomChoice = {
  /** In URLs. Unique within its surface. */
  readonly slug: string;
  readonly label: string;
  /** What kind of choice it is, where a surface has more than one: a collection, “Paint”, “Wood”. */
  readonly group: string;
  readonly look: RoomLook;
  /** The page that it leads to. */
  readonly path: string;
};

/** How a surface looks with a choice. */
export type RoomLook =
  /** sRGB, as a painter's fan or a plated sample shows it. Of metal: its reflectance. */
  | { readonly kind: 'colour'; readonly hex: string }
  /** The slab's picture; its size, so that veins have their scale. */
  | { readonly kind: 'slab'; readonly picture: string; readonly widthIn: number; readonly heightIn: number }
  /** A picture from above, which repeats without an edge; its size, so that boards and tiles have theirs. */
  | { readonly kind: 'floor'; readonly picture: string; readonly widthIn: number; readonly heightIn: number }
  /** The room's own picture of its cabinets in that wood; `swatch` shows a board. */
  | { readonly kind: 'wood'; readonly swatch: string };

const stones: readonly RoomChoice[] = quartzColours.map(({ slug, label, collectionLabel, sizes: [size] }) => ({
  slug,
  label,
  group: collectionLabel,
  look: { kind: 'slab', picture: `quartz/${slug}/slab`, widthIn: size.widthIn, heightIn: size.heightIn },
  path: `/quartz-countertops/${slug}`,
}));

const floors: readonly RoomChoice[] = flooring.map((floor) => {
  const { slug, name, material } = floor;
  const { widthM, heightM } = floorPictureSize(floor);
  return {
    slug,
    label: name,
    group: material,
    look: {
      kind: 'floor',
      picture: `room-floors/${slug}`,
      widthIn: widthM / METRES_PER_INCH,
      heightIn: heightM / METRES_PER_INCH,
    },
    path: `/products/flooring/${slug}`,
  };
});

/** The first eight are the lacquers of the cabinets in our pictures. */
const cabinetPaints = paints('/custom-cabinetry', [
  ['white', 'White', '#EDE9E0'],
  ['linen', 'Linen', '#DED5C4'],
  ['dove', 'Dove', '#BFBBB1'],
  ['warm-grey', 'Warm grey', '#A09D94'],
  ['harbour', 'Harbour', '#505C66'],
  ['spruce', 'Spruce', '#38473F'],
  ['charcoal', 'Charcoal', '#35363A'],
  ['black', 'Black', '#262624'],
  ['sage', 'Sage', '#9AA68E'],
  ['clay', 'Clay', '#B08468'],
]);

const cabinetWoods: readonly RoomChoice[] = preferredWoods.flatMap(({ value, label }) => {
  const sample = woodSamples.find(({ title }) => title === label);
  if (!sample) return [];
  return [
    {
      slug: value,
      label,
      group: 'Wood',
      look: { kind: 'wood', swatch: sample.picture },
      path: '/custom-cabinetry',
    },
  ];
});

/** Walls of the rooms in our pictures. Wall paint is not sold here: they lead to the samples, which help to match it. */
const wallPaints = paints('/samples', [
  ['chalk', 'Chalk', '#EEEAE2'],
  ['linen', 'Linen', '#E4DCCB'],
  ['oat', 'Oat', '#D9CDB9'],
  ['wheat', 'Wheat', '#CDB899'],
  ['blush', 'Blush', '#D9B3A5'],
  ['clay', 'Clay', '#A8836A'],
  ['mist', 'Mist', '#C3CACA'],
  ['lake', 'Lake', '#7F929B'],
  ['sage', 'Sage', '#9DAA9B'],
  ['moss', 'Moss', '#69776E'],
  ['graphite', 'Graphite', '#4A4D50'],
]);

/** The finishes that faucets come in, by the colour of their reflections. */
const metals: readonly RoomChoice[] = (
  [
    ['polished-chrome', 'Polished chrome', '#EDEEEF'],
    ['polished-nickel', 'Polished nickel', '#E3D8C8'],
    ['brushed-nickel', 'Brushed nickel', '#B9B0A4'],
    ['stainless-steel', 'Stainless steel', '#BDBBB7'],
    ['brushed-brass', 'Brushed brass', '#C0A474'],
    ['oil-rubbed-bronze', 'Oil-rubbed bronze', '#4A372B'],
    ['gunmetal', 'Gunmetal', '#5C5D5F'],
    ['matte-black', 'Matte black', '#262626'],
  ] as const
).map(([slug, label, hex]) => ({
  slug,
  label,
  group: 'Metal',
  look: { kind: 'colour', hex },
  path: '/products/faucets',
}));

/** Everything that the rooms can be shown in, by surface. */
export const roomChoices: Readonly<Record<RoomSurface, readonly RoomChoice[]>> = {
  counter: stones,
  backsplash: stones,
  cabinets: [...cabinetPaints, ...cabinetWoods],
  floor: floors,
  walls: wallPaints,
  metal: metals,
};

/** Finds a choice by its exact slug. */
export function findRoomChoice(surface: RoomSurface, slug: string): RoomChoice | undefined {
  return roomChoices[surface].find((choice) => choice.slug === slug);
}

type Paint = readonly [slug: string, label: string, hex: string];

function paints(path: string, rows: readonly Paint[]): readonly RoomChoice[] {
  return rows.map(([slug, label, hex]) => ({ slug, label, group: 'Paint', look: { kind: 'colour', hex }, path }));
}
