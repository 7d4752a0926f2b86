import { runCrew, type Progress } from '../crew.ts';
import { hashScripts } from '../quartz/recipe.ts';
import { dueOf, keepMaster, type Candidate, type CandidateOptions } from '../masters/recipes.ts';
import { drawRoomPicture, hashRoom } from './draw-room-picture.ts';
import type { RoomPicture } from './room-picture.ts';
import { roomRecipeOf } from './room-recipe.ts';
import { roomPixels } from './rooms.ts';

export type RoomOptions = CandidateOptions & {
  /** Leave alone what is up to date. */
  readonly changedOnly: boolean;
  readonly onProgress: (progress: Progress) => void;
};

/** What decides how a picture is made, with ROOM_RECIPE, which is raised when the composer changes. */
const drawingScripts = ['rendering/encode-photo.ts', 'rooms/compose-room.ts', 'rooms/draw-room-picture.ts'];

/** Two at a time: one is laid while the other is packed. */
const workers = 2;

/** The pictures as they would be laid now, with their present recipes. Each colour must have its slab. */
export async function roomCandidates(
  pictures: readonly RoomPicture[],
  { paths, scale }: CandidateOptions,
): Promise<readonly (RoomPicture & Candidate)[]> {
  const scripts = await hashScripts(drawingScripts);
  const width = roomWidth(scale);
  const rooms = new Set(pictures.map(({ room }) => room));
  const passes = new Map(await Promise.all([...rooms].map(async (room) => [room, await hashRoom(room)] as const)));
  return Promise.all(
    pictures.map(async (picture) => {
      const recipe = await roomRecipeOf(paths, picture, width, scripts, passes.get(picture.room) ?? '');
      return { ...picture, recipe };
    }),
  );
}

function roomWidth(scale: number): number {
  return Math.round(roomPixels.width * scale);
}

/**
 * Draws the room pictures that need it, each whole or not at all; those that fail do not stop the others. The slabs
 * must have been drawn before.
 */
export async function drawRoomPictures(
  pictures: readonly RoomPicture[],
  { paths, changedOnly, scale, onProgress }: RoomOptions,
): Promise<{ made: number; failed: number }> {
  const width = roomWidth(scale);
  const candidates = await roomCandidates(pictures, { paths, scale });
  const due = await dueOf(paths, candidates, changedOnly);
  const member = {
    work: async (picture: (typeof due)[number]) =>
      keepMaster(paths, picture, await drawRoomPicture(paths, picture, width)),
  };
  const failed = await runCrew(due, workers, () => member, onProgress);
  return { made: due.length - failed, failed };
}
