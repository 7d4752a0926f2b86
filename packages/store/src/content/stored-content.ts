import type { Bit, Instant } from '../database/column-types.ts';
import { formatShopTime } from '../shop-day.ts';
import type { StoreLog } from '../store-log.ts';
import { isRecord, readStoredFields } from './content-kind.ts';
import type { ContentKind } from './content-kind.ts';
import { publicationStatus } from './publication-plan.ts';
import type { PublicationStatus } from './publication-plan.ts';
import type { ContentTable } from './tables.ts';

/** A thing as the admin sees it: its latest saved state, whether or not visitors see that. */
export interface Content<Fields extends object> {
  id: string;
  slug: string;
  /** To be named by the next change that is made from this state. */
  revision: number;
  fields: Fields;
  publicationStatus: PublicationStatus;
  /** Whether these fields differ from what visitors see, or will see by the last plan. */
  hasUnpublishedChanges: boolean;
  /** The span in which visitors see it, in whatever state. ISO 8601, UTC, as all instants. */
  publicFrom: string | null;
  publicUntil: string | null;
  /** The day it bears, yyyy-mm-dd: the one written in it, or else that on which visitors first see it, or on which it was made. */
  day: string;
  createdAt: string;
  updatedAt: string;
}

/** What of a row is read to show it, beside its fields or what lists show of them: a text for the search is as long again. */
export const stateColumns = [
  'id',
  'slug',
  'revision',
  'sort_key',
  'has_unpublished_changes',
  'public_from',
  'public_until',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ContentTable)[];
export type StateRow = Pick<ContentTable, (typeof stateColumns)[number]>;
export type ShownContentRow = StateRow & Pick<ContentTable, 'fields'>;

/** A row as the thing it is, at an instant: what is scheduled by then is published. */
export function toContent<Fields extends object>(
  kind: ContentKind<Fields>,
  row: ShownContentRow,
  context: { log: StoreLog; now: Date },
): Content<Fields> {
  return toState(row, readFields(kind, row, context.log), context);
}

/** The same with its fields, or what lists show of them. */
export function toState<Fields extends object>(row: StateRow, fields: Fields, { now }: { now: Date }): Content<Fields> {
  const span = row.public_from === null ? undefined : { from: row.public_from, until: row.public_until };
  return {
    id: row.id,
    slug: row.slug,
    revision: row.revision,
    fields,
    publicationStatus: publicationStatus(span, now.toISOString()),
    hasUnpublishedChanges: row.has_unpublished_changes === 1,
    publicFrom: row.public_from,
    publicUntil: row.public_until,
    day: row.sort_key.slice(0, 10),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/**
 * A state as the columns of a row: itself, and what lists and searches go by.
 *
 * @param since when visitors first saw it, or else when it was made
 */
export function toColumns<Fields extends object>(
  kind: ContentKind<Fields>,
  { fields, slug }: { readonly fields: Fields; readonly slug: string },
  since: Instant,
) {
  // By the shop's calendar and clock: what is shown at nine in the evening bears that day, not the next.
  const shopTime = formatShopTime(new Date(since));
  const day = kind.dayOf(fields) ?? shopTime.slice(0, 10);
  return {
    kind: kind.name,
    slug,
    title: kind.titleOf(fields),
    category: kind.categoryOf(fields),
    status: kind.statusOf(fields),
    is_featured: toBit(kind.isFeatured(fields)),
    // Two of one day stand in the order in which they were made public.
    sort_key: `${day}T${shopTime.slice(11)}${since.slice(19)}`,
    brief: writeBrief(kind, fields),
    fields: JSON.stringify(fields),
  };
}

/** What lists show of a state, as it is kept beside it. */
export function writeBrief<Fields extends object>(kind: ContentKind<Fields>, fields: Fields): string {
  const brief = kind.toBrief(fields);
  return brief === null ? '' : JSON.stringify(brief);
}

/**
 * What lists show of a row; undefined where what is kept is damaged or of another version, and has to be made from the fields.
 * It is not checked any further: the kind made it itself, of checked fields, in the commit that wrote them.
 */
export function readBrief<Brief extends object>(
  { briefFields }: ContentKind<object, object, Brief>,
  { brief }: { brief: string },
): Brief | undefined {
  const kept = parseJson(brief);
  return isRecord(kept) && briefFields.every((field) => Object.hasOwn(kept, field)) ? (kept as Brief) : undefined; // See above.
}

export function toBit(value: boolean): Bit {
  return value ? 1 : 0;
}

/** The fields of a row; those that are damaged hold their defaults, and the log says so. */
export function readFields<Fields extends object>(
  kind: ContentKind<Fields>,
  row: { fields: string },
  log: StoreLog,
): Fields {
  const { fields, damaged } = readStoredFields(kind, parseJson(row.fields));
  if (damaged.length > 0) log.warn('Stored content is damaged; its defaults are used', { kind: kind.name, damaged });
  return fields;
}

/** What a column of JSON holds; undefined when it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
