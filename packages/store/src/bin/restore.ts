/**
 * Replaces the store that `DATA_DIR` and `DATABASE_URL` name by a backup, even while the servers run: `pnpm restore backup.tar`.
 * It is checked first, and the changes are shown; `--yes` skips the question. `BACKUP_PASSPHRASE` decrypts it.
 */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { inWorkFolder } from '../backup/backup-library.ts';
import { restoreBackupFile } from '../backup/restore-backup-file.ts';
import { BackupError } from '../backup/backup-error.ts';
import { countRecords } from '../backup/count-records.ts';
import { withScratchCopy } from '../backup/scratch-copy.ts';
import { reader } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import { backupsOfEnvironment, toTypedPath } from './backup-environment.ts';
import { CommandError, runCommand, say } from './run-command.ts';

const help = `Usage: pnpm restore BACKUP [--yes]

Replaces everything in the store that DATA_DIR and DATABASE_URL name with a backup. The servers can keep running.
BACKUP is a file, or the name of one in BACKUP_DIR. It is checked first, and you see what would change before you confirm.
  --yes  restore without asking
Set BACKUP_PASSPHRASE to open an encrypted backup. Settings that are not in the environment are read from the file that
SHOWROOM_ENV names, or from /etc/showroom/showroom.env if that exists.`;

await runCommand(
  { help, options: { yes: { type: 'boolean' } }, mostOperands: 1 },
  async (store, { values, operands }) => {
    const { directory, passphrase } = backupsOfEnvironment(store.dataDir);
    const [typed] = operands;
    if (typed === undefined) throw new CommandError('Name a backup to restore, e.g. pnpm restore backup.tar');
    // A bare name may be one of the list.
    const file = [toTypedPath(typed), path.join(directory, typed)].find(isFile);
    if (file === undefined) throw new BackupError('not-found');
    const now = await countRecords(reader(store));
    const found = await inWorkFolder(directory, (work) =>
      withScratchCopy(file, { directory: work, passphrase }, async ({ head, database }) => ({
        createdAt: head.createdAt,
        counts: await countRecords(database),
      })),
    );
    say(`The backup of ${found.createdAt} is complete. Restoring it replaces everything you have now:`);
    for (const [label, count] of Object.entries(found.counts)) {
      say(
        `  ${label.padEnd(24)} ${String(now[label] ?? 0).padStart(8)} now ${String(count).padStart(8)} in the backup`,
      );
    }
    if (values.yes !== true && !(await isWanted())) return say('Nothing was changed.');
    const as = `the backup of ${found.createdAt.slice(0, 16).replace('T', ', ')} UTC`;
    await restoreBackupFile(store, { directory, file, passphrase, copyPassphrase: passphrase, actor: systemActor, as });
    say(`Restored. A backup of the earlier data is in ${directory}. Everyone has to sign in again.`);
  },
);

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C, Ctrl+D, or a script without input: the question stays unanswered.
  const nothing = once(terminal, 'close').then(() => '');
  try {
    return (await Promise.race([terminal.question('Restore this backup? Type yes: '), nothing])).trim() === 'yes';
  } finally {
    terminal.close();
  }
}
