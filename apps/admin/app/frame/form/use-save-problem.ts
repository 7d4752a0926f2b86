import { use, useEffect, useEffectEvent, useState } from 'react';
import { AccountContext } from './account-context.ts';
import { findSaveProblem, type SaveProblem } from './find-save-problem.ts';

const RECHECK_MS = 5_000;
/** Events that may have solved the problem: the connection is back, or the user returns from signing in. */
const SIGNS = ['online', 'focus'] as const;

/**
 * Why the last form wasn’t sent. It is checked again while shown, and becomes undefined once it is solved: “You’re
 * offline” must not outlast the outage.
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
