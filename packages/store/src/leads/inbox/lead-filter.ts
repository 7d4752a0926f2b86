import { reader, searchIndex } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { LeadKind } from '../lead-kind.ts';
import { listLeadLabels, readLeadQuery } from '../search/lead-search.ts';
import type { Narrowing } from '../search/lead-search.ts';
import type { LeadStatus } from '../lead-status.ts';

/** Which leads: every part narrows the choice, an absent one does not. */
export interface LeadFilter {
  /**
   * Words that must all occur in name, e-mail, telephone (however written), reference, product, answers or message; the
   * beginning of one is enough.
   */
  query?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
  isSuspected?: boolean | undefined;
  /** Those alone that have a day to follow up; a list of them begins with the earliest. */
  hasFollowUp?: boolean | undefined;
}

/** Found leads are counted no further: a search that finds so many needs another word. */
export const COUNTED_MATCHES = 1000;

/**
 * The numbers of the leads that pass a filter, in the order in which they came: from the newest one back, from the one
 * before `before` back, or from the one after `after` on. Takes as long however many leads there are.
 */
export async function findLeadNumbers(
  store: Store,
  filter: LeadFilter,
  { limit, before, after }: { limit: number; before?: number | undefined; after?: number | undefined },
): Promise<number[]> {
  const query = readLeadQuery(filter.query ?? '');
  const narrowed = toColumns(filter);
  if (query !== null) {
    const labels = listLeadLabels(narrowed);
    return searchIndex(store).find(reader(store), 'lead_search', { query, labels, limit, before, after });
  }
  let rows = reader(store).selectFrom('lead').select('number').limit(limit);
  if (narrowed.status !== undefined) rows = rows.where('status', '=', narrowed.status);
  if (narrowed.kind !== undefined) rows = rows.where('kind', '=', narrowed.kind);
  if (narrowed.is_suspected !== undefined) rows = rows.where('is_suspected', '=', narrowed.is_suspected);
  if (narrowed.hasFollowUp) rows = rows.where('follow_up_on', 'is not', null);
  if (before !== undefined) rows = rows.where('number', '<', before);
  if (after !== undefined) rows = rows.where('number', '>', after);
  const found = await rows.orderBy('number', after === undefined ? 'desc' : 'asc').execute();
  return found.map(({ number }) => number);
}

/** How many leads pass a filter. What a search finds is counted up to `COUNTED_MATCHES`, one more meaning "or more". */
export async function countMatchingLeads(store: Store, filter: LeadFilter): Promise<number> {
  const query = readLeadQuery(filter.query ?? '');
  const narrowed = toColumns(filter);
  if (query !== null) {
    const labels = listLeadLabels(narrowed);
    return searchIndex(store).count(reader(store), 'lead_search', { query, labels, limit: COUNTED_MATCHES + 1 });
  }
  if (narrowed.hasFollowUp) return (await findLeadNumbers(store, filter, { limit: COUNTED_MATCHES + 1 })).length;
  const counts = await reader(store).selectFrom('lead_count').selectAll().execute();
  return counts
    .filter(
      ({ status, kind, is_suspected }) =>
        (narrowed.status ?? status) === status &&
        (narrowed.kind ?? kind) === kind &&
        (narrowed.is_suspected ?? is_suspected) === is_suspected,
    )
    .reduce((sum, { count }) => sum + count, 0);
}

/** The first of the leads to follow up that pass a filter, by their day, the earliest first. */
export async function findFollowUps(store: Store, filter: LeadFilter, limit: number): Promise<number[]> {
  const numbers = await findLeadNumbers(store, { ...filter, hasFollowUp: true }, { limit: COUNTED_MATCHES });
  if (numbers.length === 0) return [];
  const found = await reader(store)
    .selectFrom('lead')
    .select('number')
    .where('number', 'in', numbers)
    .orderBy('follow_up_on')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ number }) => number);
}

function toColumns({ status, kind, isSuspected, hasFollowUp }: LeadFilter): Narrowing {
  return { hasFollowUp, status, kind, is_suspected: isSuspected === undefined ? undefined : isSuspected ? 1 : 0 };
}
