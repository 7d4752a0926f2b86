import { VERIFIED_EVENT, UNVERIFIED_EVENT, type Verification } from '@showroom/forms/verification-fields';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { explainWidgetFault, secretWords, type SecretState, type TrialHosts } from './explain-trial.ts';
import { VERIFICATION_PATH } from '../verification-path.ts';

export interface KeyTrialProps {
  readonly secret: SecretState;
  readonly keys: Verification;
  readonly hosts: TrialHosts;
}

/** A test of the keys: the secret by the server, the site key by the widget in this browser, and both by its token. */
export function KeyTrial({ secret, keys, hosts }: KeyTrialProps) {
  const { submit, data } = useFetcher<{ readonly words: string }>();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const place = form.current;
    if (place === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    place.addEventListener(
      VERIFIED_EVENT,
      () => {
        setFault('');
        // The widget’s own input has the token after the callback.
        setTimeout(() => void submit(place, { method: 'post', action: VERIFICATION_PATH }));
      },
      { signal },
    );
    place.addEventListener(
      UNVERIFIED_EVENT,
      (event) => setFault(explainWidgetFault(event instanceof CustomEvent ? String(event.detail) : '', hosts)),
      { signal },
    );
    void import('@showroom/forms/verification-element');
    return () => end.abort();
  }, [hosts, submit]);
  // A wrong secret is reported at its field, and any token would be refused because of it.
  if (secret === 'unknown' || secret === 'lost') {
    return <p className="mt-4 border-l-2 border-danger pl-4">Fix the secret key above first.</p>;
  }
  return (
    <form ref={form} className="mt-4 grid gap-3 border-l-2 border-hairline pl-4">
      <input type="hidden" name="intent" value="try" />
      <p>{secretWords[secret]}</p>
      <p className="hidden noscript:block">Testing the site key needs JavaScript.</p>
      <human-verification {...keys} purpose="try" className="block min-h-17 noscript:hidden" />
      <p role="status" className="font-medium">
        {fault === '' ? (data?.words ?? '') : fault}
      </p>
    </form>
  );
}
