import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { recordMaster, type ManifestRow } from './manifest.ts';
import { masterFile, type StudioPaths } from './paths.ts';

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
  await mkdir(dirname(master), { recursive: true });
  await render([scene, master, row.width, row.height, row.samples]);
  return recordMaster(paths, `scenes/${scene}`, row.alt);
}

/** Renders a third of the size with few samples to a PNG, to look at while composing; about 20 s on two cores. */
export async function draftScene(scene: string, file: string): Promise<void> {
  const row = await sceneRow(scene);
  await render([scene, file, Math.round(row.width / 3), Math.round(row.height / 3), 24]);
}

async function sceneRow(scene: string): Promise<SceneRow> {
  const row = (await sceneRows())[scene];
  if (!row) throw new Error(`No scene "${scene}" in scenes/scenes.json.`);
  return row;
}

function render(args: readonly (string | number)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(scenesDir, 'render.sh'), args.map(String), { stdio: ['ignore', 'inherit', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`render.sh ended with ${code ?? 'a signal'}:\n${said}`));
    });
  });
}
