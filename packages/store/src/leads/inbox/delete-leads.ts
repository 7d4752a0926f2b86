import { findLastAction } from '../../activity/find-last-action.ts';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { deleteLead, type LeftLead } from './change-lead.ts';
import type { Lead } from './find-lead.ts';
import { findLeadDeletion } from './lead-conflict.ts';

/** A lead as shown before it is deleted for good. */
export interface LeadToDelete extends Pick<Lead, 'id' | 'reference' | 'status' | 'firstName' | 'lastName'> {
  /** The number of actions on it, without reading: a different number means that it changed. */
  actionCount: number;
}

export async function findLeadsToDelete(store: Store, ids: readonly string[]): Promise<LeadToDelete[]> {
  // Some databases refuse an empty list.
  if (ids.length === 0) return [];
  return reader(store)
    .selectFrom('lead')
    .select(['id', 'reference', 'status', 'first_name as firstName', 'last_name as lastName'])
    .select((eb) =>
      eb
        .selectFrom('activity')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('activity.subject_id', '=', 'lead.id')
        .$asScalar()
        .$notNull()
        .as('actionCount'),
    )
    .where('id', 'in', ids)
    .orderBy('number', 'desc')
    .execute();
}

/**
 * Deletes several leads as `deleteLead` does, in one transaction. A lead that was changed since it was shown is left, because
 * deleting can't be undone (docs/decisions/0022-edits-and-deletes.md).
 */
export async function deleteLeads(
  transaction: WriteTransaction,
  { leads }: { leads: readonly Pick<LeadToDelete, 'id' | 'actionCount'>[] },
): Promise<{ deletedCount: number; left: LeftLead[] }> {
  const left: LeftLead[] = [];
  for (const { id: leadId, actionCount } of leads) {
    const present = await writer(transaction)
      .selectFrom('lead')
      .select('status')
      .where('id', '=', leadId)
      .executeTakeFirst();
    if (present === undefined) {
      left.push({ by: (await findLeadDeletion(transaction, { leadId }))?.by ?? null, status: null });
    } else if ((await countActivity(transaction, leadId)) === actionCount) {
      await deleteLead(transaction, { leadId });
    } else {
      const { by = null } = (await findLastAction(transaction, { subjectId: leadId })) ?? {};
      left.push({ by, status: present.status });
    }
  }
  return { deletedCount: leads.length - left.length, left };
}

async function countActivity(transaction: WriteTransaction, leadId: string): Promise<number> {
  const { count } = await writer(transaction)
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subject_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return count;
}
