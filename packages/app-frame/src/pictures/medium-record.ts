import type { PictureRecord } from '@showroom/pictures/picture-source';
import { placeholderColourOf, type PublicMedium } from '@showroom/store/site';
import { toMediumPictureName } from './medium-picture-name.ts';

/**
 * Describes a library picture like one of the studio's.
 *
 * @param alt alt text in this place; empty for the library's own
 */
export function toMediumRecord(id: string, medium: PublicMedium, alt = ''): PictureRecord {
  const { x, y } = medium.focalPoint;
  const dominantColour = placeholderColourOf(medium);
  // Transparent pictures were once shared on black: adding the focal point gives them a new URL.
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
