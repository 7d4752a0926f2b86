import { reader, writer } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import { readLeadMailSettings } from '../../content/settings/lead-mail-settings.ts';
import { shopDayOf, shopHourOf } from '../../shop-day.ts';
import type { Store } from '../../store.ts';
import { queueMail } from '../queue-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the first digest covers, in milliseconds. */
const FIRST_SPAN_MS = DAY_MS;

/** A digest that was off for a long time covers no more than this. */
const LONGEST_SPAN_MS = 7 * DAY_MS;

/**
 * Queues the daily digest of the leads since the last one, once its hour has come in the shop's time zone. Every lead is in
 * exactly one digest. A day with nothing but suspected spam queues nothing and still counts as covered.
 */
export async function queueDigest(store: Store): Promise<void> {
  const { digest } = await readLeadMailSettings(store);
  if (!digest.isOn) return;
  const now = store.now();
  const day = shopDayOf(now);
  if (now < shopHourOf(day, digest.hour)) return;
  const existing = await reader(store)
    .selectFrom('lead_digest')
    .select('day')
    .where('day', '>=', day)
    .executeTakeFirst();
  if (existing !== undefined) return;
  await store.write({ actor: systemActor }, async (transaction) => {
    const last = await writer(transaction)
      .selectFrom('lead_digest')
      .select(['day', 'until_number as untilNumber', 'responses_until_at as responsesUntil'])
      .orderBy('day', 'desc')
      .executeTakeFirst();
    // Another process was faster.
    if (last !== undefined && last.day >= day) return;
    const since = new Date(transaction.now.getTime() - (last === undefined ? FIRST_SPAN_MS : LONGEST_SPAN_MS));
    const newest = await writer(transaction)
      .selectFrom('lead')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const span = {
      after_number: last?.untilNumber ?? 0,
      until_number: newest?.number ?? 0,
      since_at: since.toISOString(),
      responses_from_at: last?.responsesUntil ?? since.toISOString(),
      responses_until_at: transaction.now.toISOString(),
    };
    await writer(transaction)
      .insertInto('lead_digest')
      .values({ day, ...span, until_number: Math.max(span.after_number, span.until_number) })
      .execute();
    const isAny = await writer(transaction)
      .selectFrom('lead')
      .select('id')
      .where('number', '>', span.after_number)
      .where('created_at', '>', span.since_at)
      .where('is_suspected', '=', 0)
      .limit(1)
      .executeTakeFirst();
    const isAnyAnswered = await writer(transaction)
      .selectFrom('lead_response')
      .innerJoin('lead', 'lead.id', 'lead_response.lead_id')
      .select('lead.id')
      .where('kept_at', '>=', span.responses_from_at)
      .where('kept_at', '<', span.responses_until_at)
      .where('has_new_response', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (isAny !== undefined || isAnyAnswered !== undefined)
      await queueMail(transaction, { template: 'lead-digest', day });
  });
}
