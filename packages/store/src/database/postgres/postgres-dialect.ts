import { setTimeout as wait } from 'node:timers/promises';
import { ColumnDefinitionNode, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, DataTypeNode, Driver, QueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient, QueryResult as Answer } from 'pg';
import { CommitUnknownError, DatabaseBusyError, errorCode } from '../database-errors.ts';
import { goesAlong } from '../write-along.ts';
import { WriteTurns } from '../write-turns.ts';
import { COMMIT_CHANNEL } from './channels.ts';
import { StatementNames } from './statement-names.ts';

// What PostgreSQL does differently from SQLite, so that the code above need not know which of the two it speaks to:
// transactions take turns, text sorts by its code points, and counts are numbers (see postgres-pools.ts).

export interface PostgresParts {
  /** Connections for what is read outside of a transaction. */
  readers: Pool;
  /** One connection: the process has one transaction at a time. Apart, so that neither readers nor writers starve the other. */
  writers: Pool;
  /** How long a transaction waits for those of others, in milliseconds. */
  lockWaitMs: number;
  /** Called for each commit of this process, before anyone who asked for it goes on. */
  onCommit?: () => void;
}

/** Kysely's dialect for PostgreSQL, with transactions that behave as SQLite's do. */
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

/** How long a stop lets the transaction and the queries under way finish, in milliseconds. */
const STOP_GRACE_MS = 1000;

/** What ends the transactions of a driver that is destroyed. */
interface Stop {
  /** From the first moment, for those that wait for the lock. */
  readonly waiting: AbortSignal;
  /** After a while, for one that is under way: its server may never answer. */
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

  /** Never waits: who reads takes a connection for each query, who writes a turn when the transaction begins. */
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

  /** Finishes the transaction under way and sends away those that wait: neither a lock nor a lost server holds up a stop. */
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

/** "show" in ASCII: no other program's advisory lock is likely to have the same number. */
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
  /** The beginning of the transaction, until something was asked behind it. */
  #beginning: Promise<void> | undefined;
  /** Writes that go along with what is asked next, in their order, and where the rows belong that they return. */
  #held: { readonly query: CompiledQuery; readonly rows: unknown[] }[] = [];

  constructor(parts: PostgresParts, turns: WriteTurns, names: StatementNames, stop: Stop) {
    this.#parts = parts;
    this.#turns = turns;
    this.#names = names;
    this.#stop = stop;
  }

  /**
   * Begins a transaction that is alone with the database until it ends: one advisory lock, taken by every process on it.
   * So what a transaction has looked up (no lead with this fingerprint, this revision of a post) holds until it commits,
   * as it does on SQLite. Reading goes on beside it.
   *
   * Within the process it is its turn when this resolves. The lock is on its way then: what is asked next goes along with
   * it, as every answer waited for takes as long as a write, and is answered once the lock is there, never without it.
   */
  async begin(): Promise<void> {
    // One deadline for both: anyone who queues behind others has waited as long as they have.
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
    // Told to anyone who asks next.
    this.#beginning.catch(() => undefined);
  }

  async #lock(client: PoolClient, waitMs: number): Promise<void> {
    const { waiting, working } = this.#stop;
    waiting.addEventListener('abort', this.#abandon);
    try {
      await client.query(
        // Announced when it is committed, and not at all otherwise.
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
    // Nothing was asked behind it that would have told: what did not begin is not in doubt.
    await this.#beginning;
    const { along, asked } = this.#sendAlong(this.#client, (client) => client.query('commit'));
    let outcome: string;
    try {
      outcome = (await asked).command;
    } catch (error) {
      this.#leave(error);
      this.#parts.onCommit?.();
      // Without an answer of the server no one knows what became of it.
      throw isRefusal(error) ? error : new CommitUnknownError(error);
    }
    this.#leave();
    this.#parts.onCommit?.();
    // Why the server rolled back instead.
    throwFirst(await along);
    // What the server answers when a statement had failed, though someone caught its error.
    if (outcome !== 'COMMIT') throw new Error('The transaction was rolled back, for one of its statements had failed');
  }

  async rollback(): Promise<void> {
    if (this.#client === undefined) return;
    this.#held = [];
    this.#beginning = undefined;
    try {
      await this.#client.query('rollback');
    } catch (error) {
      // The connection is gone, and the transaction with it. This error would hide the one that matters.
      this.#leave(error);
      return;
    }
    this.#leave();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#client !== undefined && goesAlong(query)) {
      const rows: R[] = [];
      this.#held.push({ query, rows });
      return { rows };
    }
    const { command, rowCount, rows } = await this.#ask(query);
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    // The rows are what the query asks for: Kysely knows their type, the driver does not.
    return { rows: rows as R[], ...(isChange ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  async #ask(query: CompiledQuery): Promise<Answer> {
    if (this.#client === undefined) return this.#send(this.#parts.readers, query);
    const { along, asked } = this.#sendAlong(this.#client, (client) => this.#send(client, query));
    await Promise.allSettled([along, asked]);
    // One that went along and was refused is why the server refuses what comes behind it.
    throwFirst(await along);
    return asked;
  }

  /** Sends what is asked, and before it what goes along with it: the beginning too, if nothing was asked behind it yet. */
  #sendAlong(client: PoolClient, ask: (client: PoolClient) => Promise<Answer>) {
    const beginning = this.#beginning === undefined ? [] : [this.#beginning];
    this.#beginning = undefined;
    const held = this.#held.splice(0);
    const { stream } = client.connection;
    // In one piece: the server wakes once, and not for each statement.
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

  /** Ends the turn. A connection that failed is not used again: what it was doing may still be under way. */
  #leave(error?: unknown): void {
    this.#stop.working.removeEventListener('abort', this.#abandon);
    if (!this.#isReleased) this.#client?.release(error !== undefined);
    this.#client = undefined;
    this.#isReleased = false;
    this.#turns.pass();
  }

  /** Cuts the connection off: what it is waiting for fails at once, and whatever is asked of it after that. */
  readonly #abandon = (): void => {
    if (this.#client === undefined || this.#isReleased) return;
    this.#isReleased = true;
    // Ended politely, a pipelined connection waits for what it has sent.
    this.#client.connection.stream.destroy();
    this.#client.release(true);
  };
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused !== undefined) throw refused.reason;
}

/** True when the server itself said no, which it also does as it shuts down (class 57). Other errors are the connection's. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !errorCode(error).startsWith('57');
}

class CodePointOrderCompiler extends PostgresQueryCompiler {
  /** Text columns sort and compare by code points, as SQLite's do, whatever language the database was made for. */
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text' && this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode)) {
      this.append(' collate "C"');
    }
  }
}

class AloneInTransactionAdapter extends PostgresAdapter {
  /** Migrations run in a transaction, which is alone already. */
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
