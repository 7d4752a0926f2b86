import type { StudioPicture } from './studio-picture.ts';

/** The same records standing 4 : 5, for things that are taller than wide. */
export function upright(pictures: readonly StudioPicture[]): readonly StudioPicture[] {
  return pictures.map((picture) => ({ ...picture, width: 1280, height: 1600 }));
}
