import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import UnblockingDatabase from 'libsql/promise';
import { isBusy } from '../database-errors.ts';
import { toSqliteValue, withBuffers } from './sqlite-values.ts';
import type { SqliteValue } from './sqlite-values.ts';

/** What a statement brought: its rows, or how many it changed. */
export interface SqliteResult {
  rows: unknown[];
  changes?: number;
}

/** A connection that only reads, at once. It never sees what is not committed, and it never waits: a locked file throws. */
export interface SqliteReader {
  all(sql: string, parameters: readonly unknown[]): unknown[];
  /** For one row that is read at every request: the database works out once how, and no list is made of it. */
  prepareRow(sql: string): () => unknown;
  close(): void;
}

/** The connection that writes. One statement at a time: the caller waits for each before the next. */
export interface SqliteWriter {
  /** Runs a statement inside a transaction; that is work in memory. Throws SQLITE_BUSY at once when the file is locked. */
  run(sql: string, parameters: readonly unknown[]): Promise<SqliteResult>;
  /** Runs `begin`, `commit` and the like on a thread of the driver: the event loop goes on while the disk is waited for. */
  exec(sql: string): Promise<void>;
  close(): void;
}

/** What `libsql/promise` hands out; its own types know nothing of it. */
interface UnblockingStatement {
  readonly reader: boolean;
  run(values: readonly SqliteValue[]): { changes: number };
  all(values: readonly SqliteValue[]): Promise<unknown[]>;
}

/**
 * Opens the connection that writes to a SQLite file, created when absent, set up for several processes and for power
 * cuts: write-ahead log, full synchronisation (a committed transaction is on the disk), foreign keys on, and what is
 * deleted is overwritten, since a deleted lead is meant to be gone.
 *
 * @param untilMs how long another process's lock is waited for, on the clock of `performance.now()`
 * @throws the driver's error, with a `code` such as SQLITE_NOTADB, SQLITE_FULL, SQLITE_READONLY
 */
export async function openSqliteWriter(file: string, untilMs: number): Promise<SqliteWriter> {
  const database = new UnblockingDatabase(file, {});
  const exec = async (sql: string): Promise<void> => {
    await database.exec(sql);
  };
  try {
    // Waiting is ours: SQLite's own would not let go of the thread when the store closes.
    await exec('pragma busy_timeout = 0');
    await retryWhileBusy(() => exec('pragma journal_mode = wal'), untilMs);
    await exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new StatementCache<Promise<UnblockingStatement>>((sql) => database.prepare(sql));
  return {
    exec,
    run: (sql, parameters) =>
      statements.use(sql, async (preparing) => {
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

/** Opens a connection that only reads a SQLite file which a writer has opened. */
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
  const statements = new StatementCache(prepare);
  return {
    all: (sql, parameters) => statements.use(sql, (run) => run(parameters)),
    prepareRow: (sql) => {
      const statement = database.prepare(sql);
      return () => statement.get([]);
    },
    close: () => {
      database.close();
    },
  };
}

/** The statements of all pages that are asked for again and again; a kilobyte or ten each. */
const MOST_STATEMENTS = 200;

/**
 * Statements that the database has worked out, which takes it as long as many of them run. The least used are given up; and
 * one that has failed, as no one knows where it is.
 */
class StatementCache<Statement> {
  readonly #prepare: (sql: string) => Statement;
  readonly #statements = new Map<string, Statement>();

  constructor(prepare: (sql: string) => Statement) {
    this.#prepare = prepare;
  }

  /** Runs a statement to its end. While it runs, it is no one else's. */
  use<Result>(sql: string, work: (statement: Statement) => Result): Result {
    const statement = this.#statements.get(sql) ?? this.#prepare(sql);
    this.#statements.delete(sql);
    const result = work(statement);
    if (result instanceof Promise) result.then(() => this.#keep(sql, statement)).catch(() => undefined);
    else this.#keep(sql, statement);
    return result;
  }

  #keep(sql: string, statement: Statement): void {
    this.#statements.set(sql, statement);
    if (this.#statements.size <= MOST_STATEMENTS) return;
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined) this.#statements.delete(oldest);
  }
}

const LONGEST_PAUSE_MS = 50;

/**
 * Does work again while another process keeps the database locked, with pauses in which the event loop is free.
 *
 * @param untilMs when to give up with the database's own error, on the clock of `performance.now()`
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
