import { lights } from '@showroom/catalog-data/products/lighting';
import { productPictureNames } from '@showroom/catalog-data/products/branded-product';
import { expect, it } from 'vitest';
import { lightingPictures } from './lighting.ts';

it('draws every picture of every light once, standing', () => {
  const pictures = lightingPictures();
  expect(pictures.map(({ name }) => name)).toEqual(lights.flatMap(productPictureNames));
  expect(pictures.every(({ width, height }) => height > width)).toBe(true);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
});
