import { mirrors } from '@showroom/catalog-data/products/mirrors';
import { productPictureNames } from '@showroom/catalog-data/products/branded-product';
import { describe, expect, it } from 'vitest';
import { mirrorPictures } from './mirrors.ts';

describe('mirror pictures', () => {
  it('are those that the catalogue names', () => {
    expect(mirrorPictures().map(({ name }) => name)).toEqual(mirrors.flatMap(productPictureNames));
  });

  it('show no two mirrors alike, in words or in parameters', () => {
    const pictures = mirrorPictures().filter(({ name }) => name.endsWith('/front'));
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ parameters }) => JSON.stringify(parameters['panes']))).size).toBe(pictures.length);
    const seedsOf = (view: string) =>
      pictures.filter((p) => p.parameters['view'] === view).map((p) => p.parameters['seed']);
    for (const view of ['single', 'double']) expect(new Set(seedsOf(view)).size).toBe(seedsOf(view).length);
  });

  it('have no wall visible through the glass', () => {
    // The heights of mirrors in scenes/products/mirror.py, and the distance from the end of the wall covering.
    const middles = { single: 1.53, double: 1.56 };
    const caps: Readonly<Record<string, number>> = { panel: 0.02, tile: 0.01 };
    const proud: Readonly<Record<string, number>> = { panel: 0.0185, boards: 0.016, reeds: 0.016 };
    type Hung = {
      readonly wall: { readonly kind: string; readonly top?: number };
      readonly panes: readonly { readonly lift?: number }[];
      readonly view: 'single' | 'double';
      readonly hang: number;
    };
    const faults = mirrors.flatMap(({ slug, heightIn }) => {
      const picture = mirrorPictures().find(({ name }) => name === `mirrors/${slug}/front`);
      if (picture === undefined) return [`${slug}: no picture`];
      const { wall, panes, view, hang } = picture.parameters as Hung;
      const foot = middles[view] + hang - (heightIn * 0.0254) / 2;
      const covered = wall.top === undefined || wall.top >= 3;
      if (!covered)
        return foot > wall.top + (caps[wall.kind] ?? 0) ? [] : [`${slug}: the wall's covering ends behind it`];
      return panes.every(({ lift = 0 }) => lift >= (proud[wall.kind] ?? 0))
        ? []
        : [`${slug}: the wall stands before it`];
    });
    expect(faults).toEqual([]);
  });
});
