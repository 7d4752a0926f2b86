import { noteActivity } from '../../activity/note-activity.ts';
import type { Reader } from '../../database/handles.ts';
import { reader, searchIndex, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { FieldIssue } from '../content-kind.ts';
import { raiseContentVersion } from '../content-version.ts';
import { isVisible } from '../published/read-published.ts';
import { toComposedPath } from './composed-path.ts';
import { LONGEST_CHAIN } from './find-redirect.ts';

export interface Redirect {
  path: string;
  /** Undefined while the content it follows isn't published. */
  to: string | undefined;
  /** Id of the content whose moves it follows. Null for the owner's own redirects. */
  follows: string | null;
  /** ISO 8601, UTC; in the future for a scheduled move. */
  activeFrom: string;
}

export type SaveRedirectResult =
  | { ok: true }
  | { ok: false; code: 'invalid'; issues: FieldIssue[] }
  | { ok: false; code: 'stale' };

/** A path of this site, encoded as browsers send it, without query or fragment. Anything else could end up in a header. */
const sitePath = /^\/(?!\/)(?:(?![?#\\])[!-~])*$/;
const LONGEST_PATH = 500;

function isSitePath(path: string): boolean {
  return path.length <= LONGEST_PATH && sitePath.test(path);
}

function findShapeFault(field: string, path: string, example: string): FieldIssue[] {
  if (isSitePath(path)) return [];
  const isPath = /^\/(?!\/)/.test(path);
  if (isPath && path.length > LONGEST_PATH) return [{ field, message: `Use at most ${LONGEST_PATH} characters` }];
  if (isPath && /[?#]/.test(path)) return [{ field, message: 'Leave out ? or # and everything after it' }];
  return [{ field, message: `Enter a path on your site, e.g. ${example}` }];
}

export interface RedirectEdit {
  readonly path: string;
  readonly to: string;
  /** The edited redirect as it was shown; missing for a new one. */
  readonly shown?: Pick<Redirect, 'path' | 'to'> | undefined;
}

/**
 * Saves a redirect between paths of the site. A page on the path comes first. An automatic redirect becomes the owner's.
 *
 * @returns `stale` when the edited redirect was changed or deleted since
 */
export async function saveRedirect(
  transaction: WriteTransaction,
  { shown, ...edit }: RedirectEdit,
): Promise<SaveRedirectResult> {
  const [path, to] = [toComposedPath(edit.path), toComposedPath(edit.to)];
  if (shown !== undefined && !(await isAsShown(transaction, shown))) return { ok: false, code: 'stale' };
  const shapeIssues = [...findShapeFault('path', path, '/old-page'), ...findShapeFault('to', to, '/new-page')];
  if (shapeIssues.length > 0) return { ok: false, code: 'invalid', issues: shapeIssues };
  const other = shown?.path === path ? undefined : await findRow(transaction, path);
  const taken = other && (other.to === undefined ? 'a page that was moved' : other.to);
  const issues = [
    ...(taken === undefined
      ? []
      : [{ field: 'path', message: `This path already redirects to ${taken}. Change that redirect instead` }]),
    ...(await findChainFault(transaction, { path, to, without: shown?.path })),
  ];
  if (issues.length > 0) return { ok: false, code: 'invalid', issues };
  const database = writer(transaction);
  if (shown !== undefined) await database.deleteFrom('redirect').where('path', '=', shown.path).execute();
  const activeFrom = transaction.now.toISOString();
  await database
    .insertInto('redirect')
    .values({ path, content_id: null, target_path: to, active_from: activeFrom })
    .execute();
  await raiseContentVersion(transaction);
  await noteActivity(transaction, { action: 'redirect.saved', subjectId: path, words: `Redirected ${path} to ${to}` });
  return { ok: true };
}

/** @returns the deleted redirect; undefined when there is none */
export async function deleteRedirect(transaction: WriteTransaction, path: string): Promise<Redirect | undefined> {
  const found = await findRow(transaction, path);
  if (found === undefined) return undefined;
  await writer(transaction).deleteFrom('redirect').where('path', '=', path).execute();
  await raiseContentVersion(transaction);
  await noteActivity(transaction, {
    action: 'redirect.deleted',
    subjectId: path,
    words: `Deleted the redirect from ${path}`,
  });
  return found;
}

/** Undoes a deletion. @returns false when the path has a redirect again, or the content is gone */
export async function restoreRedirect(transaction: WriteTransaction, redirect: Redirect): Promise<boolean> {
  const { path, to, follows, activeFrom } = redirect;
  if ((await findRow(transaction, path)) !== undefined) return false;
  if (follows === null) return to !== undefined && (await saveRedirect(transaction, { path, to })).ok;
  const database = writer(transaction);
  const thing = await database.selectFrom('content').select('id').where('id', '=', follows).executeTakeFirst();
  if (thing === undefined || !isSitePath(path)) return false;
  await database
    .insertInto('redirect')
    .values({ path, content_id: follows, target_path: null, active_from: activeFrom })
    .execute();
  await raiseContentVersion(transaction);
  await noteActivity(transaction, {
    action: 'redirect.saved',
    subjectId: path,
    words: `Restored the redirect from ${path}`,
  });
  return true;
}

export async function findRedirectByPath(store: Store, path: string): Promise<Redirect | undefined> {
  const row = await redirects(reader(store), store.now()).where('redirect.path', '=', path).executeTakeFirst();
  return row && toRedirect(row);
}

/** @param options.text occurs in the path or the target */
export async function listRedirects(
  store: Store,
  { text = '', page = 1, limit = 50 }: { text?: string; page?: number; limit?: number } = {},
): Promise<{ redirects: Redirect[]; count: number; total: number }> {
  const index = searchIndex(store);
  const all = redirects(reader(store), store.now());
  let query = all;
  if (text !== '') {
    query = query.where((eb) =>
      eb.or(
        (['redirect.path', 'redirect.target_path', 'content_publication.path'] as const).map((column) =>
          index.holds(eb.ref(column), text),
        ),
      ),
    );
  }
  const count = await countRedirects(query);
  const rows = await query
    .orderBy('redirect.path')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return { redirects: rows.map(toRedirect), count, total: query === all ? count : await countRedirects(all) };
}

async function countRedirects(query: ReturnType<typeof redirects>): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns those paths that have a page, which comes before a redirect. */
export async function findPathsWithPage(store: Store, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await reader(store)
    .selectFrom('content_publication')
    .select('path')
    .where('path', 'in', paths)
    .where((eb) => isVisible(eb, store.now().toISOString()))
    .execute();
  return new Set(rows.flatMap(({ path }) => path ?? []));
}

/** With the current path of the content they follow. */
function redirects(database: Reader, now: Date) {
  return database
    .selectFrom('redirect')
    .leftJoin('content_publication', (join) =>
      join
        .onRef('content_publication.content_id', '=', 'redirect.content_id')
        .on((eb) => isVisible(eb, now.toISOString())),
    )
    .select([
      'redirect.path',
      'redirect.content_id',
      'redirect.target_path',
      'redirect.active_from',
      'content_publication.path as present_path',
    ]);
}

type RedirectRow = Awaited<ReturnType<ReturnType<typeof redirects>['executeTakeFirstOrThrow']>>;

function toRedirect(row: RedirectRow): Redirect {
  return {
    path: row.path,
    to: (row.content_id === null ? row.target_path : row.present_path) ?? undefined,
    follows: row.content_id,
    activeFrom: row.active_from,
  };
}

async function findRow(transaction: WriteTransaction, path: string): Promise<Redirect | undefined> {
  const row = await redirects(writer(transaction), transaction.now)
    .where('redirect.path', '=', path)
    .executeTakeFirst();
  return row && toRedirect(row);
}

async function isAsShown(transaction: WriteTransaction, { path, to }: Pick<Redirect, 'path' | 'to'>): Promise<boolean> {
  const now = await findRow(transaction, path);
  return now !== undefined && now.to === to;
}

/** Finds a cycle, or a chain that is too long. */
async function findChainFault(
  transaction: WriteTransaction,
  { path, to, without }: { path: string; to: string; without: string | undefined },
): Promise<FieldIssue[]> {
  const seen = new Set([path]);
  for (let next: string | undefined = to; next !== undefined;) {
    if (seen.has(next)) return [{ field: 'to', message: 'This would create a redirect loop' }];
    seen.add(next);
    if (seen.size > LONGEST_CHAIN) {
      return [{ field: 'to', message: `This would make a chain of more than ${LONGEST_CHAIN - 1} redirects` }];
    }
    // oxlint-disable-next-line no-await-in-loop -- each says where the next one is
    next = next === without ? undefined : (await findRow(transaction, next))?.to;
  }
  return [];
}
