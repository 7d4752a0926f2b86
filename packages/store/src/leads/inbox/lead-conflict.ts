import { findLastAction } from '../../activity/find-last-action.ts';
import type { LastAction } from '../../activity/find-last-action.ts';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';

export type { LastAction } from '../../activity/find-last-action.ts';

/** Single values of a lead that several people may set. */
const columns = {
  status: { name: 'status', action: 'lead.status-changed' },
  value: { name: 'value_cents', action: 'lead.valued' },
  followUpOn: { name: 'follow_up_on', action: 'lead.follow-up-set' },
} as const;

/**
 * Finds who changed a value since the form was rendered, in the transaction that sets it. Undefined when it is as shown, or
 * already as wanted, or when the shown value is unknown.
 *
 * @param input.shown the value in the form; may be empty
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
  const lastAction = await findLastAction(transaction, { subjectId: leadId, actions: [action] });
  return lastAction ?? { at: transaction.now.toISOString(), by: null, words: 'It was changed' };
}

/** Finds who deleted a lead and when; undefined if unknown. */
export async function findLeadDeletion(
  transaction: WriteTransaction,
  { leadId }: { leadId: string },
): Promise<LastAction | undefined> {
  return findLastAction(transaction, { subjectId: leadId, actions: ['lead.deleted'] });
}
