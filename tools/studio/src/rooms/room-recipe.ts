import { readFile } from 'node:fs/promises';

import { contentHash } from '../masters/manifest.ts';
import type { StudioPaths } from '../masters/paths.ts';
import type { RoomPicture } from './room-picture.ts';
import { slabFile } from './slab-file.ts';

/** Changes whenever the picture would: with the slab, the room's passes, the scripts or the size. */
export async function roomRecipeOf(
  paths: StudioPaths,
  picture: RoomPicture,
  width: number,
  scripts: string,
  passes: string,
): Promise<string> {
  const slab = contentHash(await readFile(slabFile(paths, picture.slug)));
  return contentHash(JSON.stringify([picture.room, width, scripts, slab, passes]));
}
