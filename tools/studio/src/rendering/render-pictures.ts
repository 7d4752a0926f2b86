import { runCrew, type Progress } from '../crew.ts';
import { readRows, type ManifestRow } from '../manifest.ts';
import type { StudioPaths } from '../paths.ts';
import { dueOf, keepMaster } from '../recipes.ts';
import type { StudioPicture } from '../studio-picture.ts';
import { scenesDir, type Shot } from './blender.ts';
import { encodePhoto } from './encode-photo.ts';
import { renderRecipe } from './recipe.ts';
import { SceneSources } from './scene-sources.ts';

export type RenderOptions = {
  readonly paths: StudioPaths;
  /** Leave alone what is up to date. */
  readonly changedOnly: boolean;
  /** 1 is full size. */
  readonly scale: number;
  readonly workers: number;
  readonly onProgress: (progress: Progress) => void;
  /** Makes the PNG of one picture; Blender outside of tests. */
  readonly render: (shot: Shot) => Promise<Uint8Array>;
  /** Where the scripts lie; a folder of their own in tests. */
  readonly scenesDir?: string;
};

/** Renders the pictures that need it, each whole or not at all; those that fail do not stop the others. */
export async function renderPictures(
  pictures: readonly StudioPicture[],
  options: RenderOptions,
): Promise<{ made: number; failed: number }> {
  const { paths } = options;
  const sources = new SceneSources(options.scenesDir ?? scenesDir);
  const slabHashes = await slabHashesIn(paths);
  const candidates = await Promise.all(
    pictures.map(async (picture) => {
      const shot = scaled(picture, options.scale);
      return { ...shot, recipe: await renderRecipe(shot, sources, slabHashes) };
    }),
  );
  const due = await dueOf(paths, candidates, options.changedOnly);
  const member = {
    work: async (picture: (typeof candidates)[number]) => {
      await keepMaster(paths, picture, await encodePhoto(await options.render(picture)));
    },
  };
  const failed = await runCrew(due, options.workers, () => member, options.onProgress);
  return { made: due.length - failed, failed };
}

/** The same picture in fewer pixels. */
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
