import { runCrew, type Progress } from '../crew.ts';
import type { StudioPaths } from '../paths.ts';
import { hashScripts } from '../quartz/recipe.ts';
import { dueOf, keepMaster } from '../recipes.ts';
import { drawRoomPicture } from './draw-room-picture.ts';
import type { RoomPicture } from './room-picture.ts';
import { roomRecipeOf } from './room-recipe.ts';
import { roomPixels } from './rooms.ts';

export type RoomOptions = {
  readonly paths: StudioPaths;
  /** Leave alone what is up to date. */
  readonly changedOnly: boolean;
  /** 1 is full size; a third is enough for a look. */
  readonly scale: number;
  readonly onProgress: (progress: Progress) => void;
};

/** What decides how a slab is laid; the words and which colour hangs where are not among them. */
const drawingScripts = [
  'canvas/colour.ts',
  'noise/random.ts',
  'quartz/encode-master.ts',
  ...['compose-room', 'draw-room-picture', 'light-code', 'slab-texture', 'tone'].map((script) => `rooms/${script}.ts`),
];

/** Two at a time: one is laid while the other is packed. */
const workers = 2;

/**
 * Draws the room pictures that need it, each whole or not at all; those that fail do not stop the others. The slabs
 * must have been drawn before.
 */
export async function drawRoomPictures(
  pictures: readonly RoomPicture[],
  { paths, changedOnly, scale, onProgress }: RoomOptions,
): Promise<{ made: number; failed: number }> {
  const scripts = await hashScripts(drawingScripts);
  const width = Math.round(roomPixels.width * scale);
  const candidates = await Promise.all(
    pictures.map(async (picture) => ({ ...picture, recipe: await roomRecipeOf(paths, picture, width, scripts) })),
  );
  const due = await dueOf(paths, candidates, changedOnly);
  const member = {
    work: async (picture: (typeof due)[number]) =>
      keepMaster(paths, picture, await drawRoomPicture(paths, picture, width)),
  };
  const failed = await runCrew(due, workers, () => member, onProgress);
  return { made: due.length - failed, failed };
}
