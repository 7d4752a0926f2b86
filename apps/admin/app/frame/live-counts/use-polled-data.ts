import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { POLL_PARAM } from '../session/poll-param.ts';

const PERIOD_MS = 2_000;

/**
 * Loader data, reloaded every two seconds while something such as a backup is running. It is a poll, so it doesn’t
 * extend the session.
 */
export function usePolledData<Data extends object>(loaderData: Data, isUnderWay: (data: Data) => boolean): Data {
  const { pathname, search } = useLocation();
  const { load, data: answered } = useFetcher<unknown>({ key: `poll ${pathname}${search}` });
  // The fetcher requests the page’s own URL, so it returns the same loader’s data.
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
