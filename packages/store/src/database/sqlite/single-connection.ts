import Database from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from '../schema.ts';
import { toSqliteValue, withBuffers } from './sqlite-values.ts';

/**
 * Opens a SQLite file with one synchronous connection, as Kysely's own dialect does: for a file that no one else uses, or to read
 * a snapshot while others write.
 *
 * @param setUp statements to run first
 */
export function openSingleConnection(file: string, setUp: string): Kysely<Tables> {
  const database = new Database(file);
  try {
    database.exec(setUp);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.reader,
      all: (parameters: readonly unknown[]) => statement.all(parameters.map(toSqliteValue)).map(withBuffers),
      run: (parameters: readonly unknown[]) => {
        const { changes, lastInsertRowid } = statement.run(parameters.map(toSqliteValue));
        return { changes, lastInsertRowid };
      },
      iterate: () => {
        throw new Error('Results are not streamed');
      },
    };
  };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) });
}
