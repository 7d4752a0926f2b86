import type { PictureRecord } from '@showroom/pictures/picture-source';
import { findPictures } from '@showroom/pictures/picture-records';
import { quartzPictureNames } from '@showroom/catalog-data/quartz';

/** The pictures of a colour in gallery order: those that have been made. As much of each as its addresses are made from. */
export function listColourPictures(slug: string): readonly PictureRecord[] {
  return findPictures(quartzPictureNames(slug)).map(({ name, width, height, dominantColour, alt, hash }) => ({
    name,
    width,
    height,
    dominantColour,
    alt,
    hash: hash.slice(0, 8),
  }));
}
