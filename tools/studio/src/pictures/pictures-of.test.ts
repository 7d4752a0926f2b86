import { closetSystems } from '@showroom/catalog-data/products/closet-systems';
import { flooring } from '@showroom/catalog-data/products/flooring';
import { productPictureNames } from '@showroom/catalog-data/products/branded-product';
import { toilets } from '@showroom/catalog-data/products/toilets';
import { describe, expect, it } from 'vitest';
import { closetSystemPictures } from './closet-systems.ts';
import { flooringPictures } from './flooring.ts';
import { toiletPictures } from './toilets.ts';

describe.each([
  ['flooring', flooringPictures(), flooring],
  ['toilets', toiletPictures(), toilets],
  ['closet systems', closetSystemPictures(), closetSystems],
] as const)('pictures of %s', (_, pictures, products) => {
  it('draws every view of every product once', () => {
    expect(pictures.map(({ name }) => name)).toEqual(products.flatMap((product) => productPictureNames(product)));
  });

  it('describes each in a unique sentence', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { alt } of pictures) expect(alt).toMatch(/^.{50,240}\.$/);
  });
});

/** The width of a run of bays, each of which starts with its width in inches. */
function widthOf(run: unknown): number {
  if (!Array.isArray(run)) return 0;
  return run.reduce((sum: number, bay: unknown) => sum + Number(Array.isArray(bay) ? bay[0] : 0), 0);
}

describe('bays of a closet', () => {
  it.each(closetSystemPictures())('of $name add up to its width', ({ name, parameters }) => {
    const product = closetSystems.find(({ slug }) => name.includes(`/${slug}/`));
    expect(widthOf(parameters['bays']) + widthOf(parameters['side'])).toBe(product?.widthIn);
  });
});
