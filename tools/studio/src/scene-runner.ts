import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { recordMaster, type ManifestRow } from './manifest.ts';
import { masterFile, type StudioPaths } from './paths.ts';
import { renderPng } from './rendering/blender.ts';
import { writeAtomically } from './write-atomically.ts';

const scenesDir = join(import.meta.dirname, '..', 'scenes');

/** One row of `scenes/scenes.json`. Sizes in pixels; `samples` is light paths a pixel. */
export type SceneRow = {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly alt: string;
};

/** Every scene that can be drawn, by name. */
export async function sceneRows(): Promise<Readonly<Record<string, SceneRow>>> {
  const rows: Record<string, SceneRow> = JSON.parse(await readFile(join(scenesDir, 'scenes.json'), 'utf8'));
  return rows;
}

/**
 * Renders a scene to its master and enters it in the manifest.
 *
 * @throws if the scene is unknown, or Blender or the denoiser fails; the last lines they said are the message.
 */
export async function drawScene(paths: StudioPaths, scene: string): Promise<ManifestRow> {
  const row = await sceneRow(scene);
  const master = masterFile(paths, `scenes/${scene}`);
  const png = await render(scene, row.width, row.height, row.samples);
  await writeAtomically(master, await sharp(png).webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer());
  return recordMaster(paths, `scenes/${scene}`, row.alt);
}

/** Renders a third of the size with few samples to a PNG, to look at while composing; about 20 s on two cores. */
export async function draftScene(scene: string, file: string): Promise<void> {
  const row = await sceneRow(scene);
  await writeFile(file, await render(scene, Math.round(row.width / 3), Math.round(row.height / 3), 12));
}

async function sceneRow(scene: string): Promise<SceneRow> {
  const row = (await sceneRows())[scene];
  if (!row) throw new Error(`No scene "${scene}" in scenes/scenes.json.`);
  return row;
}

function render(scene: string, width: number, height: number, samples: number): Promise<Uint8Array> {
  return renderPng({ script: scene, parameters: {}, width, height, samples });
}
