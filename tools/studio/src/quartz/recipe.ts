import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { contentHash } from '../masters/manifest.ts';
import { scriptsDir } from '../masters/paths.ts';
import type { QuartzPicture } from './quartz-picture.ts';

/** Scripts that determine how a slab looks; looks count for their own pictures only. */
const slabScripts = [
  'canvas',
  'noise',
  'stone',
  'quartz/draw-picture.ts',
  'quartz/encode-master.ts',
  'quartz/render-slab.ts',
];

/** A hash of these files and folders under `src`. */
export async function hashScripts(drawingScripts: readonly string[] = slabScripts): Promise<string> {
  const entries = await readdir(scriptsDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(scriptsDir.length + 1))
    .filter((file) => drawingScripts.some((script) => file === script || file.startsWith(`${script}/`)))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(join(scriptsDir, file), 'utf8')));
  return contentHash(contents.join('\n'));
}

/** Changes with the scripts, the look’s parameters or the size, but not with alt text or room. */
export function recipeOf(picture: QuartzPicture, width: number, scripts: string): string {
  const { room: _room, slabShows: _slabShows, closeUpShows: _closeUpShows, closeUpAt, ...drawn } = picture.look;
  const place = picture.part === 'close-up' ? (closeUpAt ?? 'chosen') : null;
  return contentHash(JSON.stringify([picture.part, width, scripts, drawn, place]));
}
