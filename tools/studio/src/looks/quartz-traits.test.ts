import { quartzTraits } from '@showroom/catalog-data/quartz-traits';
import { findPicture } from '@showroom/pictures/picture-records';
import { describe, expect, it } from 'vitest';

import { quartzLooks } from './quartz-looks.ts';

/** All the hex colours that a look draws with, and those of its veins alone. */
const hexOf = (value: unknown) => JSON.stringify(value).match(/#[0-9a-f]{6}/g) ?? [];

describe.each(quartzLooks)('what the catalogue says of $slug', ({ slug, layers }) => {
  it('is the colour of its slab as a whole, as its record measures it', () => {
    expect(quartzTraits[slug].mean).toBe(findPicture(`quartz/${slug}/slab`)?.dominantColour);
  });

  it('is the colour that its veins are drawn in, where it has any', () => {
    const { movement, vein } = quartzTraits[slug];
    const drawn = layers.filter(({ kind }) => ['veins', 'crackle', 'bands'].includes(kind));
    if (movement) expect(hexOf(drawn)).toContain(movement.hex);
    else expect(['plain', 'speckled', 'clouded']).toContain(vein);
    const broad = layers.some((layer) => layer.kind === 'veins' && layer.width[1] >= 1);
    if (vein === 'bold') expect(broad).toBe(true);
    if (vein === 'plain' || vein === 'speckled') expect(broad).toBe(false);
  });
});
