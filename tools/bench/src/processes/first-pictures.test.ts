import { expect, test } from 'vitest';
import { listCards } from './first-pictures.ts';

test('cards are told from the wide picture above them, and each is asked for once', () => {
  const html = [
    '<link rel="preload" imageSrcSet="/pictures/scenes/hero.1a2b3c4d.400.avif 400w, /pictures/scenes/hero.1a2b3c4d.1600.avif 1600w"/>',
    '<source type="image/avif" srcSet="/pictures/quartz/aurora/slab.1a2b3c4d.800.avif 800w"/>',
    '<img src="/pictures/quartz/aurora/slab.1a2b3c4d.800.webp"/>',
    '<source type="image/avif" srcSet="/pictures/quartz/aurora/slab.1a2b3c4d.800.avif 800w"/>',
  ].join('\n');
  expect(listCards(html)).toEqual(['/pictures/quartz/aurora/slab.1a2b3c4d.800.avif']);
});
