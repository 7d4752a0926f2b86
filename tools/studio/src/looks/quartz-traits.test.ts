import { quartzTraits } from '@showroom/catalog-data/quartz-traits';
import { findPicture } from '@showroom/pictures/picture-records';
import { describe, expect, it } from 'vitest';

import { quartzLooks } from './quartz-looks.ts';

/** All colours of a look, and those of its veins. */
const hexOf = (value: unknown) => JSON.stringify(value).match(/#[0-9a-f]{6}/g) ?? [];

describe.each(quartzLooks)('the catalogue’s colours of $slug', ({ slug, layers }) => {
  it('match the average of its slab, as recorded', () => {
    expect(quartzTraits[slug].mean, `\`mean\` of ${slug} in quartz-traits.ts`).toBe(
      findPicture(`quartz/${slug}/slab`)?.dominantColour,
    );
  });

  it('match the colour of its veins, if any', () => {
    const { movement, vein } = quartzTraits[slug];
    const drawn = layers.filter(({ kind }) => ['veins', 'crackle', 'bands'].includes(kind));
    if (movement) expect(hexOf(drawn)).toContain(movement.hex);
    else expect(['plain', 'speckled', 'clouded']).toContain(vein);
    const broad = layers.some((layer) => layer.kind === 'veins' && layer.width[1] >= 1);
    if (vein === 'bold') expect(broad).toBe(true);
    if (vein === 'plain' || vein === 'speckled') expect(broad).toBe(false);
  });
});
