import type { Log } from './log.ts';
import { EnvironmentError } from './parse-env.ts';

/** The launcher starts a server that leaves with it no more (sysexits.h: EX_CONFIG). */
const RESTART_WILL_NOT_HELP = 78;

/**
 * Tells why the server could not start, and sets the code that the process leaves with. Settings that do not fit are told
 * in plain sentences on standard error; everything else is logged with its stack. `lasts` says that it would fail in
 * the same way again, until someone has done something about it; wrong settings always do.
 */
export function reportStartFailure(log: Log, message: string, error: unknown, lasts: boolean): void {
  const isSettings = error instanceof EnvironmentError;
  if (isSettings) process.stderr.write(`${error.message}\n`);
  else log.error(message, { error });
  log.flush();
  process.exitCode = lasts || isSettings ? RESTART_WILL_NOT_HELP : 1;
}
