/** The `code` of a database or system error, or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Another transaction, of this process or of another, kept the database for too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('Another transaction locked the database for too long');
  }
}

/** The connection broke while a transaction was being committed: no one knows whether it was. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
  readonly code = 'commit-unknown';

  constructor(cause: unknown) {
    super('The connection to the database broke before it confirmed that the change was saved', { cause });
  }
}

/** True when another process has the database locked at the moment. */
export function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY') || errorCode(error) === '55P03';
}

/** True when a unique column already holds the value, on SQLite or PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True when there is no room left: for the database (SQLite, PostgreSQL) or for a file beside it. */
export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  // The last but one is what SQLite says where its index of the log cannot grow.
  return (
    code.startsWith('SQLITE_FULL') ||
    code === 'SQLITE_IOERR_SHMSIZE' ||
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100'
  );
}
