import { createContext } from 'react';

/** What the last poll said. */
export interface LastPoll {
  /** Counts the polls. */
  readonly count: number;
  /** What lists look like now; undefined while that is how the page was loaded. */
  readonly changedTo: string | undefined;
}

export const LiveCountsContext = createContext<LastPoll>({ count: 0, changedTo: undefined });
