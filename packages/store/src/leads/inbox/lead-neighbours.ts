import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { Lead } from './find-lead.ts';
import { findLeadNumbers } from './lead-filter.ts';
import type { LeadFilter } from './lead-filter.ts';
import type { LeadOrder } from '../lead-order.ts';

export type LeadNeighbour = Pick<Lead, 'id' | 'firstName' | 'lastName'>;

export interface LeadNeighbours {
  previous: LeadNeighbour | null;
  next: LeadNeighbour | null;
}

/**
 * Finds the leads above and below one in a filtered list. A lead that no longer matches, because its status changed, keeps its
 * place; one that left the list of follow-ups has none, and the list starts at its beginning.
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

export interface RelatedLead extends Pick<Lead, 'id' | 'reference' | 'kind' | 'status' | 'createdAt'> {
  subjectLabel: string | null;
}

const MOST_RELATED = 20;

/** Lists other leads from the same mailbox or phone number, however written, newest first. */
export async function listRelatedLeads(store: Store, leadId: string): Promise<RelatedLead[]> {
  const lead = await reader(store)
    .selectFrom('lead')
    .select(['mailbox', 'phone_key'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  // Without either, nothing identifies the person.
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
