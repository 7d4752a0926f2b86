import { createContext } from 'react';

/** What the last poll said. */
export interface Beat {
  /** Counts the polls. */
  readonly count: number;
  /** What lists look like now; undefined while that is how the page was loaded. */
  readonly changedTo: string | undefined;
}

export const PulseContext = createContext<Beat>({ count: 0, changedTo: undefined });
