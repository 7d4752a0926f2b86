import Database from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from '../schema.ts';
import { toSqliteValue, withBuffers } from './sqlite-values.ts';

/**
 * Opens a SQLite file by one connection that does everything at once, as Kysely's own dialect would have it: for a file that
 * no one else works on, or for reading one moment of a file while others write to it.
 *
 * @param setUp statements that set the connection up
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
