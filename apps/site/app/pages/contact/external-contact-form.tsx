import { useEffect, useRef, useState } from 'react';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';

type Provider = NonNullable<BusinessFacts['providerLinks']['contactForm']>;
type State = 'loading' | 'rendered' | 'no-render-function' | 'failed';

/**
 * The form of an outside provider, where the owner has set one up: its stylesheet and script are added while the page is
 * shown and taken away after. Its three states are the specification's: loading, a script without its render function,
 * and a script that did not come; the last two offer the form in a tab of its own.
 */
export function ExternalContactForm({ provider }: { readonly provider: Provider }) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    const stylesheet = document.createElement('link');
    stylesheet.rel = 'stylesheet';
    stylesheet.href = provider.stylesheetUrl;
    const script = document.createElement('script');
    script.src = provider.scriptUrl;
    script.async = true;
    script.addEventListener('load', () => {
      const render: unknown = Reflect.get(window, provider.renderFunction);
      if (typeof render !== 'function' || !container.current) return setState('no-render-function');
      try {
        render(provider.endpoint, container.current);
        setState('rendered');
      } catch {
        setState('failed');
      }
    });
    script.addEventListener('error', () => setState('failed'));
    document.head.append(stylesheet, script);
    return () => {
      stylesheet.remove();
      script.remove();
    };
  }, [provider]);

  return (
    <div data-slot="external-contact-form" data-state={state}>
      <div ref={container} />
      <div role="status" className="noscript:hidden">
        {state === 'loading' && <p>Loading contact form...</p>}
        {state === 'no-render-function' && (
          <>
            <p>Loading contact form...</p>
            <p className="mt-2 text-ink-muted">If the form doesn't load, please try:</p>
          </>
        )}
        {state === 'failed' && <p>Failed to load contact form</p>}
      </div>
      {state !== 'rendered' && (
        <a
          href={provider.endpoint}
          target="_blank"
          rel="noopener"
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Open Contact Form in New Tab
        </a>
      )}
    </div>
  );
}
