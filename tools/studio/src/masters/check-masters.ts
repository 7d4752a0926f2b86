import { readdir, readFile } from 'node:fs/promises';

import { contentHash, readRows, type ManifestRow } from './manifest.ts';
import { masterFile, type StudioPaths } from './paths.ts';
import type { Candidate, RecipeRow } from './recipes.ts';

/** A fault and its remedy, in a line. */
export type MasterFault = string;

export type CheckedPictures = {
  /** The pictures as the studio would make them now. */
  readonly candidates: readonly Candidate[];
  /** The names of all pictures; those that depend on a missing one have no candidate. */
  readonly known: ReadonlySet<string>;
  /** The pictures that products, works and articles use. */
  readonly wanted: readonly string[];
};

/**
 * Compares the repository with what the studio would make: every picture has a master, a record and a recipe, and
 * every master belongs to one. Makes nothing, and needs no Blender. Empty if all is well.
 */
export async function checkMasters(
  paths: StudioPaths,
  { candidates, known, wanted }: CheckedPictures,
): Promise<readonly MasterFault[]> {
  const records = await readRows<ManifestRow>(paths.manifestFile);
  const recipes = await readRows<RecipeRow>(paths.recipesFile);
  const faults: MasterFault[] = [];
  for (const candidate of candidates) {
    const { name } = candidate;
    const problem = await problemOf(paths, candidate, records[name], recipes[name]);
    if (problem !== null) faults.push(`${name} ${problem}`);
  }
  for (const name of new Set(wanted)) {
    if (!known.has(name)) faults.push(`${name} is made by nothing: tell the studio how (tools/studio/README.md)`);
  }
  for (const name of Object.keys(recipes)) {
    if (!known.has(name)) faults.push(`${name} is of nothing any more: run \`npx pnpm studio --changed\` and commit`);
  }
  for (const name of await masterNames(paths)) {
    if (records[name] || known.has(name)) continue;
    faults.push(
      `masters/${name}.webp has no record: run \`npx pnpm studio record ${name} --alt "What is seen."\`, or delete it`,
    );
  }
  for (const [name, { hash }] of Object.entries(records)) {
    if (known.has(name) || recipes[name] || (await hashOf(paths, name)) === hash) continue;
    faults.push(`${name}, made elsewhere, is not as it was recorded: record it again, or take its record out`);
  }
  return faults;
}

async function problemOf(
  paths: StudioPaths,
  { name, alt, recipe }: Candidate,
  record: ManifestRow | undefined,
  row: RecipeRow | undefined,
): Promise<string | null> {
  const hash = await hashOf(paths, name);
  const remedy = `run \`npx pnpm studio ${productOf(name)}\` and commit`;
  if (hash === null) return `has no master: ${remedy}`;
  if (record === undefined) return `has no record: ${remedy}`;
  if (row === undefined) return `has no recipe: ${remedy}`;
  if (hash !== record.hash || hash !== row.hash) return `is not the master that was recorded: ${remedy}`;
  if (row.recipe !== recipe) {
    return `was made from another recipe: ${remedy}, or \`npx pnpm studio --approve ${productOf(name)}\` if it still looks so`;
  }
  return record.alt === alt
    ? null
    : `is recorded with other words: run \`npx pnpm studio --changed ${productOf(name)}\` and commit`;
}

async function hashOf(paths: StudioPaths, name: string): Promise<string | null> {
  const master = await readFile(masterFile(paths, name)).catch(() => null);
  return master && contentHash(master);
}

/** `quartz/aurora` of `quartz/aurora/slab`; a scene’s own name. */
function productOf(name: string): string {
  return name.split('/').slice(0, 2).join('/');
}

/** Without room passes, which aren’t pictures yet. */
async function masterNames(paths: StudioPaths): Promise<readonly string[]> {
  const files = await readdir(paths.mastersDir, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.webp') && !file.startsWith('rooms/'))
    .map((file) => file.slice(0, -'.webp'.length))
    .sort();
}
