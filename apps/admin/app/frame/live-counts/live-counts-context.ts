import { createContext } from 'react';

export interface LastPoll {
  readonly count: number;
  /** The new signature of the lists; undefined while the page is up to date. */
  readonly changedTo: string | undefined;
}

export const LiveCountsContext = createContext<LastPoll>({ count: 0, changedTo: undefined });
