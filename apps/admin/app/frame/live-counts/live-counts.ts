import type { TabCounts } from '../navigation/dashboards.ts';

export interface LiveCounts {
  readonly counts: TabCounts;
  /** The newest lead; null without one, and for users without access to leads. */
  readonly newestLead: { readonly id: string; readonly name: string } | null;
  readonly signature: string;
}

export const LIVE_COUNTS_PATH = '/admin/pulse';

/** Parses a response; undefined for anything else. */
export function parseLiveCounts(answer: unknown): LiveCounts | undefined {
  const { counts, newestLead, signature }: Partial<LiveCounts> = Object(answer);
  if (typeof signature !== 'string' || typeof counts !== 'object' || newestLead === undefined) return undefined;
  return { counts, newestLead, signature };
}
