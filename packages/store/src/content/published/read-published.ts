import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { noteKindRead, reader } from '../../database/handles.ts';
import { fixedLimit, QueryShapes } from '../../database/query-shapes.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { readBrief, readFields } from '../stored-content.ts';
import type { ContentPublicationTable } from '../tables.ts';

/** A thing as visitors see it at this moment. */
export interface Published<Fields extends object> {
  id: string;
  slug: string;
  /** Where it stands; null when it has no page of its own. */
  path: string | null;
  fields: Fields;
  /** The day it bears, yyyy-mm-dd: the one written in it, or else that on which visitors first saw it. */
  day: string;
  /** Since when this state of it is seen. ISO 8601, UTC. */
  since: string;
}

/** Where a list goes on: the last thing of the part before. */
export interface PublishedCursor {
  sortKey: string;
  id: string;
}

export interface PublishedFilter {
  category?: string | undefined;
  isFeatured?: boolean | undefined;
  /** The id of a tag, or of anything else that is to be shown in it. */
  shows?: string | undefined;
  /** The id of one that is left out. */
  except?: string | undefined;
}

export interface PublishedPage<Fields extends object> {
  items: Published<Fields>[];
  /** Where the next part begins; undefined at the end. */
  next: PublishedCursor | undefined;
}

const LARGEST_PAGE = 1000;

/** What visitors find under a slug at this moment, or undefined. */
export async function findPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  slug: string,
): Promise<Published<Public> | undefined> {
  const row = await visible(store, kind).where('slug', '=', slug).executeTakeFirst();
  return row && toPublished(store, kind, row);
}

/** Those of some things, by id, that visitors see at this moment, in no order: the tags of a post, the media of a page. */
export async function findPublishedByIds<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  ids: readonly string[],
): Promise<Map<string, Published<Public>>> {
  if (ids.length === 0) return new Map();
  const values = { ...seenNow(store, kind), ids: [...new Set(ids)] };
  const rows = await chosenByIds.run(reader(store), { shape: '', values }, (asked) =>
    selectWhole(store, asked).where('content_id', 'in', asked.ids),
  );
  return new Map(rows.map((row) => [row.content_id, toPublished(store, kind, row)]));
}

/** Every page that shows pictures asks. */
const chosenByIds = new QueryShapes<Readonly<SeenKind & { ids: readonly string[] }>, WholeRow>();

/**
 * What visitors see of a kind at this moment, the latest day first.
 *
 * @param options.limit at most 1000, which is also what is given unless asked otherwise
 * @param options.offset leaves out so many of the latest
 */
export async function listPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  options: PublishedPart = {},
): Promise<PublishedPage<Public>> {
  const { rows, next } = await findPart(store, kind, wholeParts, options);
  return { items: rows.map((row) => toPublished(store, kind, row)), next };
}

/** The same with what lists show of each, and no more: of a kind with long texts, without reading those. */
export async function listPublishedBriefs<Brief extends object>(
  store: Store,
  kind: ContentKind<object, object, Brief>,
  options: PublishedPart = {},
): Promise<PublishedPage<Brief>> {
  const { rows, next } = await findPart(store, kind, briefParts, options);
  return { items: await toBriefs(store, kind, rows), next };
}

