import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { contentHash, readRows, type ManifestRow } from './manifest.ts';
import { masterFile, studioPaths } from './paths.ts';

/** So that the repository stays quick to clone. */
const mostBytes = 45_000_000;

it('keeps a whole master for every picture in the list, all together of bearable size', async () => {
  const rows = await readRows<ManifestRow>(studioPaths.manifestFile);
  const damaged: string[] = [];
  let bytes = 0;
  for (const [name, { hash }] of Object.entries(rows)) {
    const master = await readFile(masterFile(studioPaths, name)).catch(() => null);
    if (master === null || contentHash(master) !== hash) damaged.push(name);
    bytes += master?.length ?? 0;
  }
  expect(damaged).toEqual([]);
  expect(bytes).toBeLessThan(mostBytes);
});
