import type { TabCounts } from '../navigation/dashboards.ts';

/** What an open page asks for again and again, to show what is new. */
export interface LiveCounts {
  /** Of the badges. */
  readonly counts: TabCounts;
  /** The lead that came last; null where there is none, and for those who may not see leads. */
  readonly newestLead: { readonly id: string; readonly name: string } | null;
  /** Another one means that some list has changed. */
  readonly signature: string;
}

export const LIVE_COUNTS_PATH = '/admin/pulse';

/** Reads an answer of the server; undefined for anything else. */
export function parseLiveCounts(answer: unknown): LiveCounts | undefined {
  const { counts, newestLead, signature }: Partial<LiveCounts> = Object(answer);
  if (typeof signature !== 'string' || typeof counts !== 'object' || newestLead === undefined) return undefined;
  return { counts, newestLead, signature };
}
