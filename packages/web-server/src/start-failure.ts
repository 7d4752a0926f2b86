import type { Log } from './log.ts';
import { EnvironmentError } from './parse-env.ts';

/** The launcher starts a server that leaves with it no more (sysexits.h: EX_CONFIG). */
const A_NEW_START_WILL_NOT_HELP = 78;

/**
 * Tells why the server could not start, and sets the code that the process leaves with. `lasts` says that it would fail in
 * the same way again, until somebody has done something about it; wrong settings always do.
 */
export function reportStartFailure(log: Log, message: string, error: unknown, lasts: boolean): void {
  log.error(message, { error });
  log.flush();
  process.exitCode = lasts || error instanceof EnvironmentError ? A_NEW_START_WILL_NOT_HELP : 1;
}
