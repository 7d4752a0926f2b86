import { DEFAULT_MIGRATION_TABLE, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { migrateToLatest } from '../migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import type { OpenDatabase, OpenDatabaseOptions } from '../database.ts';
import { RoomReserve } from '../room-reserve.ts';
import type { Tables } from '../schema.ts';
import { StoreOpenError } from '../../store-open-error.ts';
import { FileChunks } from './file-chunks.ts';
import { tsvectorIndex } from './tsvector-index.ts';
import { TurnTakingPostgresDialect } from './postgres-dialect.ts';
import { toPostgresOpenError } from './postgres-open-error.ts';
import { connectionSettings, openPools } from './postgres-pools.ts';
import { reserveTable } from './reserve-table.ts';
import { VersionListener } from './version-listener.ts';

/** Debian 11's version, the oldest that is still supported anywhere: https://www.postgresql.org/support/versioning/ */
const OLDEST_VERSION = 13;

/**
 * Opens and migrates a PostgreSQL database.
 *
 * @param options.lockWaitMs how long to wait for another process's transaction, now and later
 * @throws StoreOpenError with a message that names DATABASE_URL without its secrets
 */
export async function openPostgresDatabase(
  url: string,
  { lockWaitMs, log, mustExist = false }: Pick<OpenDatabaseOptions, 'lockWaitMs' | 'log' | 'mustExist'>,
): Promise<OpenDatabase> {
  const toOpenError = (error: unknown) => toPostgresOpenError(error, url);
  try {
    const pools = openPools(url, { lockWaitMs, log });
    const listener = new VersionListener(connectionSettings(url), log);
    const onCommit = () => listener.countCommit();
    const kysely = new Kysely<Tables>({ dialect: new TurnTakingPostgresDialect({ ...pools, lockWaitMs, onCommit }) });
    try {
      await requireFit(pools.readers);
      if (mustExist) await requireTables(pools.readers, url);
      if (!(await isMigrated(pools.readers))) await migrate(url, lockWaitMs);
      await listener.start();
    } catch (error) {
      await kysely.destroy();
      throw error;
    }
    return {
      kysely,
      tableSchema: undefined,
      files: new FileChunks(pools.readers, log),
      search: tsvectorIndex,
      reserve: new RoomReserve(reserveTable(pools.readers), log),
      readContentVersion: () => listener.version,
      noteContentVersion: (version) => listener.noteVersion(version),
      readCommitNumber: () => listener.commitNumber,
      check: async () => {
        await pools.readers.query('select id from content_version');
      },
      findFileProblem: () => null,
      readSnapshot: (work) => readSnapshot(url, work),
      numberOnFromHighest: async (database) => {
        await sql`select setval(pg_get_serial_sequence('lead', 'number'), coalesce((select max(number) from lead), 0) + 1, false)`.execute(
          database,
        );
      },
      toOpenError,
      close: async () => {
        await Promise.all([listener.close(), kysely.destroy()]);
      },
    };
  } catch (error) {
    throw toOpenError(error);
  }
}

/** When an existing store is expected, a database without our tables is the wrong one. */
async function requireTables(pool: Pool, url: string): Promise<void> {
  const { rows } = await pool.query<{ found: string | null }>('select to_regclass($1)::text as found', [
    DEFAULT_MIGRATION_TABLE,
  ]);
  if (rows[0]?.found !== null) return;
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  throw new StoreOpenError(
    'no-store',
    `DATABASE_URL names the database ${name}, which holds no store yet. Check the name, or start the servers once to make one.`,
  );
}

/** A reader of a snapshot may be slow at writing it down. In milliseconds. */
const SILENT_SNAPSHOT_MS = 120_000;

async function readSnapshot<T>(url: string, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T> {
  const settings = { ...connectionSettings(url), max: 1, idle_in_transaction_session_timeout: SILENT_SNAPSHOT_MS };
  const pool = new Pool(settings);
  // Reported by the current query.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => work(snapshot));
  } finally {
    await kysely.destroy();
  }
}

async function requireFit(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; version: number }>(
    "select current_setting('server_encoding') as encoding, current_setting('server_version_num')::integer / 10000 as version",
  );
  const [found = { encoding: 'unknown', version: 0 }] = rows;
  if (found.encoding !== 'UTF8') {
    throw new StoreOpenError(
      'unsupported-database',
      `DATABASE_URL names a database with the encoding ${found.encoding}. Make one with the encoding UTF8.`,
    );
  }
  if (found.version < OLDEST_VERSION) {
    throw new StoreOpenError(
      'unsupported-database',
      `DATABASE_URL names a server with PostgreSQL ${found.version}; ${OLDEST_VERSION} or later is needed.`,
    );
  }
}

/** Avoids the queries of an unneeded migration at the start. */
async function isMigrated(pool: Pool): Promise<boolean> {
  const done = await pool.query<{ name: string }>(`select name from ${DEFAULT_MIGRATION_TABLE}`).catch(() => null);
  const names = Object.keys(migrations);
  return done?.rows.length === names.length && done.rows.every(({ name }) => names.includes(name));
}

/** Uses a connection without time limits. */
async function migrate(url: string, lockWaitMs: number): Promise<void> {
  const pool = new Pool({ ...connectionSettings(url), max: 2, query_timeout: 0 });
  // Reported by the current query.
  pool.on('error', () => undefined);
  const dialect = new TurnTakingPostgresDialect({ readers: pool, writers: pool, lockWaitMs });
  const kysely = new Kysely<Tables>({ dialect });
  try {
    await migrateToLatest(kysely);
  } finally {
    await kysely.destroy();
  }
}
