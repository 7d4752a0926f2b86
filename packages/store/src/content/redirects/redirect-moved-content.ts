import { writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Instant } from '../../database/column-types.ts';
import { everBegins } from '../published/read-published.ts';

/** Redirects content's last public path to its new one, and drops redirects of earlier schedules. Call it before `savePublications`. */
export async function redirectMovedContent(
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

/** Returns the current or last public path. */
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
