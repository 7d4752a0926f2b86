import { quartzColours } from '@showroom/catalog-data/quartz';
import { findPicture } from '@showroom/pictures/picture-records';
import type { PictureRecord } from '@showroom/pictures/picture-source';
import type { StoneChoice } from './form/fit-to-stone.ts';

/** The stones to choose from, with what the drawing needs to show their slabs. */
export function listStones(): readonly StoneOption[] {
  return stones;
}

/** A stone, with the picture of its slab. */
export type StoneOption = StoneChoice & { readonly picture: PictureRecord | null };

const stones: readonly StoneOption[] = quartzColours.map(({ slug, label, collectionLabel, thicknesses, sizes }) => ({
  slug,
  label,
  collection: collectionLabel,
  thicknesses,
  sizes,
  picture: findSlabPicture(slug),
}));

/** Without its alt text: the drawing has its own words. */
function findSlabPicture(slug: string): PictureRecord | null {
  const record = findPicture(`quartz/${slug}/slab`);
  return record && { ...record, alt: '' };
}
