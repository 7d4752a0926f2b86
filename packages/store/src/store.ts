import type { Actor, WriteTransaction } from './database/write-transaction.ts';
import type { StoreLog } from './store-log.ts';

/** An open store. The database behind it is this package's own; see database/handles.ts. */
export interface Store {
  readonly dataDir: string;
  /** Where files of a form lie until its lead is stored or refused. What is left there is removed after a while. */
  readonly incomingDir: string;
  readonly log: StoreLog;
  now(): Date;
  /**
   * Does `work` in one transaction, in the name of `actor`: everything it writes is committed before this resolves, or
   * nothing is, when `work` throws. Writes take turns: one `write` inside another would wait for itself.
   *
   * @throws what `work` throws; a DatabaseBusyError when others keep the database for too long; a DatabaseFileError when
   *   the database's file is not in place
   */
  write<T>(by: { actor: Actor }, work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  readContentVersion(): number;
  /** Resolves when the database answers and its file is in place; rejects otherwise. For health checks. */
  check(): Promise<void>;
  /** What happened to the database's file since it was opened, in words for the owner; null when it is in place. */
  findFileTrouble(): string | null;
  /** Finishes the change under way, sends away those that wait, and closes. */
  close(): Promise<void>;
}
