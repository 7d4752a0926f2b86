import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { FieldIssue } from '../content-kind.ts';
import { raiseContentVersion } from '../content-version.ts';
import { isVisible } from '../published/read-published.ts';

/** An old path and where it leads. */
export interface Redirect {
  path: string;
  /** Undefined while visitors cannot see the thing it follows. */
  to: string | undefined;
  /** Whether the store made it by itself, when a published thing moved. */
  isAutomatic: boolean;
  /** ISO 8601, UTC; later than now where a move is planned. */
  activeFrom: string;
}

export type SaveRedirectResult = { ok: true } | { ok: false; code: 'invalid'; issues: FieldIssue[] };

/** A path of the site: from the root, on this site, without query or fragment. */
const sitePath = /^\/(?!\/)[^\s?#\\]{0,500}$/;

/**
 * Lets a path on which no page stands lead to another path of the site. One that led elsewhere before is replaced. A page
 * that stands on the path comes before it.
 */
export async function saveRedirect(
  transaction: WriteTransaction,
  { path, to }: { path: string; to: string },
): Promise<SaveRedirectResult> {
  const issues = [
    ...(sitePath.test(path) ? [] : [{ field: 'path', message: 'Write a path of the site, such as /old-page' }]),
    ...(sitePath.test(to) ? [] : [{ field: 'to', message: 'Write a path of the site, such as /new-page' }]),
    ...(path === to || (await leadsBack(transaction, to, path))
      ? [{ field: 'to', message: 'This path leads back to the old one' }]
      : []),
  ];
  if (issues.length > 0) return { ok: false, code: 'invalid', issues };
  const leading = { content_id: null, target_path: to, active_from: transaction.now.toISOString() };
  await writer(transaction)
    .insertInto('redirect')
    .values({ path, ...leading })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(leading))
    .execute();
  await raiseContentVersion(transaction);
  await noteActivity(transaction, { action: 'redirect.saved', subjectId: path, words: `Let ${path} lead to ${to}` });
  return { ok: true };
}

/** Removes a redirect. @returns false when there is none */
export async function deleteRedirect(transaction: WriteTransaction, path: string): Promise<boolean> {
  const { numDeletedRows } = await writer(transaction)
    .deleteFrom('redirect')
    .where('path', '=', path)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await raiseContentVersion(transaction);
  await noteActivity(transaction, {
    action: 'redirect.deleted',
    subjectId: path,
    words: `Removed the redirect of ${path}`,
  });
  return true;
}

/** Every redirect, by its path. @param options.after the last path of the part before */
export async function listRedirects(
  store: Store,
  { after = '', limit = 100 }: { after?: string; limit?: number } = {},
): Promise<Redirect[]> {
  const now = store.now().toISOString();
  const rows = await reader(store)
    .selectFrom('redirect')
    .leftJoin('content_publication', (join) =>
      join.onRef('content_publication.content_id', '=', 'redirect.content_id').on((eb) => isVisible(eb, now)),
    )
    .select([
      'redirect.path',
      'redirect.content_id',
      'redirect.target_path',
      'redirect.active_from',
      'content_publication.path as present_path',
    ])
    .where('redirect.path', '>', after)
    .orderBy('redirect.path')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    path: row.path,
    to: (row.content_id === null ? row.target_path : row.present_path) ?? undefined,
    isAutomatic: row.content_id !== null,
    activeFrom: row.active_from,
  }));
}

/** Whether the redirects that the owner wrote lead from one path to another. */
async function leadsBack(transaction: WriteTransaction, from: string, to: string): Promise<boolean> {
  const seen = new Set<string>();
  let path: string | null | undefined = from;
  while (path !== undefined && path !== null && !seen.has(path)) {
    if (path === to) return true;
    seen.add(path);
    const row: { target_path: string | null } | undefined = await writer(transaction)
      .selectFrom('redirect')
      .select('target_path')
      .where('path', '=', path)
      .executeTakeFirst();
    path = row?.target_path;
  }
  return false;
}
