import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { noteKindRead, reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { readBrief, readFields } from '../stored-content.ts';
import type { ContentPublicationTable } from '../tables.ts';

/** Published content, as visitors see it now. */
export interface Published<Fields extends object> {
  id: string;
  slug: string;
  /** Null when it has no page of its own. */
  path: string | null;
  fields: Fields;
  /** Its publish date, yyyy-mm-dd: the one set by the owner, or the day it was first published. */
  day: string;
  /** When this version became visible. ISO 8601, UTC. */
  since: string;
}

/** The last entry of the previous part of a list. */
export interface PublishedCursor {
  sortKey: string;
  id: string;
}

export interface PublishedFilter {
  category?: string | undefined;
  isFeatured?: boolean | undefined;
  /** The id of a tag, picture or other content that it must refer to. */
  shows?: string | undefined;
  except?: string | undefined;
}

export interface PublishedPage<Fields extends object> {
  items: Published<Fields>[];
  /** Start of the next part; undefined at the end. */
  next: PublishedCursor | undefined;
}

const LARGEST_PAGE = 1000;

export async function findPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  slug: string,
): Promise<Published<Public> | undefined> {
  const row = await visible(store, kind).where('slug', '=', slug).executeTakeFirst();
  return row && toPublished(store, kind, row);
}

/** Finds the published ones among some ids, such as the tags of a post. */
export async function findPublishedByIds<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  ids: readonly string[],
): Promise<Map<string, Published<Public>>> {
  if (ids.length === 0) return new Map();
  const rows = await visible(store, kind)
    .where('content_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.content_id, toPublished(store, kind, row)]));
}

/**
 * Lists the published content of a kind, latest first.
 *
 * @param options.limit at most 1000, which is the default
 */
export async function listPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  options: PublishedPart = {},
): Promise<PublishedPage<Public>> {
  const { rows, next } = await findPart(visible(store, kind), options);
  return { items: rows.map((row) => toPublished(store, kind, row)), next };
}

/** Like `listPublished`, with only what lists show: long texts are not read. */
export async function listPublishedBriefs<Brief extends object>(
  store: Store,
  kind: ContentKind<object, object, Brief>,
  options: PublishedPart = {},
): Promise<PublishedPage<Brief>> {
  const { rows, next } = await findPart(visibleBriefs(store, kind), options);
  return { items: await toBriefs(store, kind, rows), next };
}

