import type { PictureRecord } from '@showroom/pictures/picture-source';
import { placeholderColourOf, type PublicMedium } from '@showroom/store/media';
import { toMediumPictureName } from './medium-picture-name.ts';

/**
 * A picture of the owner's library as the studio's are recorded.
 *
 * @param alt what it shows in this place; empty: the library's own words
 */
export function toMediumRecord(id: string, medium: PublicMedium, alt = ''): PictureRecord {
  const { x, y } = medium.focalPoint;
  const dominantColour = placeholderColourOf(medium);
  // What lets its ground through was once shared on black: it says where it is cut, and so has another address.
  const isCutAsEver = x === 0.5 && y === 0.5 && dominantColour !== 'transparent';
  return {
    name: toMediumPictureName(id),
    width: medium.widthPx,
    height: medium.heightPx,
    dominantColour,
    alt: alt === '' ? medium.alt : alt,
    hash: medium.sha256,
    ...(isCutAsEver ? {} : { focalPoint: { x, y } }),
  };
}
