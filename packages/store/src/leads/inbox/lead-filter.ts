import { sql, type RawBuilder } from 'kysely';
import { reader, searchIndex } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { LeadKind } from '../lead-kind.ts';
import { leadSortKeys, type LeadOrder } from '../lead-order.ts';
import { listLeadLabels, readLeadQuery } from '../search/lead-search.ts';
import type { Narrowing } from '../search/lead-search.ts';
import type { LeadStatus } from '../lead-status.ts';

/** Which leads: every part narrows the choice, an absent one does not. */
export interface LeadFilter {
  /**
   * Words that must all occur in name, email, telephone (however written), reference, product, answers, message or notes; the
   * beginning of one is enough.
   */
  query?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
  isSuspected?: boolean | undefined;
  /** Those alone that have a day to follow up. */
  hasFollowUp?: boolean | undefined;
}

/** Found leads are counted no further: a search that finds so many needs another word. */
export const COUNTED_MATCHES = 1000;

/** The order of a list that asks for no other. */
const NEWEST_FIRST: LeadOrder = { by: 'received', isDescending: true };

/** Which part of a list: the first, what is below the lead of a number, or what is above it. */
export interface LeadPart {
  limit: number;
  order?: LeadOrder | undefined;
  below?: number | undefined;
  above?: number | undefined;
}

/**
 * The numbers of the leads that pass a filter, in the order of a list: from its first one down, from the one below `below`
 * down, or from the one above `above` up. Leads that are alike stand as they came. Takes as long however many leads there are;
 * what a search finds is sorted by anything but its time among the newest `COUNTED_MATCHES` alone.
 */
export async function findLeadNumbers(
  store: Store,
  filter: LeadFilter,
  { limit, order = NEWEST_FIRST, below, above }: LeadPart,
): Promise<number[]> {
  const query = readLeadQuery(filter.query ?? '');
  const narrowed = { ...toColumns(filter), ...(order.by === 'due' && { hasFollowUp: true }) };
  const from = above ?? below;
  const isFalling = order.isDescending === (above === undefined);
  const find = (part: { limit: number; before?: number | undefined; after?: number | undefined }) => {
    const labels = listLeadLabels(narrowed);
    return searchIndex(store).find(reader(store), 'lead_search', { query: query ?? [], labels, ...part });
  };
  const isByTime = order.by === 'received';
  if (query !== null && isByTime) return find(isFalling ? { limit, before: from } : { limit, after: from ?? 0 });
  const direction = isFalling ? 'desc' : 'asc';
  let rows = reader(store).selectFrom('lead').select('number').limit(limit);
  if (query === null) {
    for (const column of ['status', 'kind', 'is_suspected'] as const) {
      const wanted = narrowed[column];
      if (wanted === undefined) continue;
      // A database would look up all that pass and sort them. Told so, it walks through the index of the order.
      if (isByTime) rows = rows.where(column, '=', wanted);
      else rows = rows.where(sql<boolean>`case when ${sql.ref(column)} = ${wanted} then 1 end = 1`);
    }
    // Any day comes after it; an index is entered there, and not for what is "not null".
    if (narrowed.hasFollowUp) rows = rows.where('follow_up_on', '>', '');
  } else {
    const numbers = await find({ limit: COUNTED_MATCHES });
    if (numbers.length === 0) return [];
    rows = rows.where('number', 'in', numbers);
  }
  if (order.by === 'received') {
    if (from !== undefined) rows = rows.where('number', isFalling ? '<' : '>', from);
  } else {
    const key = sql<string | number>`${sql.raw(leadSortKeys[order.by])}`;
    const place = from === undefined ? undefined : await findPlace(store, from, key);
    if (place === undefined && above !== undefined) return [];
    if (place !== undefined) {
      const beyond = sql.raw(isFalling ? '<' : '>');
      // The first half is what an index is entered by.
      rows = rows.where(
        sql<boolean>`${key} ${beyond}= ${place} and (${key} ${beyond} ${place} or number ${beyond} ${from})`,
      );
    }
    rows = rows.orderBy(key, direction);
  }
  const found = await rows.orderBy('number', direction).execute();
  return found.map(({ number }) => number);
}

/** Where a lead is in a sorted list; undefined for one that is deleted, or has no place in it: nothing is above it, and all below. */
async function findPlace(store: Store, number: number, key: RawBuilder<string | number>) {
  const lead = await reader(store)
    .selectFrom('lead')
    .select(key.as('key'))
    .where('number', '=', number)
    .executeTakeFirst();
  return lead?.key ?? undefined;
}

/** How many leads pass a filter. What a search finds is counted up to `COUNTED_MATCHES`, one more meaning "or more". */
export async function countMatchingLeads(store: Store, filter: LeadFilter): Promise<number> {
  const query = readLeadQuery(filter.query ?? '');
  const narrowed = toColumns(filter);
  if (query !== null) {
    const labels = listLeadLabels(narrowed);
    return searchIndex(store).count(reader(store), 'lead_search', { query, labels, limit: COUNTED_MATCHES + 1 });
  }
  if (narrowed.hasFollowUp) {
    // By their days: an index holds them alone.
    const order: LeadOrder = { by: 'due', isDescending: false };
    return (await findLeadNumbers(store, filter, { limit: COUNTED_MATCHES + 1, order })).length;
  }
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

function toColumns({ status, kind, isSuspected, hasFollowUp }: LeadFilter): Narrowing {
  return { hasFollowUp, status, kind, is_suspected: isSuspected === undefined ? undefined : isSuspected ? 1 : 0 };
}
