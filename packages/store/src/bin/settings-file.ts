import { existsSync } from 'node:fs';

/** Where the service files of docs/deploy read the settings of the servers from. */
const DEPLOYED_SETTINGS = '/etc/showroom/showroom.env';

/**
 * Takes settings from the file that the servers have theirs from: the one that `SHOWROOM_ENV` names, otherwise that of an
 * installed shop, if there is one. What is set in the environment stays.
 *
 * @throws SettingsFileError when it cannot be read: without it a command would work on another store, or without a passphrase
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

/** `message` is plain enough to show as it is. */
export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';
}
