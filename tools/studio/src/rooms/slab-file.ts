import { existsSync } from 'node:fs';

import { masterFile, studioPaths, type StudioPaths } from '../masters/paths.ts';

/** The slab that is laid in a colour's rooms: the one drawn beside them, or else the repository's. */
export function slabFile(paths: StudioPaths, slug: string): string {
  const name = `quartz/${slug}/slab`;
  const beside = masterFile(paths, name);
  return existsSync(beside) ? beside : masterFile(studioPaths, name);
}
