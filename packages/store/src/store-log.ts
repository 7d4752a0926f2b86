/**
 * Reports what no caller waits for, such as a sweep or a failed email. The servers' log fits. Fields never contain visitors'
 * texts or addresses.
 */
export interface StoreLog {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Discards everything; the default for tests and scripts. */
export const silentLog: StoreLog = { info() {}, warn() {}, error() {} };

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
