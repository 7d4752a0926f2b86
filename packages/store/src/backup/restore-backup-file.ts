import { makeDirectory } from '../make-directory.ts';
import type { Actor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { inWorkFolder, makeBackup, removeBackup, removeOldSafetyCopies } from './backup-library.ts';
import { restoreArchive } from './restore-archive.ts';

export interface RestoreFileOptions {
  /** The folder of backups, where the safety copy goes. */
  readonly directory: string;
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly copyPassphrase?: string | undefined;
  readonly actor: Actor;
  readonly as: string;
  readonly signal?: AbortSignal | undefined;
}

/** Replaces everything by an archive, after adding a verified copy to the backups. @throws BackupError */
export async function restoreBackupFile(
  store: Store,
  { directory, file, passphrase, copyPassphrase, actor, as, signal }: RestoreFileOptions,
): Promise<void> {
  makeDirectory(directory);
  let copy: string | undefined;
  await inWorkFolder(directory, (work) =>
    restoreArchive(store, {
      file,
      passphrase,
      actor,
      name: as,
      directory: work,
      signal,
      makeSafetyCopy: async () => {
        // Something was changed since; the next copy includes it.
        if (copy !== undefined) await removeBackup(directory, copy);
        const made = await makeBackup(store, { directory, sort: 'before-restore', passphrase: copyPassphrase, signal });
        copy = made.name;
        return made.manifest.tables;
      },
    }),
  );
  await removeOldSafetyCopies(directory, store.now());
}
