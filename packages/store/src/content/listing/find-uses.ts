import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

/** Content that refers to a picture or tag, in its saved, published or scheduled version. */
export interface ContentUse {
  id: string;
  /** Settings begin with `settings-`. */
  kind: string;
  title: string;
  states: UseState[];
}

export type UseState = 'saved' | 'shown' | 'planned';

/** Lists uses, latest first. Past versions don't count: publishing one again checks its references. */
export async function listUses(store: Store, id: string): Promise<ContentUse[]> {
  return usesOf(reader(store), id, store.now());
}

/** Like `listUses`, within a change, so that no use can be added in between. */
export async function listUsesWithin(transaction: WriteTransaction, id: string): Promise<ContentUse[]> {
  return usesOf(writer(transaction), id, transaction.now);
}

async function usesOf(database: Reader, id: string, at: Date): Promise<ContentUse[]> {
  const now = at.toISOString();
  const rows = await database
    .selectFrom('content_reference')
    .innerJoin('content', 'content.id', 'content_reference.content_id')
    .leftJoin('content_publication', (join) =>
      join
        .onRef('content_publication.content_id', '=', 'content_reference.content_id')
        .onRef('content_publication.revision', '=', 'content_reference.revision'),
    )
    .select([
      'content.id',
      'content.kind',
      'content.title',
      'content_reference.revision',
      'content_publication.from_at as from',
    ])
    .where('content_reference.target_id', '=', id)
    .where('content.id', '!=', id)
    .where('content.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('content_reference.revision', '=', 0),
        eb('content_publication.until_at', 'is', null),
        eb('content_publication.until_at', '>', now),
      ]),
    )
    .orderBy('content.sort_key', 'desc')
    .orderBy('content.id')
    .orderBy('content_reference.revision')
    .execute();
  const uses = new Map<string, ContentUse>();
  for (const { revision, from, ...thing } of rows) {
    const use = uses.get(thing.id) ?? { ...thing, states: [] };
    uses.set(thing.id, use);
    use.states.push(stateOf(revision, from, now));
  }
  return [...uses.values()];
}

function stateOf(revision: number, from: string | null, now: string): UseState {
  if (revision === 0) return 'saved';
  return (from ?? '') <= now ? 'shown' : 'planned';
}
