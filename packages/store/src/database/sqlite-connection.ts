import Database from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { toSqliteValue, withBuffers } from './sqlite-values.ts';

/** How long a statement waits for the other process's write to finish, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5000;
const WAL_ATTEMPTS = 20;

/** A connection in which every parameter is checked and every blob comes back as a Buffer. */
export interface SqliteConnection extends SqliteDatabase {
  /** Runs statements without parameters. */
  exec(sql: string): void;
}

/**
 * Opens one connection to a SQLite file, created when absent, set up for several processes and for power cuts:
 * write-ahead log, full synchronisation (a committed transaction is on the disk), foreign keys on, and what is deleted
 * is overwritten, since a deleted lead is meant to be gone.
 *
 * @param options.isReader refuses every write: for reads that must never see an uncommitted change of this process.
 * @throws the driver's error, with a `code` such as SQLITE_NOTADB, SQLITE_FULL, SQLITE_READONLY
 */
export function openSqliteConnection(file: string, options: { isReader?: boolean } = {}): SqliteConnection {
  const database = new Database(file);
  try {
    // Before anything else: the switch to WAL itself may find the file locked by a process that starts beside us.
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (options.isReader !== true) switchToWal(database);
    database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
    if (options.isReader === true) database.exec('pragma query_only = on');
  } catch (error) {
    database.close();
    throw error;
  }

  return {
    exec: (sql) => {
      database.exec(sql);
    },
    prepare: (sql) => guard(database.prepare(sql)),
    close: () => {
      database.close();
    },
  };
}

/** The busy timeout does not cover every moment of this switch, so it is tried again. */
function switchToWal(database: Database.Database): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.prepare('pragma journal_mode = wal').all();
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
      if (!isBusy || attempt === WAL_ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25 * attempt);
    }
  }
}

function guard(statement: Database.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters.map(toSqliteValue)).map(withBuffers),
    run: (parameters) => statement.run(parameters.map(toSqliteValue)),
    *iterate(parameters) {
      for (const row of statement.iterate(parameters.map(toSqliteValue))) yield withBuffers(row);
    },
  };
}
