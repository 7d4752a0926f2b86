import { leadStatuses } from './lead-status.ts';

/** How a list of leads can be sorted. */
export type LeadSortKey = 'received' | 'name' | 'status' | 'value' | 'due';

export interface LeadOrder {
  /** `due` is the day to follow up: leads without one are not in such a list. */
  readonly by: LeadSortKey;
  readonly isDescending: boolean;
}

const ranks = leadStatuses.map((status, rank) => `when '${status}' then ${rank}`).join(' ');

/**
 * What lists of leads are sorted by, as SQL: the same words stand in the indexes that such lists are read from. What is worth
 * nothing yet is worth less than what is worth nothing.
 */
export const leadSortKeys = {
  name: 'sort_name',
  status: `case status ${ranks} end`,
  value: 'coalesce(value_cents, -1)',
  due: 'follow_up_on',
} as const satisfies Readonly<Record<Exclude<LeadSortKey, 'received'>, string>>;
