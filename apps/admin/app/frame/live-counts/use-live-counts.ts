import { useEffect, useState } from 'react';
import { POLL_PARAM } from '../session/poll-param.ts';
import { PULSE_PATH, readPulse, type Pulse } from './live-counts.ts';
import type { Beat } from './live-counts-context.ts';

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
export function usePulse(loaded: Pulse): { readonly pulse: Pulse; readonly beat: Beat } {
  const [{ last, pulse, count }, setState] = useState({ last: loaded, pulse: loaded, count: 0 });
  if (last !== loaded) setState({ last: loaded, pulse: loaded, count });

  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden' || !navigator.onLine) return;
      isAsking = true;
      const asked = await fetchPulse();
      isAsking = false;
      if (asked !== undefined) setState((state) => ({ ...state, pulse: asked, count: state.count + 1 }));
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

  const changedTo = pulse.signature === loaded.signature ? undefined : pulse.signature;
  return { pulse, beat: { count, changedTo } };
}

async function fetchPulse(): Promise<Pulse | undefined> {
  try {
    const response = await fetch(`${PULSE_PATH}?${POLL_PARAM}`, {
      // To the login, once the session has ended: the page stays, with what is being typed.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? readPulse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
