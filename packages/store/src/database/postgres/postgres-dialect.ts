import { setTimeout as wait } from 'node:timers/promises';
import { ColumnDefinitionNode, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, DataTypeNode, Driver, QueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient, QueryResult as Answer } from 'pg';
import { CommitUnknownError, DatabaseBusyError, errorCode } from '../database-errors.ts';
import { isPipelined } from '../pipeline-write.ts';
import { WriteTurns } from '../write-turns.ts';
import { COMMIT_CHANNEL } from './channels.ts';
import { StatementNames } from './statement-names.ts';

// Makes PostgreSQL behave like SQLite for the code above: transactions take turns, text sorts by code points, and counts are
// numbers (see postgres-pools.ts).

export interface PostgresParts {
  /** Connections for reading outside transactions. */
  readers: Pool;
  /**
   * One connection, because the process has one transaction at a time. Separate, so that readers and writers can't starve each
   * other.
   */
  writers: Pool;
  /** How long a transaction waits for others, in milliseconds. */
  lockWaitMs: number;
  /** Called for each commit of this process, before the caller continues. */
  onCommit?: () => void;
}

export class TurnTakingPostgresDialect extends PostgresDialect {
  readonly #parts: PostgresParts;

  constructor(parts: PostgresParts) {
    super({ pool: () => Promise.reject(new Error('The dialect brings its own connections')) });
    this.#parts = parts;
  }

  override createDriver(): Driver {
    return new TurnTakingDriver(this.#parts);
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new CodePointOrderCompiler();
  }

  override createAdapter(): PostgresAdapter {
    return new AloneInTransactionAdapter();
  }
}

/** How long a stop waits for the current transaction and queries, in milliseconds. */
const STOP_GRACE_MS = 1000;

interface Stop {
  /** Aborted first, for transactions that wait for the lock. */
  readonly waiting: AbortSignal;
  /** Aborted after a delay, for a transaction whose server may never answer. */
  readonly working: AbortSignal;
}

class TurnTakingDriver implements Driver {
  readonly #parts: PostgresParts;
  readonly #turns = new WriteTurns();
  readonly #names = new StatementNames();
  readonly #waiting = new AbortController();
  readonly #working = new AbortController();

