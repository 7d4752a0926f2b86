import { writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Instant } from '../../database/column-types.ts';
import { everBegins } from '../published/read-published.ts';

/**
 * Lets the path at which visitors last saw a thing lead to where they will see it, from the instant on at which that
 * changes. What an earlier plan would have led elsewhere does not. To be called before the new publication is kept.
 */
export async function keepRedirects(
  transaction: WriteTransaction,
  contentId: string,
  { now, move }: { now: Instant; move: { to: string | null; from: Instant } | undefined },
): Promise<void> {
  const database = writer(transaction);
  await database.deleteFrom('redirect').where('content_id', '=', contentId).where('active_from', '>', now).execute();
  if (move === undefined || move.to === null) return;
  const path = await findPathSeen(database, contentId, now);
  if (path === undefined || path === move.to) return;
  const leading = { content_id: contentId, target_path: null, active_from: move.from };
  await database
    .insertInto('redirect')
    .values({ path, ...leading })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(leading))
    .execute();
}

/** Where visitors see a thing, or saw it last; undefined where they never did. */
export async function findPathSeen(database: Reader, contentId: string, now: Instant): Promise<string | undefined> {
  const seen = await database
    .selectFrom('content_publication')
    .select('path')
    .where('content_id', '=', contentId)
    .where('from_at', '<=', now)
    .where(everBegins)
    .where('path', 'is not', null)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return seen?.path ?? undefined;
}
