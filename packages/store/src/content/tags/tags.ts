import { reader, writer } from '../../database/handles.ts';
import { rememberUnchanged } from '../../database/remember-unchanged.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { tags } from '../kinds/tag.ts';
import { slugFrom } from '../slug.ts';
import { publish } from '../editing/edit-content.ts';

/** Returns the ids of tags by name, creating missing ones. Names that differ only in case, accents or punctuation are one tag. */
export async function ensureTags(transaction: WriteTransaction, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const slug = slugFrom(name);
    if (slug === '') continue;
    ids.push((await findTag(transaction, name)) ?? (await makeTag(transaction, name, slug)));
  }
  return [...new Set(ids)];
}

/** Ignores case, accents and punctuation. */
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

export const listTags = rememberUnchanged(async (store): Promise<readonly { id: string; name: string }[]> => {
  const rows = await reader(store)
    .selectFrom('content')
    .select(['id', 'title as name'])
    .where('kind', '=', tags.name)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
});
