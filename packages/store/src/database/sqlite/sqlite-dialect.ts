import { SelectQueryNode, SqliteAdapter, SqliteDialect } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { errorMessage } from '../../store-log.ts';
import { retryWhileBusy } from './sqlite-connection.ts';
import type { SqliteReader, SqliteWriter } from './sqlite-connection.ts';
import { WriteTurns } from '../write-turns.ts';

export interface SharedFileParts {
  writer: SqliteWriter;
  reader: SqliteReader;
  /** Called before a transaction starts and after it is committed; throws if the file was replaced. */
  assertFileInPlace: (isAfterCommit: boolean) => void;
  /** How long a statement or transaction waits for locks, in milliseconds. */
  lockWaitMs: number;
}

/**
 * Kysely's SQLite dialect for a file shared by several processes, in a process that must stay responsive: separate connections
 * for reading and writing, and no lock or disk blocks the event loop.
 */
export class SharedFileSqliteDialect extends SqliteDialect {
  readonly #parts: SharedFileParts;

  constructor(parts: SharedFileParts) {
    super({ database: () => Promise.reject(new Error('The dialect brings its own connections')) });
    this.#parts = parts;
  }

  override createDriver(): Driver {
    return new SharedFileDriver(this.#parts);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class SharedFileDriver implements Driver {
  readonly #parts: SharedFileParts;
  readonly #turns = new WriteTurns();
  readonly #closing = new AbortController();

  constructor(parts: SharedFileParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  /** Never waits: only writers need a turn, when their transaction starts. */
  async acquireConnection(): Promise<SharedFileConnection> {
    return new SharedFileConnection(this.#parts, this.#turns, this.#closing.signal);
  }

  async beginTransaction(connection: SharedFileConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SharedFileConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SharedFileConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  /** Finishes the current transaction and rejects waiting ones, so that a lock can't delay a stop. */
  async destroy(): Promise<void> {
    const reason = new Error('The store is closing');
    this.#closing.abort(reason);
    await this.#turns.end(reason);
    this.#parts.reader.close();
    this.#parts.writer.close();
  }
}

class SharedFileConnection implements DatabaseConnection {
  readonly #parts: SharedFileParts;
  readonly #turns: WriteTurns;
  readonly #closing: AbortSignal;
  #isInTransaction = false;

  constructor(parts: SharedFileParts, turns: WriteTurns, closing: AbortSignal) {
    this.#parts = parts;
    this.#turns = turns;
    this.#closing = closing;
  }

  /**
   * Takes the write lock immediately. A deferred transaction that reads first fails with SQLITE_BUSY_SNAPSHOT when another
   * process wrote in between, and waiting doesn't help.
   */
  async begin(): Promise<void> {
    // One deadline for both waits.
    const untilMs = performance.now() + this.#parts.lockWaitMs;
    await this.#turns.take(untilMs);
    try {
      const start = () => {
        this.#parts.assertFileInPlace(false);
        return this.#parts.writer.exec('begin immediate');
      };
      await retryWhileBusy(start, untilMs, this.#closing);
    } catch (error) {
      this.#turns.pass();
      throw error;
    }
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    await this.#parts.writer.exec('commit');
    this.#endTransaction();
    this.#parts.assertFileInPlace(true);
  }

  async rollback(): Promise<void> {
    if (!this.#isInTransaction) return;
    try {
      await this.#parts.writer.exec('rollback');
    } catch (error) {
      // A full disk and some other errors already end the transaction in SQLite; this error would hide the relevant one.
      if (!errorMessage(error).includes('no transaction is active')) throw error;
    } finally {
      this.#endTransaction();
    }
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#write<R>(sql, parameters);
    if (SelectQueryNode.is(query)) {
      const untilMs = performance.now() + this.#parts.lockWaitMs;
      const rows = await retryWhileBusy(() => this.#parts.reader.all(sql, parameters), untilMs, this.#closing);
      // Kysely knows the row type, the driver does not.
      return { rows: rows as R[] };
    }
    await this.begin();
    try {
      const result = await this.#write<R>(sql, parameters);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- Nothing here is large enough to be streamed.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed');
  }

  async #write<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#parts.writer.run(sql, parameters);
    return { rows: rows as R[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
  }

  #endTransaction(): void {
    this.#isInTransaction = false;
    this.#turns.pass();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  /** Makes Kysely migrate under the write lock, so that starting processes queue. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
