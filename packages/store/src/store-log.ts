/**
 * Where the store reports what no one is waiting for: a sweep, a mail that failed. The servers' own log fits.
 * Fields never hold what a visitor wrote, nor an address.
 */
export interface StoreLog {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** A log that says nothing: the default, so that a test or a script need not bring one. */
export const silentLog: StoreLog = { info() {}, warn() {}, error() {} };

/** The message of anything thrown, in one line. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
