import UnblockingDatabase from 'libsql/promise';
import { z } from 'zod';

/** What `libsql/promise` hands out; its own types know nothing of it. */
interface UnblockingStatement {
  get(values: readonly unknown[]): Promise<unknown>;
}

/**
 * Looks through tables of a SQLite file, their indexes and what their rows refer to. SQLite looks at a table in one go, which takes
 * seconds for a large one: it does so on a thread of the driver, and the event loop goes on.
 *
 * @param tables names of ours, in whose order they are looked at
 * @param signal once it is aborted, no further table is looked at
 * @returns a table that is damaged, or refers to what is not there
 */
export async function findUnsoundTable(
  file: string,
  tables: readonly string[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const database = new UnblockingDatabase(file, {});
  try {
    // Only `exec` stays off the event loop, so what it finds is put aside. It is read once everything is done: a statement that
    // the garbage collector lets go of waits for what its connection is doing.
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
