import { sql } from 'kysely';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { isSlug, nextFreeSlug, slugFrom } from '../slug.ts';
import type { ContentTable } from '../tables.ts';
import type { ContentRefusal } from './change-result.ts';

export type ChosenSlug = { ok: true; slug: string; isChosen: boolean } | ContentRefusal;

/**
 * Returns the slug that the owner wrote. Without one it follows the title, with a number if it is taken, until the first
 * publication; then it stays.
 */
export async function chooseSlug(
  transaction: WriteTransaction,
  kind: ContentKind,
  input: { row: ContentTable | undefined; wanted: string | undefined; title: string },
): Promise<ChosenSlug> {
  const { row, wanted, title } = input;
  const id = row?.id ?? '';
  if (wanted !== undefined && wanted !== row?.slug) {
    if (!isSlug(wanted)) {
      const message = 'Use lowercase letters, numbers and hyphens (max 80)';
      return { ok: false, code: 'invalid', issues: [{ field: 'slug', message }] };
    }
    const takenBy = await findOwnerOfSlug(transaction, kind, wanted, id);
    if (takenBy !== undefined) return { ok: false, code: 'slug-taken', slug: wanted, takenBy };
    return { ok: true, slug: wanted, isChosen: true };
  }
  const isTaken = async (slug: string) => (await findOwnerOfSlug(transaction, kind, slug, id)) !== undefined;
  // Its slug may have been taken while it was deleted.
  if (row !== undefined && row.deleted_at !== null) {
    return { ok: true, slug: await nextFreeSlug(row.slug, isTaken), isChosen: row.is_slug_chosen === 1 };
  }
  const isKept = row !== undefined && (row.is_slug_chosen === 1 || row.first_public_at !== null);
  if (isKept) return { ok: true, slug: row.slug, isChosen: row.is_slug_chosen === 1 };
  return { ok: true, slug: await nextFreeSlug(slugOf(kind, title), isTaken), isChosen: false };
}

/** Makes a slug from a title, whether or not it is free. */
export function slugOf(kind: Pick<ContentKind, 'name'>, title: string): string {
  const made = slugFrom(title);
  return made === '' ? kind.name : made;
}

async function findOwnerOfSlug(
  ...asked: Parameters<typeof ownersOfSlug>
): Promise<{ id: string; title: string } | undefined> {
  const owner = await ownersOfSlug(...asked)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  return owner && { id: owner.id, title: owner.title };
}

/** Selects other content of the kind that has the slug, now or in its publications. */
export function ownersOfSlug(transaction: WriteTransaction, kind: ContentKind, slug: string, exceptId: string) {
  const edited = writer(transaction)
    .selectFrom('content')
    .select(['id', 'title', sql.lit(0).as('place')])
    .where('kind', '=', kind.name)
    .where('slug', '=', slug)
    .where('id', '!=', exceptId)
    .where('deleted_at', 'is', null);
  const now = transaction.now.toISOString();
  const seen = writer(transaction)
    .selectFrom('content_publication')
    .select(['content_id as id', 'title', sql.lit(1).as('place')])
    .where('kind', '=', kind.name)
    .where('slug', '=', slug)
    .where('content_id', '!=', exceptId)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]));
  return edited.unionAll(seen);
}
