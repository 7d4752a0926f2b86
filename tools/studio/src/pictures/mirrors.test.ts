import { mirrors } from '@showroom/catalog-data/products/mirrors';
import { productPictureNames } from '@showroom/catalog-data/products/product';
import { describe, expect, it } from 'vitest';
import { mirrorPictures } from './mirrors.ts';

describe('mirror pictures', () => {
  it('are those that the catalogue names', () => {
    expect(mirrorPictures().map(({ name }) => name)).toEqual(mirrors.flatMap(productPictureNames));
  });

  it('show no two mirrors alike, in words or in parameters', () => {
    const pictures = mirrorPictures();
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ parameters }) => JSON.stringify(parameters['panes']))).size).toBe(pictures.length);
    const seedsOf = (view: string) =>
      pictures.filter((p) => p.parameters['view'] === view).map((p) => p.parameters['seed']);
    for (const view of ['single', 'double']) expect(new Set(seedsOf(view)).size).toBe(seedsOf(view).length);
  });
});
