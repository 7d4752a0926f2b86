import { use, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { POLL_PARAM } from '../session/poll-param.ts';
import { LiveCountsContext } from './live-counts-context.ts';

/**
 * A list’s loader data, reloaded when the server reports a change. Forms, typed text and action results stay. While
 * the new list lacks something that is chosen or focused, the old list stays.
 */
export function useLiveData<Data extends object>(loaderData: Data): Data {
  const { pathname, search } = useLocation();
  const { load, data: answered } = useFetcher<unknown>({ key: `live ${pathname}${search}` });
  // The fetcher requests the page’s own URL, so it returns the same loader’s data.
  const polled = answered as Data | undefined;
  const { count, changedTo } = use(LiveCountsContext);
  const [shown, setShown] = useState({ loaderData, polled, data: loaderData });
  if (shown.loaderData !== loaderData) setShown({ loaderData, polled, data: loaderData });

  const loadAgain = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    params.set(POLL_PARAM, '');
    void load(`${pathname}?${params}`);
  });
  useEffect(() => {
    if (changedTo !== undefined) loadAgain();
  }, [changedTo]);

  const takePolled = useEffectEvent((found: Data | undefined) => {
    if (found === undefined || found === shown.polled || !holdsWhatIsInUse(found)) return;
    setShown({ loaderData, polled: found, data: found });
  });
  useEffect(() => {
    // A selection is known only to the DOM, and checked at each poll.
    // oxlint-disable-next-line react/set-state-in-effect
    if (count > 0) takePolled(polled);
  }, [polled, count]);
  return shown.data;
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

function holdsWhatIsInUse(data: object): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[name=chosen]:checked')];
  const focused = document.activeElement?.closest('tr, li, article')?.querySelector<HTMLInputElement>('[name=chosen]');
  const ids = [...boxes, ...(focused ? [focused] : [])].flatMap(({ value }) => UUID.exec(value)?.[0] ?? []);
  if (ids.length === 0) return true;
  const text = JSON.stringify(data);
  return ids.every((id) => text.includes(id));
}
