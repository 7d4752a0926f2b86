import { reader, writer } from '../../database/handles.ts';
import { rememberUnchanged } from '../../database/remember-unchanged.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { tags } from '../kinds/tag.ts';
import { slugFrom } from '../slug.ts';
import { publish } from '../editing/edit-content.ts';

/**
 * The ids of the tags that are called so, in the same order; one that is not there yet is made. Names that differ in
 * letter case, accents or punctuation alone are one tag. Blank ones are left out.
 */
export async function ensureTags(transaction: WriteTransaction, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const slug = slugFrom(name);
    if (slug === '') continue;
    ids.push((await findTag(transaction, name)) ?? (await makeTag(transaction, name, slug)));
  }
  return [...new Set(ids)];
}

/** The id of the tag that is called so, in whatever letter case, accents or punctuation. */
export async function findTag(transaction: WriteTransaction, name: string): Promise<string | undefined> {
  const known = await writer(transaction)
    .selectFrom('content')
    .select('id')
    .where('kind', '=', tags.name)
    .where('slug', '=', slugFrom(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return known?.id;
}

async function makeTag(transaction: WriteTransaction, name: string, slug: string): Promise<string> {
  const result = await publish(transaction, tags, { from: 0, fields: { name }, slug });
  if (!result.ok) throw new Error(`The tag “${name}” could not be created: ${result.code}`);
  return result.content.id;
}

/** Every tag, by its name. */
export const listTags = rememberUnchanged(async (store): Promise<readonly { id: string; name: string }[]> => {
  const rows = await reader(store)
    .selectFrom('content')
    .select(['id', 'title as name'])
    .where('kind', '=', tags.name)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
});
