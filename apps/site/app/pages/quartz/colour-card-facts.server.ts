import { findPicture } from '@showroom/catalog-data/pictures';
import type { QuartzColour } from '@showroom/catalog-data/quartz';
import type { ColourCardFacts } from './colour-card.tsx';

/** The part of a colour that its card shows. */
export function toColourCardFacts(colour: QuartzColour): ColourCardFacts {
  const slab = findPicture(`quartz/${colour.slug}/slab`);
  return {
    slug: colour.slug,
    label: colour.label,
    collectionLabel: colour.collectionLabel,
    thickness: colour.thicknesses.map((thickness) => thickness.replace('cm', ' cm')).join(' · '),
    features: colour.features,
    slab: slab && {
      width: slab.width,
      height: slab.height,
      dominantColour: slab.dominantColour,
      hash: slab.hash.slice(0, 8),
    },
  };
}
