import { mkdir, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-errors.ts';
import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

/** A file younger than this may belong to a submission that is still being stored. In milliseconds. */
export const YOUNGEST_ORPHAN_MS = 60 * 60 * 1000;
/** How long a file that no lead owns is kept aside before it is deleted. In milliseconds. */
export const ORPHAN_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Sets aside the files that no lead owns (a process was killed between writing them and committing their lead, or
 * between deleting a lead and removing its files) and deletes what was set aside long ago.
 *
 * Set aside, not deleted: were the database put back to an older state, every newer file would look ownerless.
 *
 * @returns how many were set aside
 */
export async function sweepOrphanFiles(store: Store): Promise<number> {
  const orphansDir = path.join(store.dataDir, 'orphans');
  let movedCount = 0;
  for (const name of await readdir(store.uploadsDir)) {
    const file = path.join(store.uploadsDir, name);
    const entry = await statOrNull(file);
    // The real clock: file times know no other.
    if (entry === null || !entry.isFile() || Date.now() - entry.mtimeMs < YOUNGEST_ORPHAN_MS) continue;
    const row = await reader(store)
      .selectFrom('lead_file')
      .select('id')
      .where('stored_name', '=', name)
      .executeTakeFirst();
    if (row !== undefined) continue;
    await mkdir(orphansDir, { recursive: true, mode: 0o700 });
    await ignoringAbsence(rename(file, path.join(orphansDir, name)));
    movedCount += 1;
  }
  if (movedCount > 0)
    store.log.warn('Files that no lead owns were set aside', { count: movedCount, directory: orphansDir });
  await deleteOldOrphans(orphansDir);
  return movedCount;
}

async function deleteOldOrphans(orphansDir: string): Promise<void> {
  const names = (await ignoringAbsence(readdir(orphansDir))) ?? [];
  for (const name of names) {
    const file = path.join(orphansDir, name);
    const entry = await statOrNull(file);
    // The change time is the moment of the move; the modification time is still that of the upload.
    if (entry !== null && Date.now() - entry.ctimeMs > ORPHAN_RETENTION_MS) await ignoringAbsence(unlink(file));
  }
}

async function statOrNull(file: string) {
  return (await ignoringAbsence(stat(file))) ?? null;
}

/** Another process may sweep at the same time and be faster. */
async function ignoringAbsence<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
