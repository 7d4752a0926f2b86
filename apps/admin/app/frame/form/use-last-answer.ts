import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useIsSamePage } from './same-page.ts';

/**
 * The last action result. It stays until a form of the page is sent again, or another page opens. React Router drops
 * it earlier: on revalidation (a poll, an upload), when an autosave gives the page its permanent URL, and on a link
 * within the page (`#main`). Errors would disappear before they are fixed.
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
  // A form answered without data has no message.
  const answer = actionData ?? (isStillHere && !seen.isPosting ? seen.answer : undefined);
  setSeen({ location, isPosting, actionData, answer });
  return answer;
}
