import { findPicture, toPictureSource } from '@showroom/catalog-data/pictures';
import type { QuartzColour } from '@showroom/catalog-data/quartz';
import type { ColourCardFacts } from './colour-card.tsx';

/** Cards are never drawn wider than half a desktop page: the largest sizes need not be offered. */
const CARD_WIDTHS = [400, 800];

/** The part of a colour that its card shows. */
export function toColourCardFacts(colour: QuartzColour): ColourCardFacts {
  const record = findPicture(`quartz/${colour.slug}/slab`);
  return {
    slug: colour.slug,
    label: colour.label,
    collectionLabel: colour.collectionLabel,
    thickness: colour.thicknesses.map((thickness) => thickness.replace('cm', ' cm')).join(' · '),
    features: colour.features,
    picture: record && toPictureSource(record, { widths: CARD_WIDTHS }),
  };
}
