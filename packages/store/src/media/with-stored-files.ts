import { randomBytes } from 'node:crypto';
import { CommitUnknownError, isDiskFull } from '../database/database-errors.ts';
import { fileShelf } from '../database/handles.ts';
import { DatabaseFileError } from '../database/sqlite/file-watch.ts';
import type { Store } from '../store.ts';

/** A stored file, under the name in its row. */
export type StoredFile<File> = File & { readonly storedName: string };

/**
 * Stores files so that they survive a power cut, then commits the rows that name them. The files are removed if the commit fails
 * or used none of them; if its outcome is unknown they stay. A killed process leaves orphans for a later sweep.
 *
 * @throws file system or database errors
 */
export async function withStoredFiles<File extends { readonly path: string }, Result>(
  store: Store,
  files: readonly File[],
  commit: (stored: readonly StoredFile<File>[]) => Promise<{ result: Result; areNamed: boolean }>,
): Promise<Result> {
  const stored = files.map((file) => ({ ...file, storedName: randomBytes(16).toString('hex') }));
  await fileShelf(store).keep(stored);
  let areNamed = false;
  try {
    const committed = await commit(stored);
    areNamed = committed.areNamed;
    return committed.result;
  } catch (error) {
    // The rows may have been committed: to a file that is put back, or to a database that could not answer.
    areNamed = (error instanceof DatabaseFileError && error.isAfterCommit) || error instanceof CommitUnknownError;
    throw error;
  } finally {
    if (!areNamed) await removeStoredFiles(store, stored);
  }
}

/** Deletes the content of files. A failure is logged, and a later sweep deletes the file. */
export async function removeStoredFiles(store: Store, files: readonly { storedName: string }[]): Promise<void> {
  await fileShelf(store).remove(files.map(({ storedName }) => storedName));
}

export type StorageFault = 'disk-full' | 'unavailable';

export function storageFaultOf(error: unknown): StorageFault {
  return isDiskFull(error) ? 'disk-full' : 'unavailable';
}
