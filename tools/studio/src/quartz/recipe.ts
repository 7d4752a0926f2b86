import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { contentHash, readRows } from '../manifest.ts';
import { masterFile, scriptsDir, type StudioPaths } from '../paths.ts';
import type { QuartzPicture } from './quartz-picture.ts';

/** What a master was drawn from, and the hash of the bytes that came out. */
export type RecipeRow = { readonly recipe: string; readonly hash: string };

/** The scripts that decide how a slab looks; the looks themselves count for their own pictures only. */
const drawingScripts = [
  'canvas',
  'noise',
  'stone',
  'quartz/encode-master.ts',
  'quartz/draw-picture.ts',
  'render-slab.ts',
];

/** One hash over all drawing scripts. */
export async function hashScripts(): Promise<string> {
  const entries = await readdir(scriptsDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(scriptsDir.length + 1))
    .filter((file) => drawingScripts.some((script) => file === script || file.startsWith(`${script}/`)))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(join(scriptsDir, file), 'utf8')));
  return contentHash(contents.join('\n'));
}

/** Changes whenever the picture would: with the scripts, the look's parameters or the size, not with its words. */
export function recipeOf(picture: QuartzPicture, width: number, scripts: string): string {
  const { slabShows: _slabShows, closeUpShows: _closeUpShows, closeUpAt, ...drawn } = picture.look;
  const place = picture.part === 'close-up' ? (closeUpAt ?? 'chosen') : null;
  return contentHash(JSON.stringify([picture.part, width, scripts, drawn, place]));
}

/** Whether the master on disk is what this recipe makes: neither outdated nor damaged nor half-recorded. */
export async function isUpToDate(paths: StudioPaths, name: string, recipe: string): Promise<boolean> {
  const row = (await readRows<RecipeRow>(paths.recipesFile))[name];
  if (row?.recipe !== recipe) return false;
  const master = await readFile(masterFile(paths, name)).catch(() => null);
  return master !== null && contentHash(master) === row.hash;
}
