import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { everyPicture } from '../every-picture.ts';
import { checkMasters } from './check-masters.ts';
import { studioPaths } from './paths.ts';

/** Keeps cloning quick. */
const mostBytes = 160_000_000;

it('have a file, a record and a recipe each', async () => {
  expect(await checkMasters(studioPaths, await everyPicture(studioPaths))).toEqual([]);
});

it('have reasonable sizes, including the room passes', async () => {
  const entries = await readdir(studioPaths.mastersDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
});