interface PublishedPart extends PublishedFilter {
  after?: PublishedCursor | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

async function findPart<Row extends PlaceRow>(
  seen: SelectQueryBuilder<Tables, 'content_publication', Row>,
  { after, limit = LARGEST_PAGE, offset = 0, ...filter }: PublishedPart,
): Promise<{ rows: Row[]; next: PublishedCursor | undefined }> {
  const size = Math.min(Math.max(1, Math.trunc(limit)), LARGEST_PAGE);
  const rows = await seen
    .where((eb) => passes(eb, filter))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('sort_key', 'content_id'), '<', eb.tuple(after?.sortKey ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('sort_key', 'desc')
    .orderBy('content_id', 'desc')
    .limit(size + 1)
    .offset(offset)
    .execute();
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > size && last !== undefined ? { sortKey: last.sort_key, id: last.content_id } : undefined,
  };
}

export async function countPublished(store: Store, kind: ContentKind, filter: PublishedFilter = {}): Promise<number> {
  const { count } = await selectVisible(store, kind)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => passes(eb, filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Empty categories are left out. */
export async function countPublishedByCategory(store: Store, kind: ContentKind): Promise<ReadonlyMap<string, number>> {
  const rows = await selectVisible(store, kind)
    .select((eb) => ['category', eb.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
  return new Map(rows.flatMap(({ category, count }) => (category === null ? [] : [[category, count] as const])));
}

export type PublishedPath = Pick<Published<object>, 'since'> & { path: string };

/** Lists the pages of a kind's published content, latest first. */
export async function listPublishedPaths(store: Store, kind: ContentKind): Promise<PublishedPath[]> {
  const rows = await selectVisible(store, kind)
    .select(['path', 'from_at as since'])
    .orderBy('sort_key', 'desc')
    .orderBy('content_id', 'desc')
    .execute();
  return rows.flatMap(({ path, since }) => (path === null ? [] : [{ path, since }]));
}

/** Selects what visitors see of a kind now. */
function selectVisible(store: Store, kind: ContentKind) {
  noteKindRead(store, kind.name);
  const now = store.now().toISOString();
  return reader(store)
    .selectFrom('content_publication')
    .where('kind', '=', kind.name)
    .where((eb) => isVisible(eb, now));
}

function visible(store: Store, kind: ContentKind) {
  return selectVisible(store, kind).select(['content_id', 'slug', 'path', 'fields', 'sort_key', 'from_at']);
}

export function visibleBriefs(store: Store, kind: ContentKind) {
  return selectVisible(store, kind).select(['content_id', 'slug', 'path', 'brief', 'sort_key', 'from_at']);
}

/** For callers that read the rest by id. */
export function visibleIds(store: Store, kind: ContentKind) {
  return selectVisible(store, kind).select(['content_id', 'sort_key']);
}

/** A schedule takes effect by time alone: no job publishes or unpublishes. */
export function isVisible(eb: ExpressionBuilder<Tables, 'content_publication'>, now: string) {
  return eb.and([eb('from_at', '<=', now), eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)])]);
}

/** False for a scheduled publication of content that was deleted before. */
export function everBegins(eb: ExpressionBuilder<Tables, 'content_publication'>) {
  return eb.or([eb('until_at', 'is', null), eb('until_at', '>=', eb.ref('from_at'))]);
}

function passes(eb: ExpressionBuilder<Tables, 'content_publication'>, filter: PublishedFilter) {
  const { category, isFeatured, shows, except } = filter;
  return eb.and([
    ...(except === undefined ? [] : [eb('content_id', '!=', except)]),
    ...(category === undefined ? [] : [eb('category', '=', category)]),
    ...(isFeatured === undefined ? [] : [eb('is_featured', '=', isFeatured ? 1 : 0)]),
    ...(shows === undefined
      ? []
      : [
          eb.exists(
            eb
              .selectFrom('content_reference')
              .select('content_reference.target_id')
              .whereRef('content_reference.content_id', '=', 'content_publication.content_id')
              .whereRef('content_reference.revision', '=', 'content_publication.revision')
              .where('content_reference.target_id', '=', shows),
          ),
        ]),
  ]);
}

function toPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  row: WholeRow,
): Published<Public> {
  return { ...toPlace(row), fields: kind.toPublic(readFields(kind, row, store.log)) };
}

/** Reads rows of `visibleBriefs`. A damaged brief is made again from the fields. */
export async function toBriefs<Brief extends object>(
  store: Store,
  kind: ContentKind<object, object, Brief>,
  rows: readonly BriefRow[],
): Promise<Published<Brief>[]> {
  const briefs = rows.map((row) => readBrief(kind, row));
  const lost = rows.filter((_, place) => briefs[place] === undefined).map(({ content_id: id }) => id);
  const whole = lost.length === 0 ? [] : await visible(store, kind).where('content_id', 'in', lost).execute();
  const made = new Map(whole.map((row) => [row.content_id, kind.toBrief(readFields(kind, row, store.log))]));
  return rows.flatMap((row, place) => {
    const fields = briefs[place] ?? made.get(row.content_id);
    // It may have been unpublished between the two queries.
    return fields ? [{ ...toPlace(row), fields }] : [];
  });
}

type PlaceRow = Pick<ContentPublicationTable, 'content_id' | 'slug' | 'path' | 'sort_key' | 'from_at'>;
type WholeRow = PlaceRow & Pick<ContentPublicationTable, 'fields'>;
type BriefRow = PlaceRow & Pick<ContentPublicationTable, 'brief'>;

function toPlace(row: PlaceRow): Omit<Published<object>, 'fields'> {
  return {
    id: row.content_id,
    slug: row.slug,
    path: row.path,
    day: row.sort_key.slice(0, 10),
    since: row.from_at,
  };
}
