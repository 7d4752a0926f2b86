import { findLastAction } from '../../activity/find-last-action.ts';
import type { LastAction } from '../../activity/find-last-action.ts';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';

export type { LastAction } from '../../activity/find-last-action.ts';

/** What of a lead is one value that several people may set. */
const columns = {
  status: { name: 'status', action: 'lead.status-changed' },
  value: { name: 'value_cents', action: 'lead.valued' },
  followUpOn: { name: 'follow_up_on', action: 'lead.follow-up-set' },
} as const;

/**
 * Who set a part of a lead since a form was drawn, within the transaction that is about to set it. Undefined when it is as it was shown, or
 * as it is wanted already, and where nothing is known of what was shown.
 *
 * @param input.shown as the form held it, empty for none
 */
export async function findLeadConflict(
  transaction: WriteTransaction,
  { leadId, part, shown, wanted }: { leadId: string; part: keyof typeof columns; shown: string; wanted: string },
): Promise<LastAction | undefined> {
  const { name, action } = columns[part];
  const row = await writer(transaction).selectFrom('lead').select(name).where('id', '=', leadId).executeTakeFirst();
  if (row === undefined) return undefined;
  const present = String(row[name] ?? '');
  if (present === shown || present === wanted) return undefined;
  const deed = await findLastAction(transaction, { subjectId: leadId, actions: [action] });
  return deed ?? { at: transaction.now.toISOString(), by: null, words: 'It was changed' };
}

/** Who deleted a lead, and when; undefined where nothing is known of it. */
export async function findLeadDeletion(
  transaction: WriteTransaction,
  { leadId }: { leadId: string },
): Promise<LastAction | undefined> {
  return findLastAction(transaction, { subjectId: leadId, actions: ['lead.deleted'] });
}
