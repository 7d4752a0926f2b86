import { expect, it } from 'vitest';

import { flooring } from '../products/flooring.ts';
import { floorPictureSize } from './floor-picture-size.ts';

const sizeOf = (slug: string) => {
  const floor = flooring.find((each) => each.slug === slug);
  if (floor === undefined) throw new Error(`No floor ${slug}`);
  const { widthM, heightM } = floorPictureSize(floor);
  return [widthM, heightM].map((metres) => Math.round(metres * 1000) / 1000);
};

it.each([
  ['twenty-five boards of 7½ inches', 'nipigon-white-oak-brushed', [4.763, 3.6]],
  ['eight by six tiles of 24 inches', 'marathon-noir-porcelain', [4.877, 3.658]],
  ['whole pairs of rows, as every other is shifted', 'terrace-bay-slate', [4.267, 3.251]],
  ['whole diagonals of squares', 'finlayson-chequerboard', [4.742, 3.448]],
  ['whole points of a herringbone', 'lakehead-oak-herringbone', [5.173, 3.736]],
  ['carpet, which has no pattern', 'loon-lake-wool-loop', [4.8, 3.6]],
])('is %s', (_words, slug, size) => {
  expect(sizeOf(slug)).toEqual(size);
});

it('is about 4.8 × 3.6 m for every floor', () => {
  for (const floor of flooring) {
    const { widthM, heightM } = floorPictureSize(floor);
    expect(Math.abs(Math.log(widthM / 4.8)), floor.slug).toBeLessThan(0.15);
    expect(Math.abs(Math.log(heightM / 3.6)), floor.slug).toBeLessThan(0.15);
  }
});
