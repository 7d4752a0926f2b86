import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import UnblockingDatabase from 'libsql/promise';
import { LRUCache } from 'lru-cache';
import { isBusy } from '../database-errors.ts';
import { toSqliteValue, withBuffers } from './sqlite-values.ts';
import type { SqliteValue } from './sqlite-values.ts';

/** The rows of a statement, or how many it changed. */
export interface SqliteResult {
  rows: unknown[];
  changes?: number;
}

/** A synchronous, read-only connection. It sees only committed data and never waits: a locked file throws. */
export interface SqliteReader {
  all(sql: string, parameters: readonly unknown[]): unknown[];
  /** Prepares a query for a single row that every request reads. */
  prepareRow(sql: string): () => unknown;
  close(): void;
}

/** The writing connection. The caller must wait for each statement. */
export interface SqliteWriter {
  /** Runs a statement in a transaction, in memory. Throws SQLITE_BUSY immediately when the file is locked. */
  run(sql: string, parameters: readonly unknown[]): Promise<SqliteResult>;
  /** Runs `begin`, `commit` and the like on a thread of the driver, because they wait for the disk. */
  exec(sql: string): Promise<void>;
  close(): void;
}

/** Missing in the types of `libsql/promise`. */
interface UnblockingStatement {
  readonly reader: boolean;
  run(values: readonly SqliteValue[]): { changes: number };
  all(values: readonly SqliteValue[]): Promise<unknown[]>;
}

/**
 * Opens the writing connection of a SQLite file, creating it if needed. Set up for several processes and power cuts: write-ahead
 * log, full synchronization (a committed transaction is on disk), foreign keys, and secure deletion, because a deleted lead must
 * not be recoverable.
 *
 * @param untilMs deadline for another process's lock, on the clock of `performance.now()`
 * @throws the driver's error, with a `code` such as SQLITE_NOTADB, SQLITE_FULL, SQLITE_READONLY
 */
export async function openSqliteWriter(file: string, untilMs: number): Promise<SqliteWriter> {
  const database = new UnblockingDatabase(file, {});
  const exec = async (sql: string): Promise<void> => {
    await database.exec(sql);
  };
  try {
    // We wait ourselves: SQLite would block its thread even when the store closes.
    await exec('pragma busy_timeout = 0');
    await retryWhileBusy(() => exec('pragma journal_mode = wal'), untilMs);
    await exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  } catch (error) {
    database.close();
    throw error;
  }
  const withStatement = cacheStatements<Promise<UnblockingStatement>>((sql) => database.prepare(sql));
  return {
    exec,
    run: (sql, parameters) =>
      withStatement(sql, async (preparing) => {
        const values = parameters.map(toSqliteValue);
        const statement = await preparing;
        if (!statement.reader) return { rows: [], changes: statement.run(values).changes };
        return { rows: (await statement.all(values)).map(withBuffers) };
      }),
    close: () => {
      database.close();
    },
  };
}

/** Opens a read-only connection to a file that a writer has opened. */
export function openSqliteReader(file: string): SqliteReader {
  const database = new Database(file);
  try {
    database.exec('pragma busy_timeout = 0');
    database.exec('pragma query_only = on');
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return (parameters: readonly unknown[]) => statement.all(parameters.map(toSqliteValue)).map(withBuffers);
  };
  const withStatement = cacheStatements(prepare);
  return {
    all: (sql, parameters) => withStatement(sql, (run) => run(parameters)),
    prepareRow: (sql) => {
      const statement = database.prepare(sql);
      return () => statement.get([]);
    },
    close: () => {
      database.close();
    },
  };
}

/** Statements of frequently requested pages, 1 to 10 kB each. */
const MOST_STATEMENTS = 200;

/**
 * Keeps prepared statements, since preparing takes as long as running many of them. A statement is out of the cache while it
 * runs, and stays out if it fails, because its state is unknown.
 */
function cacheStatements<Statement extends object>(prepare: (sql: string) => Statement) {
  const cache = new LRUCache<string, Statement>({ max: MOST_STATEMENTS });
  return <Result>(sql: string, work: (statement: Statement) => Result): Result => {
    const statement = cache.get(sql) ?? prepare(sql);
    cache.delete(sql);
    const result = work(statement);
    if (result instanceof Promise) result.then(() => cache.set(sql, statement)).catch(() => undefined);
    else cache.set(sql, statement);
    return result;
  };
}

const LONGEST_PAUSE_MS = 50;

/**
 * Repeats work while another process locks the database, with pauses for the event loop.
 *
 * @param untilMs deadline, on the clock of `performance.now()`; then the database's error is thrown
 * @param signal ends the waiting with an AbortError
 */
export async function retryWhileBusy<T>(work: () => T | Promise<T>, untilMs: number, signal?: AbortSignal): Promise<T> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw error;
    }
    await wait(pauseMs, undefined, { signal });
  }
}
