import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The folder of `<name>.webp` masters, for servers and tools. Resolved by package name, which also works from a bundle. */
export const mastersDir = join(
  createRequire(import.meta.url).resolve('@showroom/pictures/package.json'),
  '..',
  'masters',
);
