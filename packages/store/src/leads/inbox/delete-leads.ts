import { findLastAction } from '../../activity/find-last-action.ts';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { deleteLead, type LeftLead } from './change-lead.ts';
import type { Lead } from './find-lead.ts';
import { findLeadDeletion } from './lead-conflict.ts';

/** A lead as it is looked at before it goes for good. */
export interface LeadToDelete extends Pick<Lead, 'id' | 'reference' | 'status' | 'firstName' | 'lastName'> {
  /** How often something was done about it: with one more it is in another state. That someone read it does not count. */
  actionCount: number;
}

/** Those of some leads that are still there, the newest first. */
export async function findLeadsToDelete(store: Store, ids: readonly string[]): Promise<LeadToDelete[]> {
  // An empty list is no SQL everywhere.
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
 * Deletes several leads as `deleteLead` does, each as it was looked at: one about which something was done since is left, as nothing brings
 * it back (docs/decisions/0022-edits-and-deletes.md). All of them go in the one transaction, or none.
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
