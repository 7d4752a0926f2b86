import { useState } from 'react';

export interface Wanted {
  /** Whether anything is to be drawn of it. */
  readonly isWanted: boolean;
  /** Whether it is to be drawn out of sight, as a window's `isAhead` does. */
  readonly isAhead: boolean;
  /** The press that will ask for it has begun: a pointer came over its button. */
  readonly wantSoon: () => void;
  /** It was asked for. */
  readonly want: () => void;
}

/**
 * Whether a window has been wanted. A finger stays down for about a tenth of a second: as long as a phone takes to draw
 * what its press opens. A press that turns out to be a scroll leaves it drawn and unseen.
 */
export function useWanted(): Wanted {
  const [isWanted, setIsWanted] = useState(false);
  const [isAhead, setIsAhead] = useState(false);
  return {
    isWanted,
    isAhead,
    wantSoon: () => (setIsWanted(true), setIsAhead(true)),
    want: () => (setIsWanted(true), setIsAhead(false)),
  };
}
