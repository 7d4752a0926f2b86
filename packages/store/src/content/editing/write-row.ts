import { columnsOf } from '../../database/columns-of.ts';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import type { ContentTable } from '../tables.ts';
import { ownersOfSlug } from './choose-slug.ts';

/** Updates or inserts a row. Returns false if another transaction was faster, or if the new id or slug is taken. */
export async function writeRow(
  transaction: WriteTransaction,
  kind: ContentKind,
  { before, after }: { readonly before: ContentTable | undefined; readonly after: ContentTable },
): Promise<boolean> {
  if (before === undefined) return insertUnlessTaken(transaction, kind, after);
  const { id, ...columns } = after;
  const updated = await writer(transaction)
    .updateTable('content')
    .set(columns)
    .where('id', '=', id)
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

async function insertUnlessTaken(
  transaction: WriteTransaction,
  kind: ContentKind,
  after: ContentTable,
): Promise<boolean> {
  const database = writer(transaction);
  const columns = columnsOf(after);
  const row = database
    .selectNoFrom((eb) => columns.map((column) => eb.val(after[column]).as(column)))
    .where((eb) => eb.not(eb.exists(ownersOfSlug(transaction, kind, after.slug, after.id))));
  const inserted = await database
    .insertInto('content')
    .columns(columns)
    .expression(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
