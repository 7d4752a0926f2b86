import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { reader, searchIndex } from '../../database/handles.ts';
import { rememberUnchanged } from '../../database/remember-unchanged.ts';
import type { Tables } from '../../database/schema.ts';
import { foldForSearch } from '../../search/search-words.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import type { PublicationStatus } from '../publication-plan.ts';
import { readBrief, stateColumns, toContent, toState } from '../stored-content.ts';
import type { Content, ShownContentRow, StateRow } from '../stored-content.ts';
import type { ContentTable } from '../tables.ts';
import { isUsed } from './is-used.ts';
import { sumViews, tallyColumns, toTally, type Tally, type TallyRow } from './tally.ts';

/** Missing parts don't filter. */
export interface ContentFilter {
  /** Words that must all occur in the title or the other searched fields. */
  query?: string | undefined;
  publicationStatus?: PublicationStatus | undefined;
  category?: string | undefined;
  /** The kind's own status: of a product's stock or a project. */
  status?: string | undefined;
  isFeatured?: boolean | undefined;
  /** Only what isn't used by any saved, published or scheduled version. */
  isUnused?: boolean | undefined;
}

/** The last entry of the previous part of a list. */
export interface ContentCursor {
  sortKey: string;
  id: string;
}

export interface ContentPage<Fields extends object> {
  items: Content<Fields>[];
  /** Start of the next part; undefined at the end. */
  next: ContentCursor | undefined;
}

export type ContentSortKey =
  | 'day'
  | 'made'
  | 'title'
  | 'category'
  | 'publication'
  | 'person'
  | 'price'
  | 'quantity'
  /** Only for kinds whose pages are in one folder. */
  | 'views';

export interface ContentOrder {
  readonly by: ContentSortKey;
  readonly isDescending: boolean;
}

const CONTENT_PER_PAGE = 24;
const LARGEST_PAGE = 100;

/**
 * Lists the latest saved versions of a kind, by default latest day first. Entries without a value for the sort come last; equal
 * ones are sorted by day.
 *
 * @param options.after only for the default order
 */
export async function listContent<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  options: ContentFilter & {
    after?: ContentCursor | undefined;
    limit?: number | undefined;
    order?: ContentOrder | undefined;
  } = {},
): Promise<ContentPage<Fields>> {
  const { after, limit = CONTENT_PER_PAGE } = options;
  const size = Math.min(Math.max(1, Math.trunc(limit)), LARGEST_PAGE);
  const choice = { ...options, order: options.order ?? LATEST_FIRST, now: store.now().toISOString() };
  let query = chooseIds(store, kind, choice).limit(size + 1);
  if (after !== undefined) {
    query = query.where((eb) => eb(eb.refTuple('sort_key', 'id'), '<', eb.tuple(after.sortKey, after.id)));
  }
  const rows = await findRows(store, toIds(await query.execute()));
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: toItems(store, kind, shown),
    next: rows.length > size && last !== undefined ? { sortKey: last.sort_key, id: last.id } : undefined,
  };
}

export interface NumberedContentPage<Item> {
  items: Item[];
  found: number;
  /** From 1. The last page, if a later one was asked for. */
  page: number;
  pageCount: number;
}

type PageOptions = ContentFilter & { page: number; perPage: number; order?: ContentOrder | undefined };

export async function findContentPage<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  asked: PageOptions,
): Promise<NumberedContentPage<Content<Fields>>> {
  const { rows, ...page } = await findPage(store, kind, selectWhole, asked);
  return { items: toItems(store, kind, rows), ...page };
}

/** Like `findContentPage`, with views and comments, but with only what lists show: long texts are not read. */
export async function findBriefPage<Brief extends object>(
  store: Store,
  kind: ContentKind<object, object, Brief>,
  asked: PageOptions,
): Promise<NumberedContentPage<Content<Brief> & Tally>> {
  const { rows, ...page } = await findPage(store, kind, selectBrief, asked);
  return { items: await toBriefs(store, kind, rows), ...page };
}

type SelectColumns<Row> = (
  query: SelectQueryBuilder<Tables, 'content', object>,
  kind: ContentKind,
) => SelectQueryBuilder<Tables, 'content', Row>;

