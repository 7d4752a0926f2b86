import { errorMessage } from '../../store-log.ts';
import { StoreOpenError } from '../../store-open-error.ts';
import { errorCode, isBusy, isDiskFull } from '../database-errors.ts';
import { isFromNewerVersion } from '../migrate.ts';

/** Explains to the owner why the SQLite file could not be opened. */
export function toSqliteOpenError(error: unknown, dataDir: string): StoreOpenError {
  if (error instanceof StoreOpenError) return error;
  const code = errorCode(error);
  const message = errorMessage(error);
  if (isDiskFull(error)) {
    return new StoreOpenError(
      'disk-full',
      `The disk that holds ${dataDir} is full. Free some space and start again.`,
      error,
    );
  }
  const isRefused = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'].includes(code);
  const cannotOpen = /unable to open (connection to local )?database/i.test(message);
  if (isRefused || cannotOpen || code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN')) {
    return new StoreOpenError(
      'not-writable',
      `${dataDir} cannot be written to. Check who owns it and its permissions.`,
      error,
    );
  }
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new StoreOpenError(
      'damaged',
      `The database file in ${dataDir} is damaged. Restore it from a backup.`,
      error,
    );
  }
  if (isFromNewerVersion(error)) {
    return new StoreOpenError(
      'newer-version',
      `The data in ${dataDir} was saved by a newer version. Start that version instead.`,
      error,
    );
  }
  if (isBusy(error)) {
    return new StoreOpenError(
      'busy',
      `Another process has locked the database in ${dataDir}. Try again in a moment.`,
      error,
    );
  }
  return new StoreOpenError('unavailable', `The store in ${dataDir} could not be opened: ${message}`, error);
}
