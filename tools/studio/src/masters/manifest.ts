import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { lock } from 'proper-lockfile';
import sharp from 'sharp';

import { masterFile, type StudioPaths } from './paths.ts';
import { writeAtomically } from './write-atomically.ts';

/** A picture in `picture-records.generated.json`. */
export type ManifestRow = {
  readonly width: number;
  readonly height: number;
  /** The average colour, `#rrggbb`. */
  readonly dominantColour: string;
  readonly alt: string;
  /** Of the master’s bytes. */
  readonly hash: string;
};

/** Reads a generated JSON object; a missing file is empty. */
export async function readRows<Row>(file: string): Promise<Record<string, Row>> {
  try {
    // Only mergeRows writes these files, with typed rows.
    const rows: Record<string, Row> = JSON.parse(await readFile(file, 'utf8'));
    return rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Adds or replaces rows, sorted by name so that the same pictures always give the same file. Safe for several
 * processes at once.
 */
export async function mergeRows<Row>(file: string, rows: Readonly<Record<string, Row>>): Promise<void> {
  await changeRows<Row>(file, (kept) => ({ ...kept, ...rows }));
}

/** Removes rows; unknown names are ignored. Safe for several processes at once. */
export async function dropRows(file: string, names: ReadonlySet<string>): Promise<void> {
  await changeRows(file, (rows) => Object.fromEntries(Object.entries(rows).filter(([name]) => !names.has(name))));
}

type Rows<Row> = Readonly<Record<string, Row>>;

async function changeRows<Row>(file: string, change: (rows: Rows<Row>) => Rows<Row>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A killed process’s lock is taken over after ten seconds; a change takes milliseconds.
  const unlock = await lock(file, {
    realpath: false,
    retries: { retries: 1_000, minTimeout: 10, maxTimeout: 60, randomize: true },
  });
  try {
    const changed = change(await readRows<Row>(file));
    const sorted = Object.fromEntries(Object.entries(changed).sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeAtomically(file, `${JSON.stringify(sorted, null, 2)}\n`);
  } finally {
    await unlock();
  }
}

/** Measures a master and records it in the manifest. */
export async function recordMaster(paths: StudioPaths, name: string, alt: string): Promise<ManifestRow> {
  const bytes = await readFile(masterFile(paths, name));
  const row = { ...(await measure(bytes)), alt, hash: contentHash(bytes) };
  await mergeRows(paths.manifestFile, { [name]: row });
  return row;
}

/** Short, for URLs: 48 bits are enough to distinguish versions of a picture. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

async function measure(bytes: Uint8Array): Promise<Pick<ManifestRow, 'width' | 'height' | 'dominantColour'>> {
  const { width, height } = await sharp(bytes).metadata();
  const pixel = await sharp(bytes).removeAlpha().toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { width, height, dominantColour: `#${pixel.subarray(0, 3).toString('hex')}` };
}
