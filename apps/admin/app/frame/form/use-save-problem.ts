import { use, useEffect, useEffectEvent, useState } from 'react';
import { AccountContext } from './account-context.ts';
import { findObstacle, type Obstacle } from './find-save-problem.ts';

const LOOK_AGAIN_MS = 5_000;
/** What may have put an end to it: the connection is back, or the owner comes back from signing in in another tab. */
const SIGNS = ['online', 'focus'] as const;

/**
 * What kept the last form from being sent. It is looked at again while it is shown, and undefined once nothing stands in the way:
 * "there is no connection" must not outlast that.
 */
export function useObstacle(): [Obstacle | undefined, (found: Obstacle | undefined) => void] {
  const [obstacle, setObstacle] = useState<Obstacle>();
  const accountId = use(AccountContext);
  const lookAgain = useEffectEvent(async () => {
    setObstacle(await findObstacle(accountId, { isPoll: true }));
  });
  const isMet = obstacle !== undefined;
  useEffect(() => {
    if (!isMet) return undefined;
    const look = () => void lookAgain();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    for (const sign of SIGNS) addEventListener(sign, look);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, look);
    };
  }, [isMet]);
  return [obstacle, setObstacle];
}
