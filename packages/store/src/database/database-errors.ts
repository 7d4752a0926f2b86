/** The `code` of a database or system error, or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Another transaction, of this process or of another, kept the database for too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('Another transaction kept the database locked for too long');
  }
}

/** True when another process has the database locked at the moment. */
export function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY');
}

/** True when a unique column already holds the value, on SQLite or PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True when there is no room left: for the database (SQLite, PostgreSQL) or for a file beside it. */
export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  return code.startsWith('SQLITE_FULL') || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
