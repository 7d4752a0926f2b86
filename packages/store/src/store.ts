import type { Actor, WriteTransaction } from './database/write-transaction.ts';
import type { StoreLog } from './store-log.ts';

/** In whose name something is written, and how. */
export interface WriteTerms {
  readonly actor: Actor;
  /**
   * Whether it may have the room that is kept on the disk for it (`maintain-disk-reserve.ts`), once there is none left: for what lets someone in
   * who makes room, and for what makes it. Its work is then done a second time, as nothing is kept of the first.
   */
  readonly mayUseReserve?: boolean;
}

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
  write<T>(by: WriteTerms, work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  readContentVersion(): number;
  /** Resolves when the database answers and its file is in place; rejects otherwise. For health checks. */
  check(): Promise<void>;
  /** What happened to the database's file since it was opened, in words for the owner; null when it is in place. */
  findFileProblem(): string | null;
  /** Finishes the change under way, sends away those that wait, and closes. */
  close(): Promise<void>;
}
