import { toPictureSource, type PictureSource } from '@showroom/catalog-data/picture-source';
import { findPictures } from '@showroom/catalog-data/pictures';
import { quartzPictureNames } from '@showroom/catalog-data/quartz';

/** The pictures of a colour in gallery order: those that have been made. */
export function listColourPictures(slug: string): readonly PictureSource[] {
  return findPictures(quartzPictureNames(slug)).map((record) => toPictureSource(record));
}
