import { useEffect, useRef, useState } from 'react';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { AskedAbout, type AskedAboutProps } from './asked-about.tsx';

type Provider = NonNullable<BusinessFacts['providerLinks']['contactForm']>;
type State = 'loading' | 'rendered' | 'no-render-function' | 'failed';

/** What the provider's function may show beside its form. */
const ICON = '/favicon.svg';

export interface ExternalContactFormProps extends Pick<AskedAboutProps, 'mailHref' | 'ownFormHref'> {
  readonly provider: Provider;
  /** What the visitor asks about, for a function that takes it; empty where it is nothing in particular. */
  readonly about: string;
}

/**
 * The form of an outside provider, where the owner has set one up: its stylesheet and script are added while the page is
 * shown and taken away after. Its three states are the specification's: loading, a script without its render function,
 * and a script that did not come; the last two offer the form in a tab of its own. The render function is called with the
 * form's endpoint and an icon, as the specification has it, then with the element to draw in and what is asked about.
 */
export default function ExternalContactForm({ provider, about, ...ways }: ExternalContactFormProps) {
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
        render(provider.endpoint, new URL(ICON, location.href).href, container.current, about);
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
  }, [provider, about]);

  return (
    <div data-slot="external-contact-form" data-state={state}>
      {about && <AskedAbout about={about} {...ways} />}
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
