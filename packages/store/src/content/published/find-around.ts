import { sql } from 'kysely';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { findPublishedByIds, isVisible, toBriefs, visibleBriefs, visibleIds } from './read-published.ts';
import type { Published } from './read-published.ts';

/** The way to another thing of the kind. */
export interface PublishedNeighbour {
  path: string;
  title: string;
}

export interface PublishedNeighbours {
  /** The next later one; null for the latest. */
  newer: PublishedNeighbour | null;
  /** The next earlier one; null for the first. */
  older: PublishedNeighbour | null;
}

/** What stands before and after a thing in the list of its kind, as visitors see it at this moment. */
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

/** What is asked of those that are closest to a thing. */
interface Closeness {
  /** Of the thing itself. */
  id: string;
  /** What it shows that counts: the ids of content, the paths of products. */
  shown: readonly string[];
  category: string;
  limit: number;
}

/**
 * Those of a kind that have most in common with a thing, then the latest: something that both show, such as a tag or
 * a product, counts twice as much as the same category.
 */
export async function listClosestPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: ContentKind<Fields, Public>,
  closeness: Closeness,
): Promise<Published<Public>[]> {
  const ids = await findClosest(store, kind, closeness);
  const found = await findPublishedByIds(store, kind, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The same with what lists show of each. */
export async function listClosestBriefs<Brief extends object>(
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
  // Who shows more of it comes first, whatever their categories: of those that show less only as many are looked at as are wanted.
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
      // Written so that no index on the kind is taken: there are few with these references and many of the kind.
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
  // What shows nothing of it comes after whatever does: first of the same category, then the latest of all.
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
