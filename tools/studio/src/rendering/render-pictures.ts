import { runCrew, type Progress } from '../crew.ts';
import { readRows, type ManifestRow } from '../masters/manifest.ts';
import type { StudioPaths } from '../masters/paths.ts';
import { dueOf, keepMaster, type Candidate, type CandidateOptions } from '../masters/recipes.ts';
import type { StudioPicture } from '../pictures/studio-picture.ts';
import { scenesDir, type Shot } from './blender.ts';
import { encodePhoto } from './encode-photo.ts';
import { renderRecipe } from './recipe.ts';
import { SceneSources } from './scene-sources.ts';

export type RenderCandidateOptions = CandidateOptions & {
  /** The folder of scripts; tests use their own. */
  readonly scenesDir?: string;
};

export type RenderOptions = RenderCandidateOptions & {
  /** Skip what is up to date. */
  readonly changedOnly: boolean;
  readonly workers: number;
  readonly onProgress: (progress: Progress) => void;
  /** Makes a picture’s PNG; Blender, except in tests. */
  readonly render: (shot: Shot) => Promise<Uint8Array>;
};

/** The pictures as they would be made now, with their current recipes. */
export async function renderCandidates(
  pictures: readonly StudioPicture[],
  { paths, scale, scenesDir: folder = scenesDir }: RenderCandidateOptions,
): Promise<readonly (StudioPicture & Candidate)[]> {
  const sources = new SceneSources(folder);
  const slabHashes = await slabHashesIn(paths);
  return Promise.all(
    pictures.map(async (picture) => {
      const shot = scaled(picture, scale);
      return { ...shot, recipe: await renderRecipe(shot, sources, slabHashes) };
    }),
  );
}

/** Renders the due pictures, each whole or not at all; failures don’t stop the others. */
export async function renderPictures(
  pictures: readonly StudioPicture[],
  options: RenderOptions,
): Promise<{ made: number; failed: number }> {
  const { paths } = options;
  const candidates = await renderCandidates(pictures, options);
  const due = await dueOf(paths, candidates, options.changedOnly);
  const member = {
    work: async (picture: StudioPicture & Candidate) => {
      await keepMaster(paths, picture, await encodePhoto(await options.render(picture), { best: picture.quality }));
    },
  };
  const failed = await runCrew(due, options.workers, () => member, options.onProgress);
  return { made: due.length - failed, failed };
}

export function scaled(picture: StudioPicture, scale: number): StudioPicture {
  return { ...picture, width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}

async function slabHashesIn(paths: StudioPaths): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const [name, { hash }] of Object.entries(await readRows<ManifestRow>(paths.manifestFile))) {
    const slug = /^quartz\/([^/]+)\/slab$/.exec(name)?.[1];
    if (slug !== undefined) hashes.set(slug, hash);
  }
  return hashes;
}
