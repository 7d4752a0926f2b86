import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { sql, type RawBuilder } from 'kysely';
import { reader, searchIndex } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { leadSortKeys, type LeadOrder } from '../lead-order.ts';
import { listLeadLabels, readLeadQuery } from '../search/lead-search.ts';
import type { Narrowing } from '../search/lead-search.ts';
import type { LeadStatus } from '../lead-status.ts';

/** Every part narrows the choice; a missing part does not. */
export interface LeadFilter {
  /**
   * Words that all occur in name, email, phone (however written), reference, product, answers, message or notes. The beginning of
   * a word is enough.
   */
  query?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
  isSuspected?: boolean | undefined;
  hasFollowUp?: boolean | undefined;
}

/** Matches of a search are counted up to this: a search with so many needs another word. */
export const COUNTED_MATCHES = 1000;

const NEWEST_FIRST: LeadOrder = { by: 'received', isDescending: true };

/** The part of a list to return: the first, or the part below or above a lead. */
export interface LeadPart {
  limit: number;
  order?: LeadOrder | undefined;
  below?: number | undefined;
  above?: number | undefined;
}

/**
 * Returns the numbers of matching leads in list order: from the first, below `below`, or above `above`. Equal leads keep the
 * order they came in. Takes the same time for any number of leads: a search that is not sorted by time sorts only the newest
 * `COUNTED_MATCHES`.
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
      // A database would find all matches and sort them. This makes it walk the index of the order.
      if (isByTime) rows = rows.where(column, '=', wanted);
      else rows = rows.where(sql<boolean>`case when ${sql.ref(column)} = ${wanted} then 1 end = 1`);
    }
    // Any day is later; a database uses the index for this, but not for "not null".
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
      // The first half lets the database use the index.
      rows = rows.where(
        sql<boolean>`${key} ${beyond}= ${place} and (${key} ${beyond} ${place} or number ${beyond} ${from})`,
      );
    }
    rows = rows.orderBy(key, direction);
  }
  const found = await rows.orderBy('number', direction).execute();
  return found.map(({ number }) => number);
}

/** Finds a lead's place in a sorted list; undefined if it was deleted or is not in the list. */
async function findPlace(store: Store, number: number, key: RawBuilder<string | number>) {
  const lead = await reader(store)
    .selectFrom('lead')
    .select(key.as('key'))
    .where('number', '=', number)
    .executeTakeFirst();
  return lead?.key ?? undefined;
}

/** Counts matching leads. A search is counted up to `COUNTED_MATCHES`; one more means "or more". */
export async function countMatchingLeads(store: Store, filter: LeadFilter): Promise<number> {
  const query = readLeadQuery(filter.query ?? '');
  const narrowed = toColumns(filter);
  if (query !== null) {
    const labels = listLeadLabels(narrowed);
    return searchIndex(store).count(reader(store), 'lead_search', { query, labels, limit: COUNTED_MATCHES + 1 });
  }
  if (narrowed.hasFollowUp) {
    // By follow-up day, because that index contains only these leads.
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
