import type { PictureSource } from '../picture/picture.tsx';

export interface GalleryPicture extends PictureSource {
  /** The file at full resolution, loaded when the visitor zooms in. Default: the page’s files only. */
  readonly fullSrc?: string | undefined;
}
