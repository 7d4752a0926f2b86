import { existsSync } from 'node:fs';

/** Where the service files of docs/deploy read the servers' settings. */
const DEPLOYED_SETTINGS = '/etc/showroom/showroom.env';

/**
 * Loads the servers' settings file: the one that `SHOWROOM_ENV` names, otherwise that of an installed shop. Variables of the
 * environment win.
 *
 * @throws SettingsFileError when it can't be read: the command would otherwise use another store, or no passphrase
 */
export function loadSettingsFile(): void {
  const named = process.env['SHOWROOM_ENV'];
  if (named === '' || (named === undefined && !existsSync(DEPLOYED_SETTINGS))) return;
  const file = named ?? DEPLOYED_SETTINGS;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason =
      code === 'ENOENT' ? 'does not exist' : code === 'EACCES' ? 'is not readable by this user' : 'cannot be read';
    throw new SettingsFileError(
      `The settings file ${file} ${reason}. Set SHOWROOM_ENV to another file, or leave it empty to use only the environment.`,
    );
  }
}

export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';
}
