import type { Log } from './log.ts';
import { EnvironmentError } from './parse-env.ts';

/** Tells the launcher not to restart (sysexits.h: EX_CONFIG). */
const RESTART_WILL_NOT_HELP = 78;

/**
 * Reports why the server could not start and sets the exit code. Invalid settings are printed as plain sentences on standard
 * error; everything else is logged with its stack. `lasts` means that a restart would fail again; invalid settings always do.
 */
export function reportStartFailure(log: Log, message: string, error: unknown, lasts: boolean): void {
  const isSettings = error instanceof EnvironmentError;
  if (isSettings) process.stderr.write(`${error.message}\n`);
  else log.error(message, { error });
  log.flush();
  process.exitCode = lasts || isSettings ? RESTART_WILL_NOT_HELP : 1;
}
