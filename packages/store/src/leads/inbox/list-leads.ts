import { COUNTED_MATCHES, countMatchingLeads, findLeadNumbers } from './lead-filter.ts';
import type { LeadFilter } from './lead-filter.ts';
import type { Lead } from './find-lead.ts';
import type { LeadOrder } from '../lead-order.ts';
import type { LeadStatus } from '../lead-status.ts';
import { reader } from '../../database/handles.ts';
import { rememberUnchanged } from '../../database/remember-unchanged.ts';
import type { Store } from '../../store.ts';

export type { LeadFilter } from './lead-filter.ts';

/** Default page size of the inbox. */
export const LEADS_PER_PAGE = 25;
const LARGEST_PAGE = 100;
const LISTED_ANSWERED = 10;

export interface LeadSummary extends Pick<
  Lead,
  | 'id'
  | 'reference'
  | 'kind'
  | 'status'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'message'
  | 'isSuspected'
  | 'isRead'
  | 'hasNewResponse'
  | 'valueCents'
  | 'followUpOn'
  | 'createdAt'
> {
  subjectLabel: string | null;
  fileCount: number;
}

export interface LeadPage {
  leads: LeadSummary[];
  /** Matching leads on all pages; at most `COUNTED_MATCHES` for a search. */
  total: number;
  /** More match than `total` says. */
  isMore: boolean;
  /** Value of `above` for the previous page; null on the first. */
  previous: number | null;
  /** Value of `below` for the next page; null on the last. */
  next: number | null;
}

export interface LeadPageOptions extends LeadFilter {
  order?: LeadOrder | undefined;
  /** Lists the page below the lead with this number. */
  below?: number | undefined;
  /** Lists the page above the lead with this number. */
  above?: number | undefined;
  pageSize?: number | undefined;
}

/**
 * Lists a page of matching leads, the first by default. If the page has become empty, or the leads above don't fill it, the first
 * page is returned.
 */
export async function listLeads(store: Store, options: LeadPageOptions = {}): Promise<LeadPage> {
  const pageSize = whole(options.pageSize ?? LEADS_PER_PAGE, LARGEST_PAGE);
  const [{ numbers, previous, next }, counted] = await Promise.all([
    findPage(store, options, pageSize),
    countMatchingLeads(store, options),
  ]);
  const rows = await reader(store)
    .selectFrom('lead')
    .select([
      'id',
      'reference',
      'kind',
      'status',
      'first_name',
      'last_name',
      'email',
      'phone',
      'subject_label',
      'message',
      'is_suspected',
      'is_read',
      'has_new_response',
      'value_cents',
      'follow_up_on',
      'number',
      'created_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('lead_file')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('lead_file.lead_id', '=', 'lead.id')
        .as('file_count'),
    )
    // Some databases refuse an empty list.
    .where('number', 'in', numbers.length === 0 ? [0] : numbers)
    .execute();
  rows.sort((one, other) => numbers.indexOf(one.number) - numbers.indexOf(other.number));
  const leads = rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    subjectLabel: row.subject_label,
    message: row.message,
    fileCount: row.file_count ?? 0,
    isSuspected: row.is_suspected === 1,
    isRead: row.is_read === 1,
    hasNewResponse: row.has_new_response === 1,
    valueCents: row.value_cents,
    followUpOn: row.follow_up_on,
    createdAt: row.created_at,
  }));
  const isCountedAll = (options.query ?? '').trim() === '' && options.hasFollowUp !== true;
  const isMore = !isCountedAll && counted > COUNTED_MATCHES;
  return { leads, total: isMore ? COUNTED_MATCHES : counted, isMore, previous, next };
}

interface FoundPage {
  numbers: number[];
  previous: number | null;
  next: number | null;
}

async function findPage(store: Store, options: LeadPageOptions, pageSize: number): Promise<FoundPage> {
  const { order, below, above } = options;
  // One more than is shown tells whether there are more.
  const limit = pageSize + 1;
  if (above !== undefined) {
    const found = await findLeadNumbers(store, options, { limit, order, above });
    if (found.length < limit) return findPage(store, { ...options, above: undefined }, pageSize);
    const numbers = found.slice(0, pageSize).toReversed();
    return { numbers, previous: numbers[0] ?? null, next: numbers.at(-1) ?? null };
  }
  const found = await findLeadNumbers(store, options, { limit, order, below });
  const [first] = found;
  if (first === undefined && below !== undefined) return findPage(store, { ...options, below: undefined }, pageSize);
  const numbers = found.slice(0, pageSize);
  const isFirst =
    first === undefined ||
    below === undefined ||
    (await findLeadNumbers(store, options, { limit: 1, order, above: first })).length === 0;
  return {
    numbers,
    previous: isFirst ? null : first,
    next: found.length > pageSize ? (numbers.at(-1) ?? null) : null,
  };
}

export interface LeadCounts {
  byStatus: Record<LeadStatus, number>;
  total: number;
  unread: number;
  /** Unread leads whose visitor replied. */
  answered: number;
  suspected: number;
}

/** Counts the leads by status, and those unread or suspected. Every page of the admin needs it. */
export const countLeadsByStatus = rememberUnchanged(async (store): Promise<Readonly<LeadCounts>> => {
  const counts: LeadCounts = {
    byStatus: { new: 0, contacted: 0, quoted: 0, won: 0, lost: 0, archived: 0 },
    total: 0,
    unread: 0,
    answered: 0,
    suspected: 0,
  };
  const rows = await reader(store).selectFrom('lead_count').selectAll().execute();
  for (const { status, is_read: isRead, is_suspected: isSuspected, count } of rows) {
    counts.byStatus[status] += count;
    counts.total += count;
    if (isRead === 0) counts.unread += count;
    if (isSuspected === 1) counts.suspected += count;
  }
  const answered = await reader(store)
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('has_new_response', '=', 1)
    .executeTakeFirstOrThrow();
  counts.answered = answered.count;
  return counts;
});

export type AnsweredLead = Pick<Lead, 'id' | 'reference' | 'firstName' | 'lastName'>;

/** Lists these leads in the order they came, up to a limit. */
export async function listAnsweredLeads(store: Store): Promise<AnsweredLead[]> {
  return reader(store)
    .selectFrom('lead')
    .select(['id', 'reference', 'first_name as firstName', 'last_name as lastName'])
    .where('has_new_response', '=', 1)
    .orderBy('number')
    .limit(LISTED_ANSWERED)
    .execute();
}

function whole(value: number, largest: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), largest) : 1;
}
