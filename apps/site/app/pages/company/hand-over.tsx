import { handOverDelayMs } from '@showroom/catalog-data/limits';
import { Button } from '@showroom/ui/button';
import { Spinner } from '@showroom/ui/spinner';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

type State = 'counting' | 'opened' | 'blocked' | 'stopped';

/** Opens a partner's site in a new tab after a visible countdown that can be stopped. Otherwise there is a link. */
export function HandOver({ url }: { readonly url: string }) {
  const [state, setState] = useState<State>('counting');
  const [secondsLeft, setSecondsLeft] = useState(handOverDelayMs / SECOND_MS);
  const host = new URL(url).host;

  useEffect(() => {
    if (state !== 'counting') return;
    const tick = setInterval(() => setSecondsLeft((seconds) => Math.max(1, seconds - 1)), SECOND_MS);
    const opening = setTimeout(() => {
      // Without "noopener", which hides whether a tab was opened.
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      setState(tab ? 'opened' : 'blocked');
    }, handOverDelayMs);
    return () => {
      clearInterval(tick);
      clearTimeout(opening);
    };
  }, [state, url]);

  return (
    <div role="region" aria-label="To our partner" className="page-width mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md border border-hairline bg-paper-raised p-6 sm:p-8">
        <div className="noscript:hidden">
          <p role="status" className="flex items-center gap-3 font-medium">
            {state === 'counting' && <Spinner />}
            <span>{words[state]}</span>
          </p>
          {state === 'counting' && (
            <p className="figures mt-1 text-small text-ink-muted">
              {host} opens in a new tab in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            onClick={() => setState('stopped')}
            className="inline-flex min-h-11 items-center font-medium text-spruce underline underline-offset-4"
          >
            Open {host} in a new tab
          </a>
          {state === 'counting' && (
            <Button variant="secondary" className="noscript:hidden" onClick={() => setState('stopped')}>
              Stay here
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const words: Readonly<Record<State, string>> = {
  counting: 'Redirecting...',
  opened: 'Opened in a new tab. This page is still here.',
  blocked: 'Your browser blocked the new tab. Use the link to open it.',
  stopped: 'We’ve stopped the redirect. Use the link whenever you’re ready.',
};
