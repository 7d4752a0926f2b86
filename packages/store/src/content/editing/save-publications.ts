import { writer } from '../../database/handles.ts';
import type { Instant } from '../../database/column-types.ts';
import { pipelineWrite } from '../../database/pipeline-write.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { PublicPeriod } from '../publication-plan.ts';
import type { ContentPublicationTable, ContentTable } from '../tables.ts';
import { actorColumns } from './change-result.ts';

/** What is or will be published. */
export type OpenPublication = PublicPeriod & Pick<ContentPublicationTable, 'slug' | 'path' | 'fields'>;

/** Earliest first. */
export async function listOpenPublications(
  transaction: WriteTransaction,
  contentId: string,
  now: Instant,
): Promise<OpenPublication[]> {
  return writer(transaction)
    .selectFrom('content_publication')
    .select(['revision', 'from_at as from', 'until_at as until', 'slug', 'path', 'fields'])
    .where('content_id', '=', contentId)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
    .orderBy('from_at')
    .execute();
}

export type PublishedRow = Pick<
  ContentTable,
  'id' | 'kind' | 'slug' | 'title' | 'category' | 'status' | 'is_featured' | 'sort_key' | 'brief' | 'fields'
> & { path: string | null; references: readonly string[] };

/** Replaces the publications that haven't ended. New ones show `row`; missing ones are removed. */
export async function savePublications(
  transaction: WriteTransaction,
  row: PublishedRow,
  { before, after }: { before: readonly OpenPublication[]; after: readonly PublicPeriod[] },
): Promise<void> {
  const database = writer(transaction);
  for (const { revision, until } of before) {
    const kept = after.find((period) => period.revision === revision);
    const where = { content_id: row.id, revision };
    if (kept === undefined) {
      await deleteReferences(transaction, row.id, revision);
      await pipelineWrite(
        transaction,
        database.deleteFrom('content_publication').where((eb) => eb.and(where)),
      );
    } else if (kept.until !== until) {
      await pipelineWrite(
        transaction,
        database
          .updateTable('content_publication')
          .set({ until_at: kept.until })
          .where((eb) => eb.and(where)),
      );
    }
  }
  for (const period of after) {
    if (before.some(({ revision }) => revision === period.revision)) continue;
    const { id, references, ...shown } = row;
    await pipelineWrite(
      transaction,
      database.insertInto('content_publication').values({
        ...shown,
        content_id: id,
        revision: period.revision,
        from_at: period.from,
        until_at: period.until,
        ...actorColumns(transaction.actor),
        created_at: transaction.now.toISOString(),
      }),
    );
    await addReferences(transaction, id, period.revision, references);
  }
}

/** Replaces the references of the latest saved version. */
export async function saveReferences(
  transaction: WriteTransaction,
  { contentId, isNew }: { contentId: string; isNew: boolean },
  targetIds: readonly string[],
): Promise<void> {
  if (!isNew) await deleteReferences(transaction, contentId, LATEST);
  await addReferences(transaction, contentId, LATEST, targetIds);
}

/** The revision of references of the latest saved version. */
const LATEST = 0;

async function addReferences(
  transaction: WriteTransaction,
  contentId: string,
  revision: number,
  targetIds: readonly string[],
): Promise<void> {
  const rows = [...new Set(targetIds)].map((target) => ({ content_id: contentId, revision, target_id: target }));
  if (rows.length > 0)
    await pipelineWrite(transaction, writer(transaction).insertInto('content_reference').values(rows));
}

async function deleteReferences(transaction: WriteTransaction, contentId: string, revision: number): Promise<void> {
  await pipelineWrite(
    transaction,
    writer(transaction)
      .deleteFrom('content_reference')
      .where('content_id', '=', contentId)
      .where('revision', '=', revision),
  );
}
