import { useEffect, useState } from 'react';
import { POLL_PARAM } from '../session/poll-param.ts';
import { LIVE_COUNTS_PATH, parseLiveCounts, type LiveCounts } from './live-counts.ts';
import type { LastPoll } from './live-counts-context.ts';

/** News show within fifteen seconds, response time included. */
const PERIOD_MS = 10_000;
const PATIENCE_MS = 4_000;

/**
 * The current live counts: as loaded with the page, then polled every ten seconds while it is visible, and
 * immediately on return to it. A failed poll (offline, signed out) changes nothing.
 *
 * @param loaded the frame’s latest data
 */
export function useLiveCounts(loaded: LiveCounts): { readonly liveCounts: LiveCounts; readonly lastPoll: LastPoll } {
  const [{ last, liveCounts, count }, setState] = useState({ last: loaded, liveCounts: loaded, count: 0 });
  if (last !== loaded) setState({ last: loaded, liveCounts: loaded, count });

  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden' || !navigator.onLine) return;
      isAsking = true;
      const asked = await fetchLiveCounts();
      isAsking = false;
      if (asked !== undefined) setState((state) => ({ ...state, liveCounts: asked, count: state.count + 1 }));
    };
    const onSign = () => void ask();
    const timer = setInterval(onSign, PERIOD_MS);
    addEventListener('focus', onSign);
    document.addEventListener('visibilitychange', onSign);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', onSign);
      document.removeEventListener('visibilitychange', onSign);
    };
  }, []);

  const changedTo = liveCounts.signature === loaded.signature ? undefined : liveCounts.signature;
  return { liveCounts, lastPoll: { count, changedTo } };
}

async function fetchLiveCounts(): Promise<LiveCounts | undefined> {
  try {
    const response = await fetch(`${LIVE_COUNTS_PATH}?${POLL_PARAM}`, {
      // A redirect to the login is not followed: the page stays, with what is being typed.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? parseLiveCounts(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
