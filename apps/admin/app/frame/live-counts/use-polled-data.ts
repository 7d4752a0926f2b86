import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { POLL_PARAM } from '../session/poll-param.ts';

const PERIOD_MS = 2_000;

/**
 * The data of a page, loaded again every two seconds for as long as something is under way there, such as a backup. No one has asked for
 * it, so it doesn't extend the session.
 */
export function usePolledData<Data extends object>(loaderData: Data, isUnderWay: (data: Data) => boolean): Data {
  const { pathname, search } = useLocation();
  const { load, data: answered } = useFetcher<unknown>({ key: `poll ${pathname}${search}` });
  // Of the same loader as `loaderData`: the page's own URL was asked.
  const polled = answered as Data | undefined;
  const [shown, setShown] = useState({ loaderData, polled, data: loaderData });
  if (shown.loaderData !== loaderData) setShown({ loaderData, polled, data: loaderData });
  else if (polled !== undefined && polled !== shown.polled) setShown({ loaderData, polled, data: polled });

  const loadAgain = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    params.set(POLL_PARAM, '');
    void load(`${pathname}?${params}`);
  });
  const isWaiting = isUnderWay(shown.data);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(loadAgain, PERIOD_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return shown.data;
}
