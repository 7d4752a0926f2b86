import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The folder of the masters, `<name>.webp`, for servers and tools. Found through the package's own name, which holds also
 * where this file has become part of a bundle in another folder.
 */
export const mastersDir = join(
  createRequire(import.meta.url).resolve('@showroom/pictures/package.json'),
  '..',
  'masters',
);
