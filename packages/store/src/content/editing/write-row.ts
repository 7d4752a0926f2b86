import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import type { ContentTable } from '../tables.ts';
import { ownersOfSlug } from './choose-slug.ts';

/** Writes the state of a thing over the one it was made from. False when another transaction was quicker: possible where writers do not take turns. */
export async function writeRow(
  transaction: WriteTransaction,
  before: ContentTable | undefined,
  after: ContentTable,
): Promise<boolean> {
  const database = writer(transaction);
  if (before === undefined) {
    const inserted = await database
      .insertInto('content')
      .values(after)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { id, ...columns } = after;
  const updated = await database
    .updateTable('content')
    .set(columns)
    .where('id', '=', id)
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Writes a new thing that nobody looked for. False when it is there already, or another one has its slug. */
export async function insertUnlessTaken(
  transaction: WriteTransaction,
  kind: ContentKind,
  after: ContentTable,
): Promise<boolean> {
  const database = writer(transaction);
  const columns = Object.keys(after) as (keyof ContentTable)[];
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
