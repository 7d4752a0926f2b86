import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { Lead } from './find-lead.ts';
import { findLeadNumbers } from './lead-filter.ts';
import type { LeadFilter } from './lead-filter.ts';
import type { LeadOrder } from '../lead-order.ts';

/** A lead beside another one in a list. */
export type LeadNeighbour = Pick<Lead, 'id' | 'firstName' | 'lastName'>;

export interface LeadNeighbours {
  /** Above it in the list; null where it is the first. */
  previous: LeadNeighbour | null;
  /** Below it; null where it is the last. */
  next: LeadNeighbour | null;
}

/**
 * What is above and below a lead in the list of those that pass a filter, in the order of that list. One that does not
 * pass it anymore, as its status was changed, still has its place there; one that has left a list of those to follow up has
 * none, and that list goes on at its beginning.
 */
export async function findLeadNeighbours(
  store: Store,
  { order, ...filter }: LeadFilter & { order?: LeadOrder | undefined },
  leadId: string,
): Promise<LeadNeighbours> {
  const lead = await reader(store).selectFrom('lead').select('number').where('id', '=', leadId).executeTakeFirst();
  if (lead === undefined) return { previous: null, next: null };
  const [above, below] = await Promise.all([
    findLeadNumbers(store, filter, { limit: 1, order, above: lead.number }),
    findLeadNumbers(store, filter, { limit: 1, order, below: lead.number }),
  ]);
  const found = await findNamed(store, [...above, ...below]);
  return { previous: found.get(above[0]) ?? null, next: found.get(below[0]) ?? null };
}

async function findNamed(store: Store, numbers: readonly number[]): Promise<Map<number | undefined, LeadNeighbour>> {
  if (numbers.length === 0) return new Map();
  const rows = await reader(store)
    .selectFrom('lead')
    .select(['number', 'id', 'first_name as firstName', 'last_name as lastName'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, ...lead }) => [number, lead]));
}

/** Another lead of the same person. */
export interface RelatedLead extends Pick<Lead, 'id' | 'reference' | 'kind' | 'status' | 'createdAt'> {
  subjectLabel: string | null;
}

const MOST_RELATED = 20;

/** The other leads that came from the same mailbox or the same phone number, however they were written: the newest first. */
export async function listRelatedLeads(store: Store, leadId: string): Promise<RelatedLead[]> {
  const lead = await reader(store)
    .selectFrom('lead')
    .select(['mailbox', 'phone_key'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  // Anyone who left neither may be anyone.
  if (lead === undefined || (lead.mailbox === '' && lead.phone_key === null)) return [];
  const rows = await reader(store)
    .selectFrom('lead')
    .select(['id', 'reference', 'kind', 'status', 'subject_label as subjectLabel', 'created_at as createdAt'])
    .where('id', '<>', leadId)
    .where((eb) =>
      eb.or([
        ...(lead.mailbox === '' ? [] : [eb('mailbox', '=', lead.mailbox)]),
        ...(lead.phone_key === null ? [] : [eb('phone_key', '=', lead.phone_key)]),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(MOST_RELATED)
    .execute();
  return rows;
}
