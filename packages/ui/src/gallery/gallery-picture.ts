import type { PictureSource } from '../picture/picture.tsx';

/** A picture of a gallery: as it is drawn on the page, and as it is looked at closely. */
export interface GalleryPicture extends PictureSource {
  /** The file with every pixel of the master; fetched when the visitor comes nearer. Default: the page's files are all there is. */
  readonly fullSrc?: string | undefined;
}
