import { useEffect, useRef, useState } from 'react';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { AskedAbout, type AskedAboutProps } from './asked-about.tsx';

type Provider = NonNullable<BusinessFacts['providerLinks']['contactForm']>;
type State = 'loading' | 'rendered' | 'no-render-function' | 'failed';

/** Options of the provider's function. */
const ICON = '/favicon.svg';

export interface ExternalContactFormProps extends Pick<AskedAboutProps, 'mailHref' | 'ownFormHref'> {
  readonly provider: Provider;
  /** The subject of the question; may be empty. */
  readonly about: string;
}

/**
 * The form of an external provider. Its stylesheet and script are removed with the page. While it loads, a placeholder is shown; if
 * the script or its render function is missing, a link to the form. The render function receives the endpoint and an icon, as
 * specified, then the container and the subject.
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
