/**
 * Makes and verifies a backup of the store that `DATA_DIR` and `DATABASE_URL` name, even while the servers run: `pnpm backup`, or
 * `pnpm backup --out /media/usb`. `BACKUP_PASSPHRASE` encrypts it.
 */
import path from 'node:path';
import { noteActivity } from '../activity/note-activity.ts';
import { findBackup, makeBackup } from '../backup/backup-library.ts';
import { systemActor } from '../database/write-transaction.ts';
import { backupsOfEnvironment, toTypedPath } from './backup-environment.ts';
import { runCommand, say } from './run-command.ts';

const help = `Usage: pnpm backup [--out FOLDER]

Backs up the store that DATA_DIR and DATABASE_URL name, and verifies the backup. The servers can keep running.
  --out FOLDER  where to save it; the default is BACKUP_DIR, or the folder backups in DATA_DIR
Set BACKUP_PASSPHRASE to encrypt the backup. Settings that are not in the environment are read from the file that
SHOWROOM_ENV names, or from /etc/showroom/showroom.env if that exists.`;

await runCommand({ help, options: { out: { type: 'string' } } }, async (store, { values }) => {
  const { directory, passphrase } = backupsOfEnvironment(store.dataDir);
  const folder = values.out === undefined ? directory : toTypedPath(values.out);
  const { name } = await makeBackup(store, { directory: folder, sort: 'manual', passphrase });
  await store.write({ actor: systemActor }, (transaction) =>
    noteActivity(transaction, { action: 'backup.created', subjectId: name, words: 'Made a backup' }),
  );
  const backup = await findBackup(folder, name);
  say(`Saved the backup ${path.join(folder, name)} (${Math.ceil((backup?.bytes ?? 0) / 1000)} kB).`);
  say('Verified: restored into a copy, it has the same records and files.');
  for (const { file, problem } of backup?.proof?.faults ?? []) {
    say(
      problem === 'missing'
        ? `Already missing before the backup: ${file}`
        : `Already damaged before the backup: ${file}`,
    );
  }
});
