import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

/** Something that shows a medium or bears a tag: as it is saved now, or in a state that visitors see or will see. */
export interface ContentUse {
  id: string;
  /** The name of its kind; that of a group of settings begins with `settings-`. */
  kind: string;
  title: string;
  /** In which of its states: the one that is saved, the one that visitors see now, one that is planned. */
  states: UseState[];
}

export type UseState = 'saved' | 'shown' | 'planned';

/**
 * Where something is used, the latest first. States that visitors saw in the past do not count: whoever goes back to one is
 * told of what is gone when it is published.
 */
export async function listUses(store: Store, id: string): Promise<ContentUse[]> {
  return usesOf(reader(store), id, store.now());
}

/** The same within a change, so that no one uses it between the question and the deed. */
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