/** A part of a list: which of it, from where on, and how many. */
interface PublishedPart extends PublishedFilter {
  after?: PublishedCursor | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** What a part of a list is asked for with. */
type PartValues = Readonly<
  Record<'kind' | 'now', string> &
    Record<'category' | 'shows' | 'except' | 'afterSortKey' | 'afterId', string | undefined> &
    Record<'offset', number | undefined>
>;

/** What is read of each of a part, and the queries for it. */
interface PartOf<Row> {
  readonly select: (store: Store, asked: PartValues) => SelectQueryBuilder<Tables, 'content_publication', Row>;
  readonly shapes: QueryShapes<PartValues, Row>;
}

const wholeParts: PartOf<WholeRow> = { select: selectWhole, shapes: new QueryShapes() };
const briefParts: PartOf<BriefRow> = { select: selectBriefs, shapes: new QueryShapes() };

async function findPart<Row extends PlaceRow>(
  store: Store,
  kind: ContentKind,
  { select, shapes }: PartOf<Row>,
  options: PublishedPart,
): Promise<{ rows: Row[]; next: PublishedCursor | undefined }> {
  const { after, limit = LARGEST_PAGE, offset, isFeatured, category, shows, except } = options;
  const size = Math.min(Math.max(1, Math.trunc(limit)), LARGEST_PAGE);
  const cursor = { afterSortKey: after?.sortKey, afterId: after?.id };
  const values = {
    ...seenNow(store, kind),
    category,
    shows,
    except,
    ...cursor,
    offset: offset === 0 ? undefined : offset,
  };
  const rows = await shapes.run(reader(store), { shape: `${isFeatured} ${size}`, values }, (asked) => {
    const { afterSortKey, afterId } = asked;
    const first = select(store, asked)
      .where((eb) => passes(eb, { ...asked, isFeatured }))
      .orderBy('sort_key', 'desc')
      .orderBy('content_id', 'desc')
      .limit(fixedLimit(size + 1));
    const query = asked.offset === undefined ? first : first.offset(asked.offset);
    if (afterSortKey === undefined || afterId === undefined) return query;
    return query.where((eb) => eb(eb.refTuple('sort_key', 'content_id'), '<', eb.tuple(afterSortKey, afterId)));
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > size && last !== undefined ? { sortKey: last.sort_key, id: last.content_id } : undefined,
  };
}

/** How many of a kind visitors see at this moment. */
export async function countPublished(store: Store, kind: ContentKind, filter: PublishedFilter = {}): Promise<number> {
  noteKindRead(store, kind.name);
  const now = store.now().toISOString();
  const { count } = await reader(store)
    .selectFrom('content_publication')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind.name)
    .where((eb) => isVisible(eb, now))
    .where((eb) => passes(eb, filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of a kind visitors see at this moment in each category; one in which there is nothing is left out. */
export async function countPublishedByCategory(store: Store, kind: ContentKind): Promise<ReadonlyMap<string, number>> {
  noteKindRead(store, kind.name);
  const now = store.now().toISOString();
  const rows = await reader(store)
    .selectFrom('content_publication')
    .select((eb) => ['category', eb.fn.countAll<number>().as('count')])
    .where('kind', '=', kind.name)
    .where((eb) => isVisible(eb, now))
    .groupBy('category')
    .execute();
  return new Map(rows.flatMap(({ category, count }) => (category === null ? [] : [[category, count] as const])));
}

/** Where something of a kind stands, and since when it is seen as it is. */
export type PublishedPath = Pick<Published<object>, 'since'> & { path: string };

/** The page of each thing of a kind that visitors see at this moment, the latest day first; those without a page left out. */
export async function listPublishedPaths(store: Store, kind: ContentKind): Promise<PublishedPath[]> {
  noteKindRead(store, kind.name);
  const now = store.now().toISOString();
  const rows = await reader(store)
    .selectFrom('content_publication')
    .select(['path', 'from_at as since'])
    .where('kind', '=', kind.name)
    .where((eb) => isVisible(eb, now))
    .orderBy('sort_key', 'desc')
    .orderBy('content_id', 'desc')
    .execute();
  return rows.flatMap(({ path, since }) => (path === null ? [] : [{ path, since }]));
}

/** A query for what visitors see of a kind at this moment. */
function visible(store: Store, kind: ContentKind) {
  return selectWhole(store, seenNow(store, kind));
}

/** The same for what lists show of it. */
export function visibleBriefs(store: Store, kind: ContentKind) {
  return selectBriefs(store, seenNow(store, kind));
}

/** The same for who looks up the rest by ids. */
export function visibleIds(store: Store, kind: ContentKind) {
  return selectVisible(store, seenNow(store, kind)).select(['content_id', 'sort_key']);
}

/** A kind, and the instant at which it is seen. */
type SeenKind = Pick<PartValues, 'kind' | 'now'>;

/** That of a page that is drawn now, which shows the kind. */
function seenNow(store: Store, kind: ContentKind): SeenKind {
  noteKindRead(store, kind.name);
  return { kind: kind.name, now: store.now().toISOString() };
}

function selectWhole(store: Store, seen: SeenKind) {
  return selectVisible(store, seen).select(['content_id', 'slug', 'path', 'fields', 'sort_key', 'from_at']);
}

function selectBriefs(store: Store, seen: SeenKind) {
  return selectVisible(store, seen).select(['content_id', 'slug', 'path', 'brief', 'sort_key', 'from_at']);
}

function selectVisible(store: Store, { kind, now }: SeenKind) {
  return reader(store)
    .selectFrom('content_publication')
    .where('kind', '=', kind)
    .where((eb) => isVisible(eb, now));
}

/** Visible at an instant: nothing has to happen for it to begin or to end. */
export function isVisible(eb: ExpressionBuilder<Tables, 'content_publication'>, now: string) {
  return eb.and([eb('from_at', '<=', now), eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)])]);
}

/** False for what was planned of a thing that was deleted before its day. */
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

/** A row of `visible` as the thing it is. */
function toPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  row: WholeRow,
): Published<Public> {
  return { ...toPlace(row), fields: kind.toPublic(readFields(kind, row, store.log)) };
}

/** Rows of `visibleBriefs` as the things they are, in their order. */
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
    // One that ended between the two questions is not seen any more.
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
