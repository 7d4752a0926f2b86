import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { StoreLog } from '../../store-log.ts';

/** Longer than any of our statements takes, in milliseconds. */
const STATEMENT_MS = 10_000;
/** In milliseconds. */
const CONNECT_MS = 5_000;
/** How long a transaction of a silent process may block others, in milliseconds. */
const SILENT_TRANSACTION_MS = 10_000;
/** Concurrent reads per process; more wait. */
const READERS = 8;

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

/** Counts and sums arrive as text, because they may exceed a number. Ours don't. */
const getTypeParser: typeof types.getTypeParser = (type: TypeId, format?: 'text' | 'binary') =>
  INTEGER_TYPES.includes(type) && format !== 'binary' ? readInteger : types.getTypeParser(type, format);

export function openPools(url: string, { lockWaitMs, log }: { lockWaitMs: number; log: StoreLog }) {
  const settings = connectionSettings(url);
  const readers = new Pool({ ...settings, max: READERS });
  const writers = new Pool({
    ...settings,
    max: 1,
    // Needed by `pipelineWrite`, which sends statements before earlier ones are answered.
    pipeline: true,
    // Waiting for the lock is a statement too.
    query_timeout: lockWaitMs + STATEMENT_MS,
  });
  for (const pool of [readers, writers]) guard(pool, log);
  return { readers, writers };
}

/** An idle connection may break; the next query reports it. */
function guard(pool: Pool, log: StoreLog): void {
  pool.on('error', (error) => log.warn('An idle connection to the database broke', { error }));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
