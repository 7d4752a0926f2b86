import type { Bit, Instant } from '../database/column-types.ts';
import { formatShopTime } from '../shop-day.ts';
import type { StoreLog } from '../store-log.ts';
import { isRecord, readStoredFields } from './content-kind.ts';
import type { ContentKind } from './content-kind.ts';
import { publicationStatus } from './publication-plan.ts';
import type { PublicationStatus } from './publication-plan.ts';
import type { ContentTable } from './tables.ts';

/** Content as the admin sees it: the latest saved version, published or not. */
export interface Content<Fields extends object> {
  id: string;
  slug: string;
  /** The next change names it, to detect conflicts. */
  revision: number;
  fields: Fields;
  publicationStatus: PublicationStatus;
  /** Whether it differs from what is published or scheduled. */
  hasUnpublishedChanges: boolean;
  /** When visitors see any version of it. ISO 8601, UTC. */
  publicFrom: string | null;
  publicUntil: string | null;
  /** yyyy-mm-dd: the day set by the owner, or else of its first publication, or else of its creation. */
  day: string;
  createdAt: string;
  updatedAt: string;
}

/** Columns to read in addition to the fields or the brief. The text for the search is long, so it is not among them. */
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

export function toContent<Fields extends object>(
  kind: ContentKind<Fields>,
  row: ShownContentRow,
  context: { log: StoreLog; now: Date },
): Content<Fields> {
  return toState(row, readFields(kind, row, context.log), context);
}

/** @param fields the fields, or what lists show of them */
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

/** @param since its first publication, or else its creation */
export function toColumns<Fields extends object>(
  kind: ContentKind<Fields>,
  { fields, slug }: { readonly fields: Fields; readonly slug: string },
  since: Instant,
) {
  // In the shop's time zone: a post published at nine in the evening has that day, not the next.
  const shopTime = formatShopTime(new Date(since));
  const day = kind.dayOf(fields) ?? shopTime.slice(0, 10);
  return {
    kind: kind.name,
    slug,
    title: kind.titleOf(fields),
    category: kind.categoryOf(fields),
    status: kind.statusOf(fields),
    is_featured: toBit(kind.isFeatured(fields)),
    // Within a day, by the time of publication.
    sort_key: `${day}T${shopTime.slice(11)}${since.slice(19)}`,
    brief: writeBrief(kind, fields),
    fields: JSON.stringify(fields),
  };
}

export function writeBrief<Fields extends object>(kind: ContentKind<Fields>, fields: Fields): string {
  const brief = kind.toBrief(fields);
  return brief === null ? '' : JSON.stringify(brief);
}

/**
 * Undefined when the stored brief is damaged or of another version, and must be made from the fields. Not checked further, because
 * it was made from checked fields.
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

/** Damaged fields get their defaults and are logged. */
export function readFields<Fields extends object>(
  kind: ContentKind<Fields>,
  row: { fields: string },
  log: StoreLog,
): Fields {
  const { fields, damaged } = readStoredFields(kind, parseJson(row.fields));
  if (damaged.length > 0) log.warn('Stored content is damaged; its defaults are used', { kind: kind.name, damaged });
  return fields;
}

/** Undefined when it isn't JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
