import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useIsSamePage } from './same-page.ts';

/**
 * What the page's action answered last: it stays until a form of the page is sent again, or another page is opened. React Router
 * forgets it sooner: when the page is loaded again (a poll, an upload), when an autosave gives it its lasting URL, and when a link
 * leads to a part of it (`#main`). Errors would then vanish before anyone has fixed them.
 */
export function useLastAnswer<Answer>(actionData: Answer | undefined): Answer | undefined {
  const location = useLocation();
  const isSamePage = useIsSamePage();
  const isPosting = useNavigation().formMethod === 'POST';
  const [seen, setSeen] = useState({ location, isPosting, actionData, answer: actionData });
  if (seen.location === location && seen.isPosting === isPosting && seen.actionData === actionData) return seen.answer;
  const before = seen.location;
  const isStillHere =
    before.key === location.key ||
    isSamePage ||
    (before.pathname === location.pathname && before.search === location.search && before.hash !== location.hash);
  // A form that was sent and answered with nothing, as by the way back to its own page, has nothing to say any more.
  const answer = actionData ?? (isStillHere && !seen.isPosting ? seen.answer : undefined);
  setSeen({ location, isPosting, actionData, answer });
  return answer;
}
