import { writeEnclosed, type Enclosed } from '../leads/enclosed.ts';

export const PHOTO_PATH = '/visualizer/your-photo';

/** The URL of the page for the visitor's own photo, with a stone and what goes along. */
export function photoPath(stone: string, along: Enclosed): string {
  return PHOTO_PATH + writeEnclosed(along, { stone });
}