  constructor(parts: PostgresParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  /** Never waits: readers take a connection per query, writers a turn per transaction. */
  async acquireConnection(): Promise<TurnTakingConnection> {
    const stop = { waiting: this.#waiting.signal, working: this.#working.signal };
    return new TurnTakingConnection(this.#parts, this.#turns, this.#names, stop);
  }

  async beginTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: TurnTakingConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  /** Finishes the current transaction and rejects waiting ones, so that neither a lock nor a lost server delays a stop. */
  async destroy(): Promise<void> {
    const reason = new Error('The store is closing');
    this.#waiting.abort(reason);
    const cutOff = setTimeout(() => this.#working.abort(reason), STOP_GRACE_MS);
    await this.#turns.end(reason);
    clearTimeout(cutOff);
    const pools = new Set([this.#parts.readers, this.#parts.writers]);
    const ended = Promise.all([...pools].map((pool) => pool.end()));
    await Promise.race([ended, wait(STOP_GRACE_MS, undefined, { ref: false })]);
  }
}

/** "show" in ASCII, which no other program is likely to use. */
const WRITE_LOCK = 0x73_68_6f_77;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03';

class TurnTakingConnection implements DatabaseConnection {
  readonly #parts: PostgresParts;
  readonly #turns: WriteTurns;
  readonly #names: StatementNames;
  readonly #stop: Stop;
  #client: PoolClient | undefined;
  #isReleased = false;
  /** The pending start of the transaction, until a query follows. */
  #beginning: Promise<void> | undefined;
  /** Writes that are sent with the next query, in order, and where their rows go. */
  #held: { readonly query: CompiledQuery; readonly rows: unknown[] }[] = [];

  constructor(parts: PostgresParts, turns: WriteTurns, names: StatementNames, stop: Stop) {
    this.#parts = parts;
    this.#turns = turns;
    this.#names = names;
    this.#stop = stop;
  }

  /**
   * Starts a transaction that has the database to itself, by an advisory lock that every process takes. What a transaction has
   * read therefore still holds when it commits, as on SQLite. Readers are not blocked.
   *
   * Resolves when it is this process's turn. The lock is requested together with the next query, since each round trip takes as
   * long as a write. That query is answered only once the lock is held.
   */
  async begin(): Promise<void> {
    // One deadline for both waits.
    const untilMs = performance.now() + this.#parts.lockWaitMs;
    await this.#turns.take(untilMs);
    const { waiting } = this.#stop;
    try {
      this.#client = await this.#parts.writers.connect();
      waiting.throwIfAborted();
    } catch (error) {
      this.#leave(error);
      waiting.throwIfAborted();
      throw error;
    }
    this.#beginning = this.#lock(this.#client, Math.max(1, Math.round(untilMs - performance.now())));
    // Reported to the next query.
    this.#beginning.catch(() => undefined);
  }

  async #lock(client: PoolClient, waitMs: number): Promise<void> {
    const { waiting, working } = this.#stop;
    waiting.addEventListener('abort', this.#abandon);
    try {
      await client.query(
        // Announced on commit only.
        `begin; set local lock_timeout = ${waitMs}; select pg_advisory_xact_lock(${WRITE_LOCK}); notify ${COMMIT_CHANNEL}`,
      );
      working.addEventListener('abort', this.#abandon);
    } catch (error) {
      waiting.throwIfAborted();
      throw errorCode(error) === LOCK_NOT_AVAILABLE ? new DatabaseBusyError() : error;
    } finally {
      waiting.removeEventListener('abort', this.#abandon);
    }
  }

  async commit(): Promise<void> {
    if (this.#client === undefined) throw new Error('There is no transaction to commit');
    // No query followed that would have reported it. A transaction that never began is not in doubt.
    await this.#beginning;
    const { along, asked } = this.#sendPipelined(this.#client, (client) => client.query('commit'));
    let outcome: string;
    try {
      outcome = (await asked).command;
    } catch (error) {
      this.#leave(error);
      this.#parts.onCommit?.();
      // Without the server's answer the outcome is unknown.
      throw isRefusal(error) ? error : new CommitUnknownError(error);
    }
    this.#leave();
    this.#parts.onCommit?.();
    // The reason why the server rolled back.
    throwFirst(await along);
    // The server answers this way when a statement failed, even if its error was caught.
    if (outcome !== 'COMMIT') throw new Error('The transaction was rolled back, for one of its statements had failed');
  }

  async rollback(): Promise<void> {
    if (this.#client === undefined) return;
    this.#held = [];
    this.#beginning = undefined;
    try {
      await this.#client.query('rollback');
    } catch (error) {
      // The connection and its transaction are lost. This error would hide the relevant one.
      this.#leave(error);
      return;
    }
    this.#leave();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#client !== undefined && isPipelined(query)) {
      const rows: R[] = [];
      this.#held.push({ query, rows });
      return { rows };
    }
    const { command, rowCount, rows } = await this.#ask(query);
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    // Kysely knows the row type, the driver does not.
    return { rows: rows as R[], ...(isChange ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  async #ask(query: CompiledQuery): Promise<Answer> {
    if (this.#client === undefined) return this.#send(this.#parts.readers, query);
    const { along, asked } = this.#sendPipelined(this.#client, (client) => this.#send(client, query));
    await Promise.allSettled([along, asked]);
    // An earlier refused statement is why the server refuses this one.
    throwFirst(await along);
    return asked;
  }

  /** Sends a query after the held writes and, if still pending, the start of the transaction. */
  #sendPipelined(client: PoolClient, ask: (client: PoolClient) => Promise<Answer>) {
    const beginning = this.#beginning === undefined ? [] : [this.#beginning];
    this.#beginning = undefined;
    const held = this.#held.splice(0);
    const { stream } = client.connection;
    // In one packet, so that the server wakes up once.
    stream.cork();
    try {
      const sent = held.map(async ({ query, rows }) => {
        const answer = await this.#send(client, query);
        rows.push(...answer.rows);
      });
      return { along: Promise.allSettled([...beginning, ...sent]), asked: ask(client) };
    } finally {
      stream.uncork();
    }
  }

  #send(asked: Pool | PoolClient, { sql, parameters }: CompiledQuery): Promise<Answer> {
    return asked.query({ name: this.#names.nameOf(sql), text: sql, values: [...parameters] });
  }

  // oxlint-disable-next-line require-yield -- Nothing here is large enough to be streamed.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed');
  }

  /** Ends the turn. A failed connection is not reused: its work may still be running. */
  #leave(error?: unknown): void {
    this.#stop.working.removeEventListener('abort', this.#abandon);
    if (!this.#isReleased) this.#client?.release(error !== undefined);
    this.#client = undefined;
    this.#isReleased = false;
    this.#turns.pass();
  }

  /** Cuts the connection, so that pending and later queries fail immediately. */
  readonly #abandon = (): void => {
    if (this.#client === undefined || this.#isReleased) return;
    this.#isReleased = true;
    // A pipelined connection that is ended politely waits for its queries.
    this.#client.connection.stream.destroy();
    this.#client.release(true);
  };
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused !== undefined) throw refused.reason;
}

/**
 * Checks whether the server itself refused, which it also does when it shuts down (class 57). Other errors are the connection's.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !errorCode(error).startsWith('57');
}

class CodePointOrderCompiler extends PostgresQueryCompiler {
  /** Text sorts and compares by code points, as on SQLite, whatever the database's locale. */
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text' && this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode)) {
      this.append(' collate "C"');
    }
  }
}

class AloneInTransactionAdapter extends PostgresAdapter {
  /** Not needed: migrations run in an exclusive transaction. */
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
