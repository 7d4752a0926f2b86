import path from 'node:path';
import { defaultBackupsDir } from '../backup/backup-library.ts';

/** A path as someone typed it, who stands elsewhere than the package that the command runs in. */
export function toTypedPath(typed: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}

/** Where backups are and what they are locked with, by the environment. */
export function backupsOfEnvironment(dataDir: string): { directory: string; passphrase: string | undefined } {
  const { BACKUP_DIR: directory = '', BACKUP_PASSPHRASE: passphrase = '' } = process.env;
  return {
    directory: directory === '' ? defaultBackupsDir(dataDir) : toTypedPath(directory),
    passphrase: passphrase === '' ? undefined : passphrase,
  };
}
