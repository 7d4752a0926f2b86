import type { LeadTable } from '../tables.ts';
import { removeStoredFiles } from '../../media/stored-files.ts';
import type { LeadStatus } from '../lead-status.ts';
import type { Store } from '../../open-store.ts';

// Each function answers false when the lead does not exist (any more).

/** Moves a lead to a status. */
export async function setLeadStatus(store: Store, leadId: string, status: LeadStatus): Promise<boolean> {
  return update(store, leadId, { status });
}

/** Marks a lead as read or unread. */
export async function markLeadRead(store: Store, leadId: string, isRead = true): Promise<boolean> {
  return update(store, leadId, { is_read: isRead ? 1 : 0 });
}

/** The owner's judgement on a lead: spam, or not after all. The score and its reasons stay. */
export async function setLeadSuspected(store: Store, leadId: string, isSuspected: boolean): Promise<boolean> {
  return update(store, leadId, { is_suspected: isSuspected ? 1 : 0 });
}

/** Deletes a lead with its files and its mail, as a person may ask under PIPEDA. It cannot be undone. */
export async function deleteLead(store: Store, leadId: string): Promise<boolean> {
  const files = await store.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('lead_file')
      .select('stored_name as storedName')
      .where('lead_id', '=', leadId)
      .execute();
    // Files and mail rows go with it: their foreign keys cascade.
    const deleted = await transaction.deleteFrom('lead').where('id', '=', leadId).executeTakeFirst();
    return deleted.numDeletedRows > 0n ? rows : null;
  });
  if (files === null) return false;
  await removeStoredFiles(store, files);
  return true;
}

/** Puts a lead's given-up mails back into the queue, as if new. @returns how many */
export async function retryFailedMails(store: Store, leadId: string): Promise<number> {
  const result = await store.db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: store.now().toISOString() })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

async function update(
  store: Store,
  leadId: string,
  change: Partial<Pick<LeadTable, 'status' | 'is_read' | 'is_suspected'>>,
): Promise<boolean> {
  const result = await store.db
    .updateTable('lead')
    .set({ ...change, updated_at: store.now().toISOString() })
    .where('id', '=', leadId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
