import { useEffect, useState } from 'react';
import { POLL_PARAM } from '../session/poll-param.ts';
import { LIVE_COUNTS_PATH, parseLiveCounts, type LiveCounts } from './live-counts.ts';
import type { LastPoll } from './live-counts-context.ts';

/** What is new shows within fifteen seconds, an answer that takes its time included. */
const PERIOD_MS = 10_000;
/** How long a server may take to answer. */
const PATIENCE_MS = 4_000;

/**
 * How things stand: as the page was loaded, and from then on as the server says. It is asked every ten seconds while the page can be
 * seen, and at once when the owner comes back to it. What cannot be answered (no connection, signed out) changes nothing.
 *
 * @param loaded as the frame was loaded last
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
      // To the login, once the session has ended: the page stays, with what is being typed.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? parseLiveCounts(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
