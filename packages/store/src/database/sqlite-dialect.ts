import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { errorMessage } from '../store-log.ts';
import type { DatabaseConnection, SqliteDialectConfig } from 'kysely';

/** Kysely's SQLite dialect, made safe for two processes on one file. */
export class SharedFileSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  /**
   * Takes the write lock at once. A deferred transaction that reads and then writes fails with
   * SQLITE_BUSY_SNAPSHOT when another process wrote in between, and no timeout helps.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * A full disk and some other errors end the transaction in SQLite itself; a rollback then fails, and its error
   * would hide the one that matters.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!errorMessage(error).includes('no transaction is active')) throw error;
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  /** SQLite's DDL is transactional. Saying so makes Kysely migrate under the write lock, so starting processes queue. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
