import { NavigationType, useLocation, useNavigationType, type NavigateOptions } from 'react-router-dom';

const SAME_PAGE = 'same page';

/** For a navigation that gives an open page its permanent URL while someone types. */
export const asSamePage: NavigateOptions = { replace: true, preventScrollReset: true, state: SAME_PAGE };

/** Whether the last navigation was of that kind. Returning to such a URL later opens the page again. */
export function useIsSamePage(): boolean {
  const { state }: { readonly state: unknown } = useLocation();
  return useNavigationType() === NavigationType.Replace && state === SAME_PAGE;
}
