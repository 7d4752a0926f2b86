import { join } from 'node:path';

import { mastersDir } from '@showroom/pictures/masters-dir';

const recordsDir = join(mastersDir, '../src');

/** The studio’s folders and files. Tests use their own. */
export type StudioPaths = {
  /** Finished pictures, `<name>.webp`, committed. */
  readonly mastersDir: string;
  /** The records that the site reads: width, height, dominant colour, alt text, hash. */
  readonly manifestFile: string;
  /** The recipe of each master, so that `--changed` knows what to make again. */
  readonly recipesFile: string;
};

export const studioPaths: StudioPaths = {
  mastersDir,
  manifestFile: join(recordsDir, 'picture-records.generated.json'),
  recipesFile: join(recordsDir, 'recipes.generated.json'),
};

/** The lit passes of the rooms, committed; always read from here, wherever pictures are written. */
export const roomsDir = join(studioPaths.mastersDir, 'rooms');

/** The folder of the scripts that recipes depend on. */
export const scriptsDir = join(import.meta.dirname, '..');

export function masterFile(paths: StudioPaths, name: string): string {
  return join(paths.mastersDir, `${name}.webp`);
}
