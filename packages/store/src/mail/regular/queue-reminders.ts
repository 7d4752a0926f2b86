import { sql } from 'kysely';
import { reader, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import { closedStatuses } from '../../leads/lead-status.ts';
import { addDays, shopDayOf, shopHourOf } from '../../shop-day.ts';
import type { Store } from '../../store.ts';
import { queueMail } from '../queue-mail.ts';

/** The hour of the shop's clock at which the owner is reminded. */
const REMINDER_HOUR = 7;

/** Reminders that are queued at once. */
const BATCH_SIZE = 50;

/**
 * Queues a reminder for each lead whose day to follow up has come: from that day's morning on, once for each day that was
 * set, however often and in however many processes this is asked. A day on which nothing ran is made up for. Of a lead that is lost, put
 * away or suspected no one is reminded, unless it comes back.
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
