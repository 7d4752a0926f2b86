import type { Reader } from '../database/handles.ts';
import type { StoreLog } from '../store-log.ts';
import type { ContentKind } from './content-kind.ts';
import { replayChanges } from './field-changes.ts';
import { parseJson, readFields } from './stored-content.ts';

/** Content after one of its changes. */
export interface ContentState<Fields extends object> {
  slug: string;
  fields: Fields;
}

/**
 * Rebuilds a revision from the changes; undefined when it never existed or was thinned out (`thin-history.ts`).
 *
 * @param of.isNear returns the revision before instead of a thinned-out one
 */
export async function stateAt<Fields extends object>(
  database: Reader,
  kind: ContentKind<Fields>,
  { id, revision, log, isNear = false }: { id: string; revision: number; log: StoreLog; isNear?: boolean },
): Promise<ContentState<Fields> | undefined> {
  const rows = await database
    .selectFrom('content_change')
    .innerJoin('content', 'content.id', 'content_change.content_id')
    .select(['content_change.revision', 'content_change.fields', 'content.revision as latest'])
    .where('content_change.content_id', '=', id)
    .where('content.kind', '=', kind.name)
    .where('content_change.revision', '<=', revision)
    .orderBy('content_change.revision')
    .execute();
  const last = rows.at(-1);
  if (last === undefined || (isNear ? revision > last.latest : revision !== last.revision)) return undefined;
  const { slug, ...fields } = replayChanges(rows.map((row) => Object(parseJson(row.fields))));
  return { slug: String(slug), fields: readFields(kind, { fields: JSON.stringify(fields) }, log) };
}
