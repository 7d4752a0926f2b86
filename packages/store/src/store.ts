import type { Actor, WriteTransaction } from './database/write-transaction.ts';
import type { StoreLog } from './store-log.ts';

/** The actor of a change, and its terms. */
export interface WriteTerms {
  readonly actor: Actor;
  /**
   * Whether it may use the reserved disk room (`maintain-disk-reserve.ts`) when the disk is full: for signing in to free up
   * space, and for freeing it. The work is then run a second time, after the first was rolled back.
   */
  readonly mayUseReserve?: boolean;
}

/** An open store. Its database is internal to this package; see database/handles.ts. */
export interface Store {
  readonly dataDir: string;
  /** Files of forms until their lead is stored or refused. Leftovers are removed after a while. */
  readonly incomingDir: string;
  readonly log: StoreLog;
  now(): Date;
  /**
   * Runs `work` in one transaction as `actor`. It is committed before this resolves, or rolled back when `work` throws. Writes
   * take turns: a nested `write` would deadlock.
   *
   * @throws errors of `work`; a DatabaseBusyError when others hold the database for too long; a DatabaseFileError when the
   * database file is not in place
   */
  write<T>(by: WriteTerms, work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  readContentVersion(): number;
  /** Resolves when the database answers and its file is in place; rejects otherwise. For health checks. */
  check(): Promise<void>;
  /** Describes what happened to the database file since it was opened, for the owner; null if it is in place. */
  findFileProblem(): string | null;
  /** Finishes the current change, rejects waiting ones, and closes. */
  close(): Promise<void>;
}
