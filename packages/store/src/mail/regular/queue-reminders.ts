import { sql } from 'kysely';
import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import { closedStatuses } from '../../leads/lead-status.ts';
import { addDays, shopDayOf, shopHourOf } from '../../shop-day.ts';
import type { Store } from '../../store.ts';
import { queueMail } from '../queue-mail.ts';

/** The hour of reminders, in the shop's time zone. */
const REMINDER_HOUR = 7;

const BATCH_SIZE = 50;

/**
 * Queues a reminder for each lead that is due for follow-up: from the morning of that day on, once for each day that was set, in
 * any number of processes. A day on which no process ran is caught up on. Leads that are lost, archived or suspected get none.
 */
export async function queueReminders(store: Store): Promise<void> {
  const now = store.now();
  const today = shopDayOf(now);
  const isMorning = now >= shopHourOf(today, REMINDER_HOUR);
  const dueBy = isMorning ? today : addDays(today, -1);
  if ((await findDue(reader(store), dueBy, 1)).length === 0) return;
  await store.write({ actor: systemActor }, async (transaction) => {
    for (const { id, followUpOn } of await findDue(writer(transaction), dueBy, BATCH_SIZE)) {
      await writer(transaction).updateTable('lead').set({ reminded_of: followUpOn }).where('id', '=', id).execute();
      await queueMail(transaction, { template: 'follow-up-reminder', leadId: id });
    }
  });
}

async function findDue(database: Reader, dueBy: string, limit: number) {
  return database
    .selectFrom('lead')
    .select(['id', 'follow_up_on as followUpOn'])
    .where('follow_up_on', '<=', dueBy)
    .where('status', 'not in', closedStatuses)
    .where('is_suspected', '=', 0)
    .where(sql<string>`coalesce(reminded_of, '')`, '<>', (eb) => eb.ref('follow_up_on'))
    .orderBy('follow_up_on')
    .limit(limit)
    .execute();
}
