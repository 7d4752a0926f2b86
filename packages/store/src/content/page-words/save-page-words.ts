import { reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { changeContent } from '../editing/change-content.ts';
import type { ContentResult } from '../editing/change-result.ts';
import { findContent } from '../listing/find-content.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { planPublication } from '../publication-plan.ts';
import { readFields } from '../stored-content.ts';
import { listMovedPaths } from '../redirects/list-moved-paths.ts';
import { hasItsOwnWords, pageWords, toPageWordsId, type PageWords } from './page-words.ts';

/** Revision 0: nothing was saved. */
export interface EditedPageWords extends PageWords {
  readonly revision: number;
}

/** By path; those of a moved page under both paths. */
export async function listPageWords(store: Store): Promise<ReadonlyMap<string, EditedPageWords>> {
  const rows = await reader(store)
    .selectFrom('content')
    .select(['revision', 'fields'])
    .where('kind', '=', pageWords.name)
    .where('deleted_at', 'is', null)
    .execute();
  const said = new Map(
    rows.map((row) => {
      const fields = readFields(pageWords, row, store.log);
      return [fields.path, { revision: row.revision, ...fields }];
    }),
  );
  for (const former of await listMovedPaths(store, [...said.keys()])) {
    // oxlint-disable-next-line no-await-in-loop -- few pages ever move
    const path = await findRedirect(store, former);
    const words = said.get(former);
    if (path !== undefined && words !== undefined && !said.has(path)) said.set(path, { ...words, path, revision: 0 });
  }
  return said;
}

/** A moved page has what was saved for its former path, at revision 0. */
export async function findEditedPageWords(store: Store, path: string): Promise<EditedPageWords> {
  const found = await findContent(store, pageWords, toPageWordsId(path));
  if (found !== undefined) return { ...found.fields, revision: found.revision };
  return (await listPageWords(store)).get(path) ?? { ...pageWords.empty, path, revision: 0 };
}

/** Saves a page's title and description. Empty means the page's own. Rejected for a page that is edited itself. */
export async function savePageWords(
  transaction: WriteTransaction,
  { path, from, words }: { path: string; from: number; words: Pick<PageWords, 'title' | 'description'> },
): Promise<ContentResult<PageWords>> {
  if (hasItsOwnWords(path)) return { ok: false, code: 'not-found' };
  return changeContent(transaction, pageWords, {
    ...targetOf(path, from),
    fields: { ...words, path },
    action: 'published',
    verb: 'Changed',
    plan: (open, { revision, now }) => planPublication(open, { revision, from: now }, now),
  });
}

/** Sets which SEO checks are muted for a page. */
export async function muteChecks(
  transaction: WriteTransaction,
  { revision: from, ...fields }: EditedPageWords,
): Promise<ContentResult<PageWords>> {
  return changeContent(transaction, pageWords, {
    ...targetOf(fields.path, from),
    fields,
    action: 'saved',
    verb: 'Muted or unmuted a check in',
  });
}

function targetOf(path: string, from: number) {
  const id = toPageWordsId(path);
  return from === 0 ? { from, idWhenNew: id } : { from, id };
}
