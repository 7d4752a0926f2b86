import { noteActivity } from '../../activity/note-activity.ts';
import { storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { removeStoredFiles } from '../../media/stored-files.ts';
import { leadStatusLabels } from '../lead-status.ts';
import type { LeadStatus } from '../lead-status.ts';
import type { LeadTable } from '../tables.ts';

// Each function answers false when the lead does not exist (any more). One that is as asked already is left as it is.

/** Moves a lead to a status. */
export async function setLeadStatus(
  transaction: WriteTransaction,
  { leadId, status }: { leadId: string; status: LeadStatus },
): Promise<boolean> {
  const lead = await findChangeable(transaction, leadId);
  if (lead === undefined) return false;
  if (lead.status === status) return true;
  await update(transaction, leadId, { status });
  await noteActivity(transaction, {
    action: 'lead.status-changed',
    subjectId: leadId,
    words: `Moved ${lead.reference} from ${leadStatusLabels[lead.status]} to ${leadStatusLabels[status]}`,
  });
  return true;
}

/** Marks a lead as read or unread. Nothing is said of it in the activity: reading changes nothing for anybody else. */
export async function markLeadRead(
  transaction: WriteTransaction,
  { leadId, isRead }: { leadId: string; isRead: boolean },
): Promise<boolean> {
  const lead = await findChangeable(transaction, leadId);
  if (lead === undefined) return false;
  const bit = isRead ? 1 : 0;
  if (lead.is_read !== bit) await update(transaction, leadId, { is_read: bit });
  return true;
}

/** The owner's judgement on a lead: spam, or not after all. The score and its reasons stay. */
export async function setLeadSuspected(
  transaction: WriteTransaction,
  { leadId, isSuspected }: { leadId: string; isSuspected: boolean },
): Promise<boolean> {
  const lead = await findChangeable(transaction, leadId);
  if (lead === undefined) return false;
  const bit = isSuspected ? 1 : 0;
  if (lead.is_suspected === bit) return true;
  await update(transaction, leadId, { is_suspected: bit });
  await noteActivity(transaction, {
    action: isSuspected ? 'lead.marked-as-spam' : 'lead.cleared-of-spam',
    subjectId: leadId,
    words: isSuspected ? `Marked ${lead.reference} as spam` : `Cleared ${lead.reference} of spam`,
  });
  return true;
}

/** Deletes a lead with its files and its mail, as a person may ask under PIPEDA. It cannot be undone. */
export async function deleteLead(transaction: WriteTransaction, { leadId }: { leadId: string }): Promise<boolean> {
  const lead = await findChangeable(transaction, leadId);
  if (lead === undefined) return false;
  const files = await writer(transaction)
    .selectFrom('lead_file')
    .select('stored_name as storedName')
    .where('lead_id', '=', leadId)
    .execute();
  // Files and mail rows go with it: their foreign keys cascade.
  await writer(transaction).deleteFrom('lead').where('id', '=', leadId).execute();
  await noteActivity(transaction, {
    action: 'lead.deleted',
    subjectId: leadId,
    words: `Deleted ${lead.reference} for good`,
  });
  const store = storeOf(transaction);
  transaction.afterCommit(() => removeStoredFiles(store, files));
  return true;
}

/** Puts a lead's given-up mails back into the queue, as if new. @returns how many */
export async function retryFailedMails(transaction: WriteTransaction, { leadId }: { leadId: string }): Promise<number> {
  const result = await writer(transaction)
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: transaction.now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

async function findChangeable(transaction: WriteTransaction, leadId: string) {
  return writer(transaction)
    .selectFrom('lead')
    .select(['reference', 'status', 'is_read', 'is_suspected'])
    .where('id', '=', leadId)
    .executeTakeFirst();
}

async function update(
  transaction: WriteTransaction,
  leadId: string,
  change: Partial<Pick<LeadTable, 'status' | 'is_read' | 'is_suspected'>>,
): Promise<void> {
  await writer(transaction)
    .updateTable('lead')
    .set({ ...change, updated_at: transaction.now.toISOString() })
    .where('id', '=', leadId)
    .execute();
}
