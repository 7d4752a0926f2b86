import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { toContent } from '../stored-content.ts';
import type { Content } from '../stored-content.ts';

/** Undefined when it doesn't exist or was deleted. */
export async function findContent<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  id: string,
): Promise<Content<Fields> | undefined> {
  const row = await reader(store)
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind.name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toContent(kind, row, { log: store.log, now: store.now() });
}
