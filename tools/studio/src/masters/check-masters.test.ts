import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { checkMasters } from './check-masters.ts';
import { dropRows, recordMaster } from './manifest.ts';
import { masterFile, type StudioPaths } from './paths.ts';
import { keepMaster, type Candidate } from './recipes.ts';
import { writeAtomically } from './write-atomically.ts';

const lake: readonly Candidate[] = ['slab', 'close-up'].map((part) => ({
  name: `quartz/lake-superior/${part}`,
  alt: `The ${part}.`,
  recipe: `of the ${part}`,
}));
const [slab, closeUp] = lake.map(({ name }) => name);

const photo = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .webp()
    .toBuffer();

/** A studio with one complete stone, and its faults. */
async function studio(candidates = lake) {
  const folder = await mkdtemp(join(tmpdir(), 'studio-check-'));
  const paths: StudioPaths = {
    mastersDir: join(folder, 'masters'),
    manifestFile: join(folder, 'pictures.json'),
    recipesFile: join(folder, 'recipes.json'),
  };
  for (const picture of lake) await keepMaster(paths, picture, await photo('teal'));
  const known = new Set(candidates.map(({ name }) => name));
  const check = (wanted: readonly string[] = [...known]) => checkMasters(paths, { candidates, known, wanted });
  return { paths, check };
}

it('finds nothing when every picture is complete', async () => {
  const { paths, check } = await studio();
  await writeAtomically(masterFile(paths, 'scenes/team'), await photo('grey'));
  await recordMaster(paths, 'scenes/team', 'The team.');
  expect(await check()).toEqual([]);
});

it.each([
  ['a master is missing', 'has no master', (paths: StudioPaths) => rm(masterFile(paths, `${slab}`))],
  ['a record', 'has no record', (paths: StudioPaths) => dropRows(paths.manifestFile, new Set([`${slab}`]))],
  ['a recipe', 'has no recipe', (paths: StudioPaths) => dropRows(paths.recipesFile, new Set([`${slab}`]))],
  [
    'another picture lies in its place',
    'is not the master that was recorded',
    async (paths: StudioPaths) => writeAtomically(masterFile(paths, `${slab}`), await photo('red')),
  ],
])('names the remedy when %s', async (_case, problem, spoil) => {
  const { paths, check } = await studio();
  await spoil(paths);
  expect(await check()).toEqual([`${slab} ${problem}: run \`npx pnpm studio quartz/lake-superior\` and commit`]);
});

it('reports scripts and alt texts that changed since', async () => {
  const { check } = await studio(
    lake.map((picture) =>
      picture.name === slab ? { ...picture, recipe: 'new scripts' } : { ...picture, alt: 'New words.' },
    ),
  );
  const [scripts, words] = await check();
  expect(scripts).toBe(
    `${slab} was made from another recipe: run \`npx pnpm studio quartz/lake-superior\` and commit, or \`npx pnpm studio --approve quartz/lake-superior\` if it still looks so`,
  );
  expect(words).toBe(
    `${closeUp} is recorded with other words: run \`npx pnpm studio --changed quartz/lake-superior\` and commit`,
  );
});

it('reports pictures that no script makes, and files that belong to none', async () => {
  const { paths, check } = await studio(lake.filter(({ name }) => name === slab));
  await writeAtomically(masterFile(paths, 'scenes/stray'), await photo('grey'));
  expect(await check([`${slab}`, 'sinks/new/front'])).toEqual([
    'sinks/new/front is made by nothing: tell the studio how (tools/studio/README.md)',
    `${closeUp} is of nothing any more: run \`npx pnpm studio --changed\` and commit`,
    'masters/scenes/stray.webp has no record: run `npx pnpm studio record scenes/stray --alt "What is seen."`, or delete it',
  ]);
});

it('reports a picture made elsewhere that differs from its record', async () => {
  const { paths, check } = await studio();
  await writeAtomically(masterFile(paths, 'scenes/team'), await photo('grey'));
  await recordMaster(paths, 'scenes/team', 'The team.');
  await rm(masterFile(paths, 'scenes/team'));
  expect(await check()).toEqual([
    'scenes/team, made elsewhere, is not as it was recorded: record it again, or take its record out',
  ]);
});
