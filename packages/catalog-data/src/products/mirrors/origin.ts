import type { MirrorRow } from './mirror.ts';

export const originRows: readonly MirrorRow[] = [
  {
    slug: 'origin-line',
    name: 'Origin Line',
    priceCents: 34_000,
    sizeIn: [24, 36, 0.9],
    shape: 'rectangular',
    colours: ['Matte Black', 'Brushed Brass', 'White'],
    material: 'Aluminium, 8 mm face',
    hanging: 'Four-way keyholes',
    features: ['8 mm frame', 'Hangs two ways', 'Five-minute hanging'],
    description:
      'Four straight lengths of black aluminium, mitred so closely that the corner reads as drawn with a pen.',
    rating: 4.6,
  },
  {
    slug: 'origin-round',
    name: 'Origin Round',
    priceCents: 36_000,
    sizeIn: [28, 28, 0.9],
    shape: 'circular',
    colours: ['Brushed Brass', 'Matte Black', 'Chrome'],
    material: 'Rolled brass-plated steel',
    hanging: 'Single keyhole',
    features: ['One rolled hoop', 'No visible joint', 'Moisture-sealed back'],
    description:
      'A hoop of brushed brass rolled in one piece. It is the mirror to choose when the tile should do the talking.',
    rating: 4.8,
  },
  {
    slug: 'origin-arch',
    name: 'Origin Arch',
    priceCents: 42_000,
    sizeIn: [24, 38, 0.9],
    shape: 'unique',
    colours: ['Warm Nickel', 'Matte Black'],
    material: 'Nickel-plated steel',
    hanging: 'Two keyholes',
    features: ['True half-round head', '10 mm frame', 'Moisture-sealed back'],
    description:
      'A true half circle on two straight sides, nothing more. The warm nickel takes the colour of whatever light it is given.',
    rating: 4.7,
  },
  {
    slug: 'origin-square',
    name: 'Origin Square',
    priceCents: 32_000,
    sizeIn: [28, 28, 1],
    shape: 'square',
    colours: ['Bronze', 'Matte Black'],
    material: 'Bronzed aluminium',
    hanging: 'Four-way keyholes',
    features: ['Equal sides', 'Hangs as a diamond', 'Safety-backed glass'],
    description:
      'Twenty-eight inches each way in a dark bronze edge. Hang it square over a basin or stand it on its point in a powder room.',
    rating: 4.4,
  },
  {
    slug: 'origin-capsule',
    name: 'Origin Capsule',
    priceCents: 39_000,
    sizeIn: [20, 40, 0.9],
    shape: 'oval',
    colours: ['White', 'Sage', 'Matte Black'],
    material: 'Powder-coated steel',
    hanging: 'Two keyholes',
    features: ['Fits narrow walls', 'Powder-coated', 'Safety-backed glass'],
    description:
      'Twenty inches wide for the wall beside a window or a pedestal basin, with a white edge that all but leaves the glass alone.',
    rating: 4.5,
  },
];
