import { sql } from 'kysely';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { findPublishedByIds, isVisible, toBriefs, visibleBriefs, visibleIds } from './read-published.ts';
import type { Published } from './read-published.ts';

export interface PublishedNeighbour {
  path: string;
  title: string;
}

export interface PublishedNeighbours {
  newer: PublishedNeighbour | null;
  older: PublishedNeighbour | null;
}

/** Finds the previous and next entries in the list of the kind. */
export async function findPublishedNeighbours(
  store: Store,
  kind: ContentKind,
  { id }: Pick<Published<object>, 'id'>,
): Promise<PublishedNeighbours> {
  const own = await visibleIds(store, kind).where('content_id', '=', id).executeTakeFirst();
  if (own === undefined) return { newer: null, older: null };
  const beside = async (direction: 'newer' | 'older') => {
    const [sign, order] = direction === 'newer' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
    const row = await reader(store)
      .selectFrom('content_publication')
      .select(['path', 'title'])
      .where('kind', '=', kind.name)
      .where((eb) => isVisible(eb, store.now().toISOString()))
      .where((eb) => eb(eb.refTuple('sort_key', 'content_id'), sign, eb.tuple(own.sort_key, own.content_id)))
      .orderBy('sort_key', order)
      .orderBy('content_id', order)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : { path: row.path ?? '', title: row.title };
  };
  return { newer: await beside('newer'), older: await beside('older') };
}

interface Closeness {
  /** The content to compare with; it is left out. */
  id: string;
  /** Its references that count: ids of content, paths of products. */
  shown: readonly string[];
  category: string;
  limit: number;
}

/**
 * Lists related content, most related first, then latest. A common reference, such as a tag or product, counts twice as much as
 * the same category.
 */
export async function listRelatedPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  closeness: Closeness,
): Promise<Published<Public>[]> {
  const ids = await findClosest(store, kind, closeness);
  const found = await findPublishedByIds(store, kind, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Like `listRelatedPublished`, with only what lists show. */
export async function listRelatedBriefs<Brief extends object>(
  store: Store,
  kind: ContentKind<object, object, Brief>,
  closeness: Closeness,
): Promise<Published<Brief>[]> {
  const ids = await findClosest(store, kind, closeness);
  if (ids.length === 0) return [];
  const rows = await visibleBriefs(store, kind).where('content_id', 'in', ids).execute();
  const found = new Map((await toBriefs(store, kind, rows)).map((each) => [each.id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function findClosest(
  store: Store,
  kind: ContentKind,
  { id, shown, category, limit }: Closeness,
): Promise<string[]> {
  const found = new Set<string>();
  // From the most common references down, until there are enough.
  for (let count = new Set(shown).size; count > 0 && found.size < limit; count -= 1) {
    const sharing = reader(store)
      .selectFrom('content_reference')
      .select(['content_id', 'revision'])
      .where('target_id', 'in', shown)
      .where('revision', '>', 0)
      .groupBy(['content_id', 'revision'])
      .having((eb) => eb.fn.countAll(), '=', count)
      .as('sharing');
    const closest = await reader(store)
      .selectFrom(sharing)
      .innerJoin('content_publication', (join) =>
        join
          .onRef('content_publication.content_id', '=', 'sharing.content_id')
          .onRef('content_publication.revision', '=', 'sharing.revision'),
      )
      .select('content_publication.content_id')
      // Written so that the index on the kind isn't used: few rows have these references.
      .where(sql`content_publication.kind || ''`, '=', kind.name)
      .where('content_publication.content_id', '!=', id)
      .where((eb) => isVisible(eb, store.now().toISOString()))
      .orderBy(sql`case when category = ${category} then 1 else 0 end`, 'desc')
      .orderBy('sort_key', 'desc')
      .orderBy('content_publication.content_id', 'desc')
      .limit(limit - found.size)
      .execute();
    for (const { content_id: each } of closest) found.add(each);
  }
  // Then those without common references: first of the same category, then the others.
  for (const isOfCategory of [true, false]) {
    if (found.size >= limit) break;
    let rest = visibleIds(store, kind).orderBy('sort_key', 'desc').orderBy('content_id', 'desc');
    if (isOfCategory) rest = rest.where('category', '=', category);
    const others = await rest
      .where('content_id', 'not in', [id, ...found])
      .limit(limit - found.size)
      .execute();
    for (const { content_id: each } of others) found.add(each);
  }
  return [...found];
}
