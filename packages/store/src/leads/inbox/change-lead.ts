import { noteActivity } from '../../activity/note-activity.ts';
import { searchIndex, storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { removeStoredFiles } from '../../media/with-kept-files.ts';
import { followLead, keepsPiece } from '../../stock/holds.ts';
import { countLead } from '../lead-counts.ts';
import type { CountedLead } from '../lead-counts.ts';
import { listLeadLabels } from '../lead-search.ts';
import { leadStatusLabels } from '../lead-status.ts';
import type { LeadStatus } from '../lead-status.ts';

// Each function answers false when the lead does not exist (any more). One that is as asked already is left as it is.

/** Moves a lead to a status. */
export async function setLeadStatus(
  transaction: WriteTransaction,
  { leadId, status }: { leadId: string; status: LeadStatus },
): Promise<boolean> {
  const { isKnown, was } = await change(transaction, leadId, { status });
  if (was !== null) {
    await noteActivity(transaction, {
      action: 'lead.status-changed',
      subjectId: leadId,
      words: `Moved ${was.reference} from ${leadStatusLabels[was.status]} to ${leadStatusLabels[status]}`,
    });
  }
  return isKnown;
}

/** Marks a lead as read or unread. Nothing is said of it in the activity: reading changes nothing for anybody else. */
export async function markLeadRead(
  transaction: WriteTransaction,
  { leadId, isRead }: { leadId: string; isRead: boolean },
): Promise<boolean> {
  return (await change(transaction, leadId, { is_read: isRead ? 1 : 0 })).isKnown;
}

/** The owner's judgement on a lead: spam, or not after all. The score and its reasons stay. */
export async function setLeadSuspected(
  transaction: WriteTransaction,
  { leadId, isSuspected }: { leadId: string; isSuspected: boolean },
): Promise<boolean> {
  const { isKnown, was } = await change(transaction, leadId, { is_suspected: isSuspected ? 1 : 0 });
  if (was !== null) {
    await noteActivity(transaction, {
      action: isSuspected ? 'lead.marked-as-spam' : 'lead.cleared-of-spam',
      subjectId: leadId,
      words: isSuspected ? `Marked ${was.reference} as spam` : `Cleared ${was.reference} of spam`,
    });
  }
  return isKnown;
}

/** Deletes a lead with its files and its mail, as a person may ask under PIPEDA. It cannot be undone. */
export async function deleteLead(transaction: WriteTransaction, { leadId }: { leadId: string }): Promise<boolean> {
  await followLead(transaction, { leadId, keeps: false });
  const files = await writer(transaction)
    .selectFrom('lead_file')
    .select('stored_name as storedName')
    .where('lead_id', '=', leadId)
    .execute();
  // Files, mail and hold go with it: their foreign keys cascade.
  const lead = await writer(transaction)
    .deleteFrom('lead')
    .where('id', '=', leadId)
    .returning(CHANGEABLE)
    .executeTakeFirst();
  if (lead === undefined) return false;
  const store = storeOf(transaction);
  await searchIndex(store).remove(writer(transaction), 'lead_search', lead.number);
  await countLead(transaction, { was: lead, is: null });
  await noteActivity(transaction, {
    action: 'lead.deleted',
    subjectId: leadId,
    words: `Deleted ${lead.reference} for good`,
  });
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

const CHANGEABLE = ['number', 'reference', 'status', 'kind', 'is_read', 'is_suspected'] as const;

/** Changes a lead, its place among the counts and in the index. @returns `was` only when something changed */
async function change(
  transaction: WriteTransaction,
  leadId: string,
  wanted: Partial<Omit<CountedLead, 'kind'>>,
): Promise<{ isKnown: boolean; was: (CountedLead & { reference: string }) | null }> {
  const was = await writer(transaction)
    .selectFrom('lead')
    .select(CHANGEABLE)
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (was === undefined) return { isKnown: false, was: null };
  const is = { ...was, ...wanted };
  const isElsewhere = is.status !== was.status || is.is_suspected !== was.is_suspected;
  if (!isElsewhere && is.is_read === was.is_read) return { isKnown: true, was: null };
  await writer(transaction)
    .updateTable('lead')
    .set({ ...wanted, updated_at: transaction.now.toISOString() })
    .where('id', '=', leadId)
    .execute();
  await countLead(transaction, { was, is });
  if (isElsewhere) {
    const document = { number: was.number, labels: listLeadLabels(is) };
    await searchIndex(storeOf(transaction)).relabel(writer(transaction), 'lead_search', document);
    await followLead(transaction, { leadId, keeps: keepsPiece(is) });
  }
  return { isKnown: true, was };
}
