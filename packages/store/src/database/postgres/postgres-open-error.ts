import { DatabaseError } from 'pg';
import { isFromNewerVersion } from '../migrate.ts';
import { errorMessage } from '../../store-log.ts';
import { StoreOpenError } from '../../store-open-error.ts';
import { errorCode, isBusy, isDiskFull } from '../database-errors.ts';

/** Explains to the owner why the database could not be opened. Names the server, never a password. */
export function toPostgresOpenError(error: unknown, url: string): StoreOpenError {
  if (error instanceof StoreOpenError) return error;
  const code = errorCode(error);
  const { server, database } = describe(url);
  const openError = (kind: StoreOpenError['code'], message: string) => new StoreOpenError(kind, message, error);
  if (isDiskFull(error)) return openError('disk-full', `The disk of the database server ${server} is full.`);
  if (isFromNewerVersion(error)) {
    return openError(
      'newer-version',
      `The data in ${database} was saved by a newer version. Start that version instead.`,
    );
  }
  if (isBusy(error)) {
    return openError('busy', `Another process has locked the database ${database}. Try again in a moment.`);
  }
  switch (code) {
    // https://www.postgresql.org/docs/current/errcodes-appendix.html
    case '3D000':
      return openError(
        'no-database',
        `DATABASE_URL names the database ${database}, which does not exist on ${server}.`,
      );
    case '28P01':
    case '28000':
      return openError('no-access', `DATABASE_URL names a user or password that ${server} does not accept.`);
    case '42501':
      return openError(
        'no-access',
        `DATABASE_URL names a user that is not allowed to create tables in the database ${database}.`,
      );
    default:
      return isConnectionError(error)
        ? openError(
            'unreachable',
            `DATABASE_URL names a database at ${server} that cannot be reached (${code || errorMessage(error)}).`,
          )
        : openError('unavailable', `The database ${database} at ${server} could not be opened: ${errorMessage(error)}`);
  }
}

/** Connection errors of the system and driver, and the server's refusals (classes 08, 53, 57). */
function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(?:08|53|57)/.test(errorCode(error));
  return /^E(?!RR_)[A-Z]+/.test(errorCode(error)) || /time(?:d )?out|terminated/i.test(errorMessage(error));
}

function describe(url: string): { server: string; database: string } {
  try {
    const { hostname, port, pathname } = new URL(url);
    return { server: `${hostname || 'localhost'}:${port || 5432}`, database: decodeURIComponent(pathname.slice(1)) };
  } catch {
    return { server: 'an unknown server', database: '' };
  }
}
