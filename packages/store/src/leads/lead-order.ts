import { leadStatuses } from './lead-status.ts';

export type LeadSortKey = 'received' | 'name' | 'status' | 'value' | 'due';

export interface LeadOrder {
  /** `due` is the follow-up day: a list sorted by it contains only leads that have one. */
  readonly by: LeadSortKey;
  readonly isDescending: boolean;
}

const ranks = leadStatuses.map((status, rank) => `when '${status}' then ${rank}`).join(' ');

/**
 * SQL expressions that lists are sorted by. Their indexes use the same expressions. A lead without a value sorts below one worth
 * 0.
 */
export const leadSortKeys = {
  name: 'sort_name',
  status: `case status ${ranks} end`,
  value: 'coalesce(value_cents, -1)',
  due: 'follow_up_on',
} as const satisfies Readonly<Record<Exclude<LeadSortKey, 'received'>, string>>;
