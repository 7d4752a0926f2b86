import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { readRows, recordMaster } from './manifest.ts';
import { masterFile, type StudioPaths } from './paths.ts';
import { dropForgotten, keepMaster } from './recipes.ts';
import { writeAtomically } from './write-atomically.ts';

it('removes pictures of former products, and none that were made elsewhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-recipes-'));
  const paths: StudioPaths = {
    mastersDir: folder,
    manifestFile: join(folder, 'pictures.json'),
    recipesFile: join(folder, 'recipes.json'),
  };
  const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  for (const name of ['sinks/kept/front', 'sinks/renamed/front'])
    await keepMaster(paths, { name, alt: 'A sink.', recipe: 'r1' }, photo);
  await writeAtomically(masterFile(paths, 'team'), photo);
  await recordMaster(paths, 'team', 'The team.');

  const known = new Set(['sinks/kept/front', 'sinks/new/front']);
  expect(await dropForgotten(paths, known)).toEqual(['sinks/renamed/front']);
  expect(Object.keys(await readRows(paths.manifestFile))).toEqual(['sinks/kept/front', 'team']);
  expect(Object.keys(await readRows(paths.recipesFile))).toEqual(['sinks/kept/front']);
  expect(await readdir(join(folder, 'sinks/renamed'))).toEqual([]);
  expect(await dropForgotten(paths, known)).toEqual([]);
});
