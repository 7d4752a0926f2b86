import type { StudioPicture } from './studio-picture.ts';

/** The same records as 4 : 5, for tall things. */
export function upright(pictures: readonly StudioPicture[]): readonly StudioPicture[] {
  return pictures.map((picture) => ({ ...picture, width: 1280, height: 1600 }));
}
