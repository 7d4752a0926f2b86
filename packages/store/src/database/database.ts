import type { Kysely } from 'kysely';
import type { FileShelf } from '../media/file-shelf.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { StoreLog } from '../store-log.ts';
import type { StoreOpenError } from '../store-open-error.ts';
import type { Writer } from './access.ts';
import type { RoomReserve } from './room-reserve.ts';
import type { Tables } from './schema.ts';

/** An open, migrated database with its files. Everything specific to its engine is behind this interface. */
export interface OpenDatabase {
  readonly kysely: Kysely<Tables>;
  /**
   * Distinguishes a table from a common table expression with the same name, within that expression. On SQLite `t` in `with t as
   * (…)` would be the expression itself. Undefined where it is the table.
   */
  readonly tableSchema: string | undefined;
  readonly files: FileShelf;
  readonly search: SearchIndex;
  readonly reserve: RoomReserve;
  /**
   * Returns the committed content version within microseconds. SQLite reads it, and throws while a lock prevents that. PostgreSQL
   * returns the last announced one, at most a second old while the database is reachable.
   */
  readContentVersion(): number;
  /** Updates `readContentVersion` for a commit of this process without waiting for the announcement. */
  noteContentVersion(version: number): void;
  /**
   * Returns a number that changes with every commit, within microseconds. On PostgreSQL, commits of other processes arrive within
   * milliseconds; undefined while the connection is lost.
   */
  readCommitNumber(): number | undefined;
  /** Resolves when the database answers and can commit; rejects otherwise. */
  check(): Promise<void>;
  /** Describes what happened to the database file, for the owner; null if it is in place or there is none. */
  findFileProblem(): string | null;
  /** Explains an error of opening the store, for the owner. */
  toOpenError(error: unknown): StoreOpenError;
  /** Runs `work` on a snapshot of the committed data while others keep writing. Files are not part of it. */
  readSnapshot<T>(work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** After inserting rows with given numbers: new rows continue from the highest. */
  numberOnFromHighest(database: Writer): Promise<void>;
  /** Finishes the current transaction, rejects waiting ones, and closes. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Opens an existing database only. */
  readonly mustExist?: boolean;
  /** How long to wait for another process's transaction, now and later, in milliseconds. */
  readonly lockWaitMs: number;
  readonly log: StoreLog;
}
