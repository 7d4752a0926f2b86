import { findPicture } from '@showroom/pictures/picture-records';
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
      dominantColour: toShortColour(slab.dominantColour),
      hash: slab.hash.slice(0, 8),
    },
  };
}

/** `#rrggbb` as the nearest `#rgb`: near enough for a moment's placeholder, and half as long on fifty cards. */
function toShortColour(colour: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17));
  return `#${channels.map((channel) => channel.toString(16)).join('')}`;
}
