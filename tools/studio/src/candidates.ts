import { existsSync } from 'node:fs';

import type { Candidate, CandidateOptions } from './masters/recipes.ts';
import type { StudioPicture } from './pictures/studio-picture.ts';
import { drawCandidates } from './quartz/draw-pictures.ts';
import type { QuartzPicture } from './quartz/quartz-picture.ts';
import { renderCandidates } from './rendering/render-pictures.ts';
import { roomCandidates } from './rooms/draw-room-pictures.ts';
import type { RoomPicture } from './rooms/room-picture.ts';
import { slabFile } from './rooms/slab-file.ts';

/** Pictures by the three ways to make them. */
export type Pictures = {
  readonly drawn: readonly QuartzPicture[];
  readonly laid: readonly RoomPicture[];
  readonly rendered: readonly StudioPicture[];
};

/** The pictures with their current recipes, without rooms of a colour whose slab is missing. */
export async function candidatesOf(
  { drawn, laid, rendered }: Pictures,
  options: CandidateOptions,
): Promise<readonly Candidate[]> {
  const hasSlab = ({ slug }: RoomPicture) => existsSync(slabFile(options.paths, slug));
  return [
    ...(await drawCandidates(drawn, options)),
    ...(await roomCandidates(laid.filter(hasSlab), options)),
    ...(await renderCandidates(rendered, options)),
  ];
}
