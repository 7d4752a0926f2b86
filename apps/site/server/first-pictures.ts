import { heroSlides } from '@showroom/catalog-data/home-content';
import { quartzColours } from '@showroom/catalog-data/quartz';
import type { PictureFile } from '@showroom/web-server/picture-address';

/**
 * The pictures that a visitor meets first, in the sizes that phones and laptops ask for. Made beforehand, in the
 * background, so that not even the first visitor after a start waits for one.
 */
export function listFirstPictures(): readonly PictureFile[] {
  const scenes = ['quartz-hero', 'custom-cabinetry', 'millwork', 'contact'].map((name) => `scenes/${name}`);
  const wide = [...heroSlides.map((slide) => slide.picture), ...scenes];
  const slabs = quartzColours.map((colour) => `quartz/${colour.slug}/slab`);
  return [
    ...wide.flatMap((name) => ([800, 1200, 1600] as const).map((width) => ({ name, width, format: 'avif' as const }))),
    ...slabs.flatMap((name) => ([400, 800] as const).map((width) => ({ name, width, format: 'avif' as const }))),
    ...slabs.map((name) => ({ name, width: 1200 as const, format: 'avif' as const })),
  ];
}
