import type { CompiledQuery, Compilable } from 'kysely';
import { writer } from './handles.ts';
import type { WriteTransaction } from './write-transaction.ts';

const along = new WeakSet<CompiledQuery>();

/**
 * Writes within a transaction what nothing waits for: where the database is another process, it is sent along with what is asked
 * next, or with the commit, as every answer waited for takes as long as a write. What refuses it is thrown there, and nothing of the
 * transaction stands.
 */
export async function writeAlong(transaction: WriteTransaction, query: Compilable): Promise<void> {
  const compiled = query.compile();
  along.add(compiled);
  await writer(transaction).executeQuery(compiled);
}

/** Whether nobody waits for what a query answers. */
export function goesAlong(query: CompiledQuery): boolean {
  return along.has(query);
}
