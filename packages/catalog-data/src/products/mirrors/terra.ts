import type { MirrorRow } from './mirror.ts';

export const terraRows: readonly MirrorRow[] = [
  {
    slug: 'terra-riverstone',
    name: 'Terra Riverstone',
    priceCents: 118_000,
    sizeIn: [29, 36, 1.6],
    shape: 'organic',
    colours: ['Terracotta', 'Sand', 'Iron Clay'],
    material: 'Hand-pressed clay frame, 5 mm silvered glass',
    hanging: 'Two screws, upright or on its side',
    features: ['Pressed by hand', 'Hangs two ways', 'Copper-free glass'],
    description:
      'A pebble picked up on the shore and drawn at full size. The clay rim is pressed by hand, so a thumb can find the places where it swells.',
    rating: 4.8,
  },
  {
    slug: 'terra-bent-oak',
    name: 'Terra Bent Oak',
    priceCents: 86_000,
    sizeIn: [25, 36, 1.5],
    shape: 'oval',
    colours: ['Natural Oak', 'Smoked Oak'],
    material: 'Steam-bent oak, hardwax oil',
    hanging: 'Concealed rail',
    features: ['Steam-bent hoop', 'Hardwax oil', 'Lasting in damp rooms'],
    description:
      'One oak lath, steamed until it gives and closed into an oval with a scarf joint you have to look for. It warms a stone bathroom by itself.',
    rating: 4.7,
  },
  {
    slug: 'terra-kiln-round',
    name: 'Terra Kiln Round',
    priceCents: 94_000,
    sizeIn: [31, 31, 2.4],
    shape: 'circular',
    colours: ['Bisque', 'Terracotta'],
    material: 'Thrown stoneware ring, unglazed',
    hanging: 'French cleat, two people',
    features: ['Thrown stoneware', 'Heavy rounded ring', 'Sealed against splashes'],
    description:
      'A thick ring of pale stoneware, thrown in four arcs and fired to a matt bisque. The shadow it throws inward makes the glass look deep.',
    rating: 4.6,
    isMadeToOrder: true,
  },
  {
    slug: 'terra-driftline',
    name: 'Terra Driftline',
    priceCents: 104_000,
    sizeIn: [25, 39, 1.4],
    shape: 'organic',
    colours: ['Walnut', 'Natural Oak'],
    material: 'Carved solid walnut, 5 mm silvered glass',
    hanging: 'Concealed rail',
    features: ['Carved from solid', 'Follows the grain', 'Copper-free glass'],
    description:
      'Both long sides sway like the line that a lake leaves on sand. Carved from solid walnut, oiled, with the edge eased for the hand.',
    rating: 4.9,
  },
];
