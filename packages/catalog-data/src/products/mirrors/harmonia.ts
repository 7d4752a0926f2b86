import type { MirrorRow } from './mirror.ts';

export const harmoniaRows: readonly MirrorRow[] = [
  {
    slug: 'harmonia',
    name: 'Harmonia',
    priceCents: 148_000,
    sizeIn: [32, 36, 1.7],
    shape: 'unique',
    frameIn: 2.2,
    outline: { kind: 'oval', power: 3.2 },
    colours: ['Walnut and Brass', 'Oak and Nickel'],
    material: 'Dished walnut frame, brass inlay, 5 mm silvered glass',
    hanging: 'French cleat, upright or on its side',
    features: ['Brass inlay', 'Dished walnut frame', 'Neither square nor round'],
    description:
      'Halfway between a square and a circle, and between wood and metal: a brass inlay rings the walnut, which slopes gently toward the glass. Made in one size.',
    rating: 4.9,
  },
];
