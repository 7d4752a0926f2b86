import { reader, writer } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { findChangedFields, replayChanges } from '../field-changes.ts';
import { parseJson } from '../stored-content.ts';
import type { ContentChangeTable } from '../tables.ts';

/** Every save is kept this long, because open forms name the revision they were filled from. In milliseconds. */
export const WHOLE_HISTORY_MS = 24 * 60 * 60 * 1000;

/** Length of the part of an instant that names its ten minutes: `2026-11-23T11:5`. */
const TEN_MINUTES = 15;

/**
 * Merges saved drafts that are older than a day. Autosave stores the whole text every time, so of one person's consecutive saves
 * within ten minutes only the last is kept, with the changes of those before it. The first revision stays, and so does everything
 * but drafts.
 *
 * @param since history before it is thinned already, ISO 8601; '' for none
 * @returns until when it is thinned now
 */
export async function thinHistory(store: Store, since: string): Promise<string> {
  const until = new Date(store.now().getTime() - WHOLE_HISTORY_MS).toISOString();
  const unthinned = await reader(store)
    .selectFrom('content_change')
    .select('content_id')
    .where('action', '=', 'saved')
    .where('at', '>=', since.slice(0, TEN_MINUTES))
    .where('at', '<', until)
    .groupBy((eb) => ['content_id', eb.fn('substr', ['at', eb.lit(1), eb.lit(TEN_MINUTES)])])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  for (const id of new Set(unthinned.map((row) => row.content_id))) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction for each: no one waits long
    await store.write({ actor: systemActor }, (transaction) => thinOne(transaction, id, until));
  }
  return until;
}

async function thinOne(transaction: WriteTransaction, id: string, until: string): Promise<void> {
  const database = writer(transaction);
  const rows = await database
    .selectFrom('content_change')
    .select(['revision', 'action', 'fields', 'actor_kind', 'account_id', 'at'])
    .where('content_id', '=', id)
    .where('at', '<', until)
    .orderBy('revision')
    .execute();
  let state = {};
  let carried: object | undefined;
  for (const [index, row] of rows.entries()) {
    const changed = replayChanges([{ ...carried }, Object(parseJson(row.fields))]);
    if (index > 0 && isOutdatedBy(row, rows[index + 1])) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after another
      await database
        .deleteFrom('content_change')
        .where('content_id', '=', id)
        .where('revision', '=', row.revision)
        .execute();
      carried = changed;
      continue;
    }
    if (carried !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await database
        .updateTable('content_change')
        .set({ fields: JSON.stringify(findChangedFields(state, changed)) })
        .where('content_id', '=', id)
        .where('revision', '=', row.revision)
        .execute();
    }
    state = replayChanges([state, changed]);
    carried = undefined;
  }
}

type Saved = Pick<ContentChangeTable, 'action' | 'actor_kind' | 'account_id' | 'at'>;

function isOutdatedBy(earlier: Saved, later: Saved | undefined): boolean {
  return (
    earlier.action === 'saved' &&
    later?.action === 'saved' &&
    earlier.actor_kind === later.actor_kind &&
    earlier.account_id === later.account_id &&
    earlier.at.slice(0, TEN_MINUTES) === later.at.slice(0, TEN_MINUTES)
  );
}
