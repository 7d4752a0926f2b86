import path from 'node:path';
import { defaultBackupsDir } from '../backup/backup-library.ts';

/** Resolves a typed path against the user's folder, not the package that the command runs in. */
export function toTypedPath(typed: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}

export function backupsOfEnvironment(dataDir: string): { directory: string; passphrase: string | undefined } {
  const { BACKUP_DIR: directory = '', BACKUP_PASSPHRASE: passphrase = '' } = process.env;
  return {
    directory: directory === '' ? defaultBackupsDir(dataDir) : toTypedPath(directory),
    passphrase: passphrase === '' ? undefined : passphrase,
  };
}
