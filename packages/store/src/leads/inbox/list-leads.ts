import type { LeadKind } from '../lead-kind.ts';
import { leadCondition } from './lead-filter.ts';
import type { LeadFilter } from './lead-filter.ts';
import type { LeadStatus } from '../lead-status.ts';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

export type { LeadFilter } from './lead-filter.ts';

/** Leads on one page of the inbox, unless asked otherwise. */
export const LEADS_PER_PAGE = 25;
const LARGEST_PAGE = 100;

/** One line of the inbox. */
export interface LeadSummary {
  id: string;
  reference: string;
  kind: LeadKind;
  status: LeadStatus;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subjectLabel: string | null;
  message: string;
  fileCount: number;
  isSuspected: boolean;
  isRead: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface LeadPage {
  leads: LeadSummary[];
  /** Leads that pass the filter, on all pages. */
  total: number;
  /** The page shown, counted from 1: the last one when the one asked for does not exist. */
  page: number;
  pageCount: number;
  pageSize: number;
}

/** One page of the leads that pass a filter, newest first. */
export async function listLeads(
  store: Store,
  options: LeadFilter & { page?: number | undefined; pageSize?: number | undefined } = {},
): Promise<LeadPage> {
  const pageSize = whole(options.pageSize ?? LEADS_PER_PAGE, LARGEST_PAGE);
  const { total } = await reader(store)
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => leadCondition(eb, options))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = whole(options.page ?? 1, pageCount);
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
      'created_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('lead_file')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('lead_file.lead_id', '=', 'lead.id')
        .as('file_count'),
    )
    .where((eb) => leadCondition(eb, options))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
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
    createdAt: row.created_at,
  }));
  return { leads, total, page, pageCount, pageSize };
}

export interface LeadCounts {
  byStatus: Record<LeadStatus, number>;
  total: number;
  unread: number;
  suspected: number;
}

/** How many leads stand at each status, and how many are unread or suspected. */
export async function countLeadsByStatus(store: Store): Promise<LeadCounts> {
  const rows = await reader(store)
    .selectFrom('lead')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number>('is_read').as('read'),
      eb.fn.sum<number>('is_suspected').as('suspected'),
    ])
    .groupBy('status')
    .execute();
  const counts: LeadCounts = {
    byStatus: { new: 0, 'in-progress': 0, quoted: 0, won: 0, lost: 0, archived: 0 },
    total: 0,
    unread: 0,
    suspected: 0,
  };
  for (const { status, total, read, suspected } of rows) {
    counts.byStatus[status] = total;
    counts.total += total;
    counts.unread += total - read;
    counts.suspected += suspected;
  }
  return counts;
}

/** A page number or size from a URL: whole, at least 1. */
function whole(value: number, largest: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), largest) : 1;
}
