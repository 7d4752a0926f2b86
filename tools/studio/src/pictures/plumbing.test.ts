import { bathroomFaucets } from '@showroom/catalog-data/products/bathroom-faucets';
import { kitchenFaucets } from '@showroom/catalog-data/products/kitchen-faucets';
import { productPictureNames } from '@showroom/catalog-data/products/branded-product';
import { showers } from '@showroom/catalog-data/products/showers';
import { sinks } from '@showroom/catalog-data/products/sinks';
import { describe, expect, it } from 'vitest';
import { bathroomFaucetPictures } from './bathroom-faucets.ts';
import { furtherViewScale, isFurtherView } from './further-view.ts';
import { kitchenFaucetPictures } from './kitchen-faucets.ts';
import { showerPictures } from './showers.ts';
import { sinkPictures } from './sinks.ts';

describe.each([
  ['sinks', sinkPictures(), sinks, 1600, 1200],
  ['kitchen faucets', kitchenFaucetPictures(), kitchenFaucets, 1280, 1600],
  ['bathroom faucets', bathroomFaucetPictures(), bathroomFaucets, 1280, 1600],
  ['showers', showerPictures(), showers, 1280, 1600],
] as const)('pictures of %s', (_, pictures, products, width, height) => {
  it('draws every view of every product once', () => {
    expect(pictures.map(({ name }) => name)).toEqual(products.flatMap((product) => productPictureNames(product)));
  });

  it('draws all of a family in one format', () => {
    for (const picture of pictures) {
      const scale = isFurtherView(picture) ? furtherViewScale : 1;
      expect([picture.width, picture.height], picture.name).toEqual([width * scale, height * scale]);
    }
  });

  it('draws no two products alike', () => {
    const drawings = pictures.map(({ parameters }) => JSON.stringify(parameters));
    expect(new Set(drawings).size).toBe(pictures.length);
  });

  it('describes each in a unique sentence', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { alt } of pictures) expect(alt).toMatch(/^.{50,240}\.$/);
  });
});
