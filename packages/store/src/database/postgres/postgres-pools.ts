import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { StoreLog } from '../../store-log.ts';

/** Longer than any statement of ours takes; a database that says nothing for so long is gone. In milliseconds. */
const STATEMENT_MS = 10_000;
/** How long a new connection may take, in milliseconds. */
const CONNECT_MS = 5_000;
/** A transaction whose process fell silent in the middle keeps the others waiting for this long, in milliseconds. */
const SILENT_TRANSACTION_MS = 10_000;
/** Statements that a process reads at once; further ones wait. */
const READERS = 8;

/** What every connection to the database has in common. */
export function connectionSettings(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'showroom',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
    keepAlive: true,
    types: { getTypeParser },
  };
}

type TypeId = (typeof types.builtins)['INT8'];
const readInteger = (text: string): number => Number(text);
const INTEGER_TYPES: readonly TypeId[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** Counts and sums are 64 bits and wider, which the driver hands over as text. Ours fit into a number. */
const getTypeParser: typeof types.getTypeParser = (type: TypeId, format?: 'text' | 'binary') =>
  INTEGER_TYPES.includes(type) && format !== 'binary' ? readInteger : types.getTypeParser(type, format);

/** Connections for readers, and the one that writes. */
export function openPools(url: string, { lockWaitMs, log }: { lockWaitMs: number; log: StoreLog }) {
  const settings = connectionSettings(url);
  const readers = new Pool({ ...settings, max: READERS });
  const writers = new Pool({
    ...settings,
    max: 1,
    // What goes along with a statement is sent before that is answered: see `writeAlong`.
    pipeline: true,
    // Waiting for the lock is a statement like any other.
    query_timeout: lockWaitMs + STATEMENT_MS,
  });
  for (const pool of [readers, writers]) guard(pool, log);
  return { readers, writers };
}

/** A connection may break while no one uses it, or between two statements: anyone who uses it next is told. */
function guard(pool: Pool, log: StoreLog): void {
  pool.on('error', (error) => log.warn('An idle connection to the database broke', { error }));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
