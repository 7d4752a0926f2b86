import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StudioPicture } from '../pictures/studio-picture.ts';

export const scenesDir = join(import.meta.dirname, '../../scenes');

/** What Blender needs of a picture. */
export type Shot = Pick<StudioPicture, 'script' | 'renderer' | 'parameters' | 'width' | 'height' | 'samples'>;

const blenderMissing =
  'Blender is not installed. Pictures of scenes and products need these Debian packages: ' +
  'blender python3-numpy libopenblas0-pthread webp';

/** How many of Blender’s last lines an error contains. */
const printedLines = 15;

/** Renders a picture to a PNG, on one core. */
export async function renderPng(shot: Shot): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    const picture = join(folder, 'picture.png');
    const parameters = join(folder, 'parameters.json');
    await writeFile(parameters, JSON.stringify(shot.parameters));
    const { script, renderer, width, height, samples } = shot;
    await runBlender(rendererOf(renderer), ['picture', script, picture, width, height, samples, parameters]);
    return await readFile(picture);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The Python module that Blender starts with. */
export function rendererOf(renderer: Shot['renderer']): string {
  return renderer ?? 'render';
}

/**
 * Runs a script of `scenes/` in a Blender process of its own, without the user's settings, at low priority.
 * @param orders what the script reads as its arguments
 * @param threads how many cores it may use
 * @throws with Blender’s last lines if it fails; with {@link blenderMissing} if there is none
 */
export function runBlender(start: string, orders: readonly (string | number)[], threads = 1): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'blender',
      [
        '-b',
        '--factory-startup',
        '-t',
        String(threads),
        '--python-exit-code',
        '1',
        '-P',
        join(scenesDir, `${start}.py`),
        '--',
        ...orders.map(String),
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, STUDIO_THREADS: String(threads), OPENBLAS_NUM_THREADS: '1' },
      },
    );
    // Rendering takes hours; other users of the machine come first.
    if (child.pid !== undefined) setPriority(child.pid, 15);
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => {
      process.off('exit', end);
      reject('code' in error && error.code === 'ENOENT' ? new Error(blenderMissing) : error);
    });
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`Blender ended with ${code ?? 'a signal'}:\n${lastLines(said)}`));
    });
  });
}

/** Without Blender’s progress messages. */
function lastLines(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Fra:'));
  return lines.slice(-printedLines).join('\n');
}