const selectWhole: SelectColumns<ShownContentRow> = (query) => query.select([...stateColumns, 'fields']);
const selectBrief: SelectColumns<BriefRow> = (query, kind) =>
  query.select([...stateColumns, 'brief']).select((eb) => tallyColumns(eb, kind));

async function findPage<Row extends { id: string }>(
  store: Store,
  kind: ContentKind,
  select: SelectColumns<Row>,
  options: PageOptions,
) {
  const { page: asked, perPage, order = LATEST_FIRST, ...filter } = options;
  const place = (found: number) => {
    const pageCount = Math.max(1, Math.ceil(found / perPage));
    const page = Math.min(Math.max(1, asked), pageCount);
    return { found, page, pageCount, offset: (page - 1) * perPage };
  };
  const now = store.now().toISOString();
  if ((filter.query ?? '').trim() !== '') {
    // A search reads every text, so it is done once for both the count and the page.
    const all = toIds(await chooseIds(store, kind, { ...filter, order, now }).execute());
    const { offset, ...placed } = place(all.length);
    const ids = all.slice(offset, offset + perPage);
    const rows = ids.length === 0 ? [] : await select(selectByIds(store, ids), kind).execute();
    return { rows: inOrder(ids, rows), ...placed };
  }
  const { offset, ...placed } = place(await countContent(store, kind, filter));
  const chosen = { ...filter, order, now };
  const ids = chooseIds(store, kind, chosen)
    // Literals, and no offset on the first page: with parameters, PostgreSQL plans the statement every time.
    .limit(sql.lit(perPage))
    .$if(offset > 0, (query) => query.offset(offset));
  const rows = await select(sort(selectByIds(store, ids), kind, chosen), kind).execute();
  return { rows, ...placed };
}

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

type Choice = ContentFilter & { readonly order: ContentOrder; readonly now: string };

/** Selects ids only, so that sorting doesn't read long rows. */
function chooseIds(store: Store, kind: ContentKind, choice: Choice) {
  const query = reader(store)
    .selectFrom('content')
    .select('id')
    .where((eb) => isListed(eb, store, kind, choice));
  return sort(query, kind, choice);
}

function sort<Row>(
  unsorted: SelectQueryBuilder<Tables, 'content', Row>,
  kind: ContentKind,
  { order, now }: Pick<Choice, 'order' | 'now'>,
) {
  const { by } = order;
  const direction = order.isDescending ? 'desc' : 'asc';
  let query = unsorted;
  if (by === 'publication') {
    query = query.orderBy((eb) => rankPublication(eb, now), direction);
  } else if (by === 'views') {
    query = query.orderBy((eb) => sumViews(eb, kind), direction);
  } else if (by === 'price' || by === 'quantity' || by === 'person') {
    query = query.orderBy(sortColumns[by], (column) => column[direction]().nullsLast());
  } else if (by !== 'day') query = query.orderBy(sortColumns[by], direction);
  // Equal entries follow the direction only when sorting by time.
  const isTime = by === 'day' || by === 'made';
  return query.orderBy('sort_key', isTime ? direction : 'desc').orderBy('id', isTime ? direction : 'desc');
}

function toItems<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  rows: readonly ShownContentRow[],
): Content<Fields>[] {
  const context = { log: store.log, now: store.now() };
  return rows.map((row) => toContent(kind, row, context));
}

type BriefRow = StateRow & Pick<ContentTable, 'brief'> & TallyRow;

const LATEST_FIRST: ContentOrder = { by: 'day', isDescending: true };

const sortColumns = {
  made: 'created_at',
  title: 'sort_title',
  category: 'category',
  person: 'sort_person',
  price: 'price_cents',
  quantity: 'quantity',
} as const;

/** Published, then scheduled, then drafts. */
function rankPublication(eb: ExpressionBuilder<Tables, 'content'>, now: string) {
  return eb
    .case()
    .when(isPublic(eb, now))
    .then(sql.lit(0))
    .when('public_from', '>', now)
    .then(sql.lit(1))
    .else(sql.lit(2))
    .end();
}

async function findRows(store: Store, ids: readonly string[]): Promise<ShownContentRow[]> {
  if (ids.length === 0) return [];
  return inOrder(
    ids,
    await selectByIds(store, ids)
      .select([...stateColumns, 'fields'])
      .execute(),
  );
}

