import { upperFirst } from '@showroom/catalog-data/first-letter';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind, FieldIssue } from '../content-kind.ts';
import { findMediaIds, findMediumInText } from '../media-ids.ts';

const MOST_NAMED = 3;

interface NewState<Fields> {
  /** What is saved so far; undefined when an earlier version is restored. */
  before: Fields | undefined;
  fields: Fields;
  isPublishing: boolean;
}

/**
 * Finds references to content that no longer exists, by field. Missing pictures prevent publishing but not saving. Other missing
 * content counts only when the reference is new, so that its deletion prevents neither edits nor a return to an older version.
 */
export async function findMissingReferences<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { before, fields, isPublishing }: NewState<Fields>,
): Promise<FieldIssue[]> {
  const known = new Set(before === undefined ? [] : Object.values(kind.referencesOf(before)).flat());
  const pictures = new Set(findMediaIds(fields));
  const isAsked = (id: string) => (pictures.has(id) ? isPublishing : before !== undefined && !known.has(id));
  const asked = Object.entries(kind.referencesOf(fields)).flatMap(([field, ids]) =>
    ids.filter(isAsked).map((id) => ({ field, id })),
  );
  if (asked.length === 0) return [];
  const rows = await writer(transaction)
    .selectFrom('content')
    .select(['id', 'title', 'deleted_at'])
    .where('id', 'in', [...new Set(asked.map(({ id }) => id))])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = asked.filter(({ id }) => found.get(id)?.deleted_at !== null);
  const values = new Map<string, unknown>(Object.entries(fields));
  return [...new Set(missing.map(({ field }) => field))].map((field) => {
    const ids = missing.filter((each) => each.field === field).map(({ id }) => id);
    const names = ids
      .slice(0, MOST_NAMED)
      .map((id) => describeTarget(id, { title: found.get(id)?.title, value: values.get(field) }));
    const more = ids.length > names.length ? ` and ${ids.length - names.length} more` : '';
    const verb = ids.length === 1 ? 'is' : 'are';
    return { field, message: upperFirst(`${names.join(', ')}${more} ${verb} no longer available`) };
  });
}

/** Names a target by its last title, or by its URL and alt text in a text. */
function describeTarget(id: string, { title, value }: { title: string | undefined; value: unknown }): string {
  const place = typeof value === 'string' ? findMediumInText(value, id) : undefined;
  if (title === undefined && place === undefined) return 'one of these';
  const name = title === undefined ? `the image ${place?.address}` : `“${title}”`;
  return place === undefined || place.alt === '' || place.alt === title ? name : `${name} (“${place.alt}”)`;
}
