import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

/** Something that shows a medium or bears a tag: as it is saved now, or in a state that visitors see or will see. */
export interface ContentUse {
  id: string;
  /** The name of its kind. */
  kind: string;
  title: string;
}

/** Where something is used, the latest first. */
export async function listUses(store: Store, id: string): Promise<ContentUse[]> {
  return usesOf(reader(store), id, store.now());
}

/** The same within a change, so that nobody uses it between the question and the deed. */
export async function listUsesWithin(transaction: WriteTransaction, id: string): Promise<ContentUse[]> {
  return usesOf(writer(transaction), id, transaction.now);
}

async function usesOf(database: Reader, id: string, now: Date): Promise<ContentUse[]> {
  return database
    .selectFrom('content')
    .select(['content.id', 'content.kind', 'content.title'])
    .where('content.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_reference')
          .leftJoin('content_publication', (join) =>
            join
              .onRef('content_publication.content_id', '=', 'content_reference.content_id')
              .onRef('content_publication.revision', '=', 'content_reference.revision'),
          )
          .select('content_reference.target_id')
          .whereRef('content_reference.content_id', '=', 'content.id')
          .where('content_reference.target_id', '=', id)
          .where((inner) =>
            inner.or([
              inner('content_reference.revision', '=', 0),
              inner('content_publication.until_at', 'is', null),
              inner('content_publication.until_at', '>', now.toISOString()),
            ]),
          ),
      ),
    )
    .orderBy('content.sort_key', 'desc')
    .orderBy('content.id')
    .execute();
}
