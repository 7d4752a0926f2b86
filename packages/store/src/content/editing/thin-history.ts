import { reader, writer } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { findChangedFields, replayChanges } from '../field-changes.ts';
import { parseJson } from '../stored-content.ts';
import type { ContentChangeTable } from '../tables.ts';

/** For so long every save is kept, in milliseconds: forms that are open name the one that they were filled from. */
export const WHOLE_HISTORY_MS = 24 * 60 * 60 * 1000;

/** Of an instant, ISO 8601, this much is the ten minutes of the clock that it lies in: `2026-11-23T11:5`. */
const TEN_MINUTES = 15;

/**
 * Posts save themselves while they are written, and a long text is kept whole each time. Of what one person saved one after another
 * within the same ten minutes of the clock, the last is kept once it is a day old, with all that those before it changed. The
 * beginning of a thing stays, and so does everything but drafts: what was published, planned, restored or deleted.
 *
 * @param since what was saved before that is known to be thin, ISO 8601; '' for nothing
 * @returns until when it is thin now
 */
export async function thinHistory(store: Store, since: string): Promise<string> {
  const until = new Date(store.now().getTime() - WHOLE_HISTORY_MS).toISOString();
  const thick = await reader(store)
    .selectFrom('content_change')
    .select('content_id')
    .where('action', '=', 'saved')
    .where('at', '>=', since.slice(0, TEN_MINUTES))
    .where('at', '<', until)
    .groupBy((eb) => ['content_id', eb.fn('substr', ['at', eb.lit(1), eb.lit(TEN_MINUTES)])])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  for (const id of new Set(thick.map((row) => row.content_id))) {
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
