import type { CompiledQuery, Compilable } from 'kysely';
import { writer } from './handles.ts';
import type { WriteTransaction } from './write-transaction.ts';

const along = new WeakSet<CompiledQuery>();

/**
 * Writes within a transaction without waiting for the result. If the database is another process, the write is sent with the next
 * query or the commit, since each round trip takes as long as a write. A refusal is thrown there and rolls back the transaction.
 *
 * @returns the rows, which are complete only by the commit
 */
export async function pipelineWrite<Row>(
  transaction: WriteTransaction,
  query: Compilable<Row>,
): Promise<readonly Row[]> {
  const compiled = query.compile();
  along.add(compiled);
  const { rows } = await writer(transaction).executeQuery(compiled);
  return rows;
}

/** Checks whether a query was sent by `pipelineWrite`. */
export function isPipelined(query: CompiledQuery): boolean {
  return along.has(query);
}
