/** The `code` of a database or system error, or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
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
