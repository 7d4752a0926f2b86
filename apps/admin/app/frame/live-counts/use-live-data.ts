import { use, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { POLL_PARAM } from '../session/poll-param.ts';
import { LiveCountsContext } from './live-counts-context.ts';

/**
 * The data of a list's page, loaded again once the server says that something has changed. Only this page's data are: its forms, what
 * is typed, and what its action answered stay. While something is chosen, or has the focus, that the new list doesn't hold any more,
 * the list stays as it is.
 */
export function useLiveData<Data extends object>(loaderData: Data): Data {
  const { pathname, search } = useLocation();
  const { load, data: answered } = useFetcher<unknown>({ key: `live ${pathname}${search}` });
  // Of the same loader as `loaderData`: the page's own URL was asked.
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
    // What is chosen stands in the document alone, and is looked at again with each poll: it may not be chosen any more.
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
