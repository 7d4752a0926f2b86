import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { everyPicture } from '../every-picture.ts';
import { checkMasters } from './check-masters.ts';
import { readRows, type ManifestRow } from './manifest.ts';
import { masterFile, studioPaths } from './paths.ts';

/** So that the repository stays quick to clone. */
const mostBytes = 90_000_000;

it('keeps of every picture the master, its record and its recipe', async () => {
  expect(await checkMasters(studioPaths, await everyPicture(studioPaths))).toEqual([]);
});

it('keeps masters of bearable size', async () => {
  let bytes = 0;
  for (const name of Object.keys(await readRows<ManifestRow>(studioPaths.manifestFile))) {
    bytes += (await readFile(masterFile(studioPaths, name))).length;
  }
  expect(bytes).toBeLessThan(mostBytes);
});
