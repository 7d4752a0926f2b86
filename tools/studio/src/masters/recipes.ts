import { readFile, rm } from 'node:fs/promises';

import { contentHash, dropRows, mergeRows, readRows, recordMaster, type ManifestRow } from './manifest.ts';
import { masterFile, type StudioPaths } from './paths.ts';
import { writeAtomically } from './write-atomically.ts';

/** A master’s recipe and the hash of its bytes. */
export type RecipeRow = { readonly recipe: string; readonly hash: string };

/** A picture that could be made, with the hash of everything that determines its look. */
export type Candidate = { readonly name: string; readonly alt: string; readonly recipe: string };

export type CandidateOptions = {
  readonly paths: StudioPaths;
  /** 1 is full size. */
  readonly scale: number;
};

/**
 * The candidates whose master is missing, damaged, or made from another recipe; all of them unless `changedOnly`. If
 * only the alt text changed, the manifest is updated and the picture stays.
 */
export async function dueOf<Each extends Candidate>(
  paths: StudioPaths,
  candidates: readonly Each[],
  changedOnly: boolean,
): Promise<readonly Each[]> {
  if (!changedOnly) return candidates;
  const recipes = await readRows<RecipeRow>(paths.recipesFile);
  const manifest = await readRows<ManifestRow>(paths.manifestFile);
  const due: Each[] = [];
  for (const candidate of candidates) {
    const row = recipes[candidate.name];
    if (row?.recipe !== candidate.recipe || !(await isWhole(paths, candidate.name, row.hash))) due.push(candidate);
    else if (manifest[candidate.name]?.alt !== candidate.alt) await recordMaster(paths, candidate.name, candidate.alt);
  }
  return due;
}

async function isWhole(paths: StudioPaths, name: string, hash: string): Promise<boolean> {
  const master = await readFile(masterFile(paths, name)).catch(() => null);
  return master !== null && contentHash(master) === hash;
}

/**
 * Saves a finished picture: first the master, then its manifest row, last its recipe. If it is killed in between, the
 * recipe is missing and the next `--changed` run makes the picture again.
 */
export async function keepMaster(
  paths: StudioPaths,
  { name, alt, recipe }: Candidate,
  master: Uint8Array,
): Promise<void> {
  await writeAtomically(masterFile(paths, name), master);
  const { hash } = await recordMaster(paths, name, alt);
  await mergeRows<RecipeRow>(paths.recipesFile, { [name]: { recipe, hash } });
}

/**
 * Records the current recipes of candidates with whole masters, without making them again: for a change in shared
 * scripts that doesn’t affect these pictures. Returns the names whose recipe changed.
 */
export async function approveMasters(paths: StudioPaths, candidates: readonly Candidate[]): Promise<readonly string[]> {
  const recipes = await readRows<RecipeRow>(paths.recipesFile);
  const approved: Record<string, RecipeRow> = {};
  for (const { name, recipe } of candidates) {
    const row = recipes[name];
    if (row === undefined || row.recipe === recipe || !(await isWhole(paths, name, row.hash))) continue;
    approved[name] = { recipe, hash: row.hash };
  }
  await mergeRows<RecipeRow>(paths.recipesFile, approved);
  return Object.keys(approved);
}

/**
 * Deletes pictures under names that no longer exist, as after renaming a product. Pictures made elsewhere have no
 * recipe and stay. Returns the names; may be killed anywhere, as the recipe goes last.
 */
export async function dropForgotten(paths: StudioPaths, known: ReadonlySet<string>): Promise<readonly string[]> {
  const recipes = await readRows<RecipeRow>(paths.recipesFile);
  const forgotten = Object.keys(recipes).filter((name) => !known.has(name));
  if (forgotten.length === 0) return forgotten;
  await dropRows(paths.manifestFile, new Set(forgotten));
  for (const name of forgotten) await rm(masterFile(paths, name), { force: true });
  await dropRows(paths.recipesFile, new Set(forgotten));
  return forgotten;
}
