import { randomBytes } from 'node:crypto';
import { CommitUnknownError, isDiskFull } from '../database/database-errors.ts';
import { fileShelf } from '../database/handles.ts';
import { DatabaseFileError } from '../database/sqlite/file-watch.ts';
import type { Store } from '../store.ts';

/** A file that was kept, under the name that its row will bear. */
export type KeptFile<File> = File & { readonly storedName: string };

/**
 * Keeps files so that they survive a power cut, then commits what names them. They are taken away again when that fails, or
 * says that it named none; when no one knows whether it was committed they stay. A process that is killed in between leaves
 * files that no row names: a later sweep takes those.
 *
 * @throws the file system's or the database's error
 */
export async function withKeptFiles<File extends { readonly path: string }, Result>(
  store: Store,
  files: readonly File[],
  commit: (kept: readonly KeptFile<File>[]) => Promise<{ result: Result; areNamed: boolean }>,
): Promise<Result> {
  const kept = files.map((file) => ({ ...file, storedName: randomBytes(16).toString('hex') }));
  await fileShelf(store).keep(kept);
  let areNamed = false;
  try {
    const committed = await commit(kept);
    areNamed = committed.areNamed;
    return committed.result;
  } catch (error) {
    // The rows may be there all the same: in a file that is put back, or in a database that could not say so anymore.
    areNamed = (error instanceof DatabaseFileError && error.isAfterCommit) || error instanceof CommitUnknownError;
    throw error;
  } finally {
    if (!areNamed) await removeStoredFiles(store, kept);
  }
}

/** Removes the content of files. One that cannot be removed is logged; a later sweep takes it. */
export async function removeStoredFiles(store: Store, files: readonly { storedName: string }[]): Promise<void> {
  await fileShelf(store).remove(files.map(({ storedName }) => storedName));
}

/** Why something could not be stored, for anyone who sent it. */
export type StorageFault = 'disk-full' | 'unavailable';

export function storageFaultOf(error: unknown): StorageFault {
  return isDiskFull(error) ? 'disk-full' : 'unavailable';
}
