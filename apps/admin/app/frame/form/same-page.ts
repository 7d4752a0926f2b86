import { NavigationType, useLocation, useNavigationType, type NavigateOptions } from 'react-router-dom';

const SAME_PAGE = 'same page';

/** For a step of the router that gives the open page its lasting address: whoever types in it is left to go on. */
export const asSamePage: NavigateOptions = { replace: true, preventScrollReset: true, state: SAME_PAGE };

/** Whether the last step was one of those. One that comes back to such an address later opens its page again. */
export function useIsSamePage(): boolean {
  const { state }: { readonly state: unknown } = useLocation();
  return useNavigationType() === NavigationType.Replace && state === SAME_PAGE;
}
