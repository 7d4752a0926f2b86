import { join } from 'node:path';

import { mastersDir } from '@showroom/pictures/masters-dir';

const recordsDir = join(mastersDir, '../src');

/** Where the studio reads and writes. Tests give a folder of their own. */
export type StudioPaths = {
  /** Finished pictures, `<name>.webp`, kept in the repository. */
  readonly mastersDir: string;
  /** The rows the site reads: width, height, dominant colour, alt text, hash. */
  readonly manifestFile: string;
  /** Which recipe each master was drawn from, so that `--changed` knows what to redraw. */
  readonly recipesFile: string;
};

export const studioPaths: StudioPaths = {
  mastersDir,
  manifestFile: join(recordsDir, 'picture-records.generated.json'),
  recipesFile: join(recordsDir, 'recipes.generated.json'),
};

/** The lit passes of the rooms, kept in the repository; wherever pictures are drawn to, they are read from here. */
export const roomsDir = join(studioPaths.mastersDir, 'rooms');

/** The folder whose scripts decide how a picture looks. */
export const scriptsDir = join(import.meta.dirname, '..');

export function masterFile(paths: StudioPaths, name: string): string {
  return join(paths.mastersDir, `${name}.webp`);
}
