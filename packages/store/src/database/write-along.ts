import type { CompiledQuery, Compilable } from 'kysely';
import { writer } from './handles.ts';
import type { WriteTransaction } from './write-transaction.ts';

const along = new WeakSet<CompiledQuery>();

/**
 * Writes within a transaction what nothing waits for: where the database is another process, it is sent along with what is asked
 * next, or with the commit, as every answer waited for takes as long as a write. What refuses it is thrown there, and nothing of the
 * transaction stands.
 *
 * @returns the rows that it returns, which are there by the time of the commit and may be missing before
 */
export async function writeAlong<Row>(transaction: WriteTransaction, query: Compilable<Row>): Promise<readonly Row[]> {
  const compiled = query.compile();
  along.add(compiled);
  const { rows } = await writer(transaction).executeQuery(compiled);
  return rows;
}

/** Whether no one waits for what a query answers. */
export function goesAlong(query: CompiledQuery): boolean {
  return along.has(query);
}
