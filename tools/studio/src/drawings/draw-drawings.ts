import { join } from 'node:path';
import { writeAtomically } from '../masters/write-atomically.ts';
import { drawings } from './drawings.ts';

/** The site serves them unchanged. */
export const drawingsDir = join(import.meta.dirname, '../../../../apps/site/public/drawings');

/** Writes the drawings of the buying guides; returns their names. */
export async function drawDrawings(dir: string): Promise<readonly string[]> {
  const files = Object.entries(drawings).map(([name, draw]) => ({ file: `${name}.svg`, svg: draw().svg }));
  for (const { file, svg } of files) await writeAtomically(join(dir, file), svg);
  return files.map(({ file }) => file);
}
