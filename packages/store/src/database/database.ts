import type { Kysely } from 'kysely';
import type { FileShelf } from '../media/file-shelf.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { StoreLog } from '../store-log.ts';
import type { StoreOpenError } from '../store-open-error.ts';
import type { Writer } from './access.ts';
import type { RoomReserve } from './room-reserve.ts';
import type { Tables } from './schema.ts';

/** An open, migrated database and the files that belong to it. What the rest of the package may know of its kind is here. */
export interface OpenDatabase {
  readonly kysely: Kysely<Tables>;
  /**
   * Names a table apart from a common table expression of the same name, within that expression. On SQLite `t` in
   * `with t as (…)` would be itself; undefined where it is the table.
   */
  readonly tableSchema: string | undefined;
  readonly files: FileShelf;
  readonly search: SearchIndex;
  readonly reserve: RoomReserve;
  /**
   * The committed content version, at once, in a few microseconds. On SQLite it is read, and throws when a lock keeps it from
   * being read; on PostgreSQL it is the one that was heard last, a second old at most while the database can be reached.
   */
  readContentVersion(): number;
  /** Has `readContentVersion` know of a version that this process has committed, without waiting until it is heard. */
  noteContentVersion(version: number): void;
  /**
   * A number that differs as soon as anything at all was committed, read at once in a few microseconds. On PostgreSQL, what
   * another process commits is heard within milliseconds; undefined while nothing is heard.
   */
  readCommitNumber(): number | undefined;
  /** Resolves when the database answers and keeps what is committed now; rejects otherwise. */
  check(): Promise<void>;
  /** What happened to the database's file, in words for the owner; null when it is in place or there is none. */
  findFileProblem(): string | null;
  /** What an error of opening the store means, in a sentence for the owner. */
  toOpenError(error: unknown): StoreOpenError;
  /** Does `work` on one moment of what is committed, while others go on writing. Files are no part of it. */
  readSnapshot<T>(work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Within a transaction that filled tables with numbers of their own: new rows are numbered on from the highest. */
  numberOnFromHighest(database: Writer): Promise<void>;
  /** Finishes the transaction under way, sends away those that wait, and closes. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Opens what is there and makes nothing new. */
  readonly mustExist?: boolean;
  /** How long another process's transaction is waited for, here and in every later one, in milliseconds. */
  readonly lockWaitMs: number;
  readonly log: StoreLog;
}
