/** Returns the `code` of a database or system error, or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Another transaction, in this process or another, held the database for too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('Another transaction locked the database for too long');
  }
}

/** The connection broke during a commit, so the outcome is unknown. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
  readonly code = 'commit-unknown';

  constructor(cause: unknown) {
    super('The connection to the database broke before it confirmed that the change was saved', { cause });
  }
}

export function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY') || errorCode(error) === '55P03';
}

/** Checks for a violated unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** Checks whether the disk of the database or of its files is full. */
export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  // The last but one is SQLite's error when its log index can't grow.
  return (
    code.startsWith('SQLITE_FULL') ||
    code === 'SQLITE_IOERR_SHMSIZE' ||
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100'
  );
}