async function toBriefs<Brief extends object>(
  store: Store,
  kind: ContentKind<object, object, Brief>,
  rows: readonly BriefRow[],
): Promise<(Content<Brief> & Tally)[]> {
  const kept = rows.map((row) => ({ row, brief: readBrief(kind, row) }));
  const lost = kept.flatMap(({ row, brief }) => (brief === undefined ? [row.id] : []));
  const whole = toItems(store, kind, await findRows(store, lost));
  const made = new Map(whole.map(({ id, fields }) => [id, kind.toBrief(fields)]));
  return kept.flatMap(({ row, brief = made.get(row.id) }) => {
    return brief ? [{ ...toState(row, brief, { now: store.now() }), ...toTally(row) }] : [];
  });
}

/** @param ids a list or a subquery */
function selectByIds(store: Store, ids: readonly string[] | ReturnType<typeof chooseIds>) {
  return reader(store).selectFrom('content').where('id', 'in', ids);
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countContent(
  store: Store,
  kind: Pick<ContentKind, 'name'>,
  filter: ContentFilter = {},
): Promise<number> {
  const isOfAll = Object.values(filter).every((part) => part === undefined || part === '');
  if (isOfAll) return (await countAllKinds(store)).get(kind.name) ?? 0;
  const { count } = await reader(store)
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => isListed(eb, store, kind, { ...filter, now: store.now().toISOString() }))
    .executeTakeFirstOrThrow();
  return count;
}

/** Cached, because every page of the admin shows these counts. */
const countAllKinds = rememberUnchanged(async (store): Promise<ReadonlyMap<string, number>> => {
  const rows = await reader(store)
    .selectFrom('content')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
});

export interface ContentCounts {
  total: number;
  byPublicationStatus: Record<PublicationStatus, number>;
  /** By the kind's own status, without zeros. */
  byStatus: Readonly<Record<string, number>>;
}

export async function countContentByStatus(store: Store, kind: ContentKind): Promise<ContentCounts> {
  const now = store.now().toISOString();
  const rows = await reader(store)
    .selectFrom('content')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere((inner) => isPublic(inner, now))
        .as('published'),
      eb.fn.countAll<number>().filterWhere('public_from', '>', now).as('scheduled'),
    ])
    .where('kind', '=', kind.name)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  const counts = { total: 0, byPublicationStatus: { draft: 0, scheduled: 0, published: 0 } };
  const byStatus: Record<string, number> = {};
  for (const { status, total, published, scheduled } of rows) {
    counts.total += total;
    counts.byPublicationStatus.published += published;
    counts.byPublicationStatus.scheduled += scheduled;
    counts.byPublicationStatus.draft += total - published - scheduled;
    if (status !== null) byStatus[status] = total;
  }
  return { ...counts, byStatus };
}

function isListed(
  eb: ExpressionBuilder<Tables, 'content'>,
  store: Store,
  kind: Pick<ContentKind, 'name'>,
  { now, ...filter }: ContentFilter & Pick<Choice, 'now'>,
) {
  const index = searchIndex(store);
  const { query = '', publicationStatus, category, status, isFeatured, isUnused } = filter;
  const conditions: Expression<SqlBool>[] = [eb('kind', '=', kind.name), eb('deleted_at', 'is', null)];
  for (const word of foldForSearch(query)
    .split(' ')
    .filter((part) => part !== '')) {
    conditions.push(index.holds(eb.ref('search_text'), word, { isFolded: true }));
  }
  if (publicationStatus === 'published') conditions.push(isPublic(eb, now));
  if (publicationStatus === 'scheduled') conditions.push(eb('public_from', '>', now));
  if (publicationStatus === 'draft') {
    conditions.push(eb.or([eb('public_from', 'is', null), eb('public_until', '<=', now)]));
  }
  if (category !== undefined) conditions.push(eb('category', '=', category));
  if (status !== undefined) conditions.push(eb('status', '=', status));
  if (isFeatured !== undefined) conditions.push(eb('is_featured', '=', isFeatured ? 1 : 0));
  if (isUnused === true) conditions.push(eb.not(isUsed(eb, now)));
  return eb.and(conditions);
}

function isPublic(eb: ExpressionBuilder<Tables, 'content'>, now: string) {
  return eb.and([eb('public_from', '<=', now), eb.or([eb('public_until', 'is', null), eb('public_until', '>', now)])]);
}
