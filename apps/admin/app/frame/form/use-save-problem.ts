import { use, useEffect, useEffectEvent, useState } from 'react';
import { AccountContext } from './account-context.ts';
import { findSaveProblem, type SaveProblem } from './find-save-problem.ts';

const RECHECK_MS = 5_000;
/** What may have put an end to it: the connection is back, or the owner comes back from signing in in another tab. */
const SIGNS = ['online', 'focus'] as const;

/**
 * What kept the last form from being sent. It is looked at again while it is shown, and undefined once nothing stands in the way:
 * "there is no connection" must not outlast that.
 */
export function useSaveProblem(): [SaveProblem | undefined, (found: SaveProblem | undefined) => void] {
  const [saveProblem, setSaveProblem] = useState<SaveProblem>();
  const accountId = use(AccountContext);
  const checkAgain = useEffectEvent(async () => {
    setSaveProblem(await findSaveProblem(accountId, { isPoll: true }));
  });
  const isMet = saveProblem !== undefined;
  useEffect(() => {
    if (!isMet) return undefined;
    const look = () => void checkAgain();
    const timer = setInterval(look, RECHECK_MS);
    for (const sign of SIGNS) addEventListener(sign, look);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, look);
    };
  }, [isMet]);
  return [saveProblem, setSaveProblem];
}
