import UnblockingDatabase from 'libsql/promise';
import { z } from 'zod';

/** Missing in the types of `libsql/promise`. */
interface UnblockingStatement {
  get(values: readonly unknown[]): Promise<unknown>;
}

/**
 * Checks tables of a SQLite file with their indexes and foreign keys. Checking a large table takes seconds, so it runs on a
 * thread of the driver.
 *
 * @param tables our table names, in order
 * @param signal stops before the next table
 * @returns a table that is damaged or refers to missing rows
 */
export async function findUnsoundTable(
  file: string,
  tables: readonly string[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const database = new UnblockingDatabase(file, {});
  try {
    // Only `exec` runs off the event loop, so results go into a temporary table that is read at the end: a statement released by
    // the garbage collector waits for its connection.
    await database.exec('pragma temp_store = memory; create temp table fault (name text)');
    for (const table of tables) {
      signal?.throwIfAborted();
      await database.exec(`insert into fault
        select '${table}' from pragma_integrity_check('${table}') where integrity_check <> 'ok'
        union all select '${table}' from pragma_foreign_key_check('${table}')`);
    }
    const statement: UnblockingStatement = await database.prepare('select name from fault limit 1');
    return z
      .object({ name: z.string() })
      .optional()
      .parse(await statement.get([]))?.name;
  } finally {
    database.close();
  }
}
