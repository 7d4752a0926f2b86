import { Button } from '@showroom/ui/button';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { signInLinkClass, type SignInOutcome } from '../sign-in-parts/sign-in-frame.tsx';
import { usePasskeyPlace } from '../../frame/passkey/passkey-place.ts';
import { withAuthenticator } from '../../frame/passkey/with-authenticator.ts';

export interface PasskeySignInProps {
  /** The one origin that accepts passkeys. */
  readonly origin: string;
  readonly search: string;
}

/** Signing in with a passkey, if this browser supports it; otherwise a link to where it works, or nothing. */
export function PasskeySignIn({ origin, search }: PasskeySignInProps) {
  const place = usePasskeyPlace(origin);
  if (place === 'elsewhere') {
    return (
      <p className="mt-4">
        <a href={`${origin}/admin/login${search}`} className={signInLinkClass}>
          Sign in with a passkey at {new URL(origin).host}
        </a>
      </p>
    );
  }
  return place === 'here' ? <SignInHere search={search} /> : null;
}

/** Asks again, which aborts the last request, well before the challenge expires. */
const ASK_AGAIN_MS = 8 * 60 * 1000;

function SignInHere({ search }: Pick<PasskeySignInProps, 'search'>) {
  const { submit, state, data } = useFetcher<SignInOutcome>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = isAsking || state !== 'idle';
  const action = `/admin/login/passkey${search}`;

  // While the form waits, the browser suggests passkeys in the username field. Paused while a button asks for one.
  useEffect(() => {
    if (isBusy) return;
    let isOver = false;
    let abort = () => {};
    const offer = async () => {
      if (!(await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) || isOver) return;
      const outcome = await withAuthenticator(async ({ getPasskey, WebAuthnAbortService }) => {
        if (isOver) return { ok: false, message: null };
        abort = () => WebAuthnAbortService.cancelCeremony();
        return getPasskey({ isAutofill: true });
      });
      if (outcome.ok && !isOver) await submit({ answer: outcome.answer }, { method: 'post', action });
    };
    void offer();
    const timer = setInterval(() => void offer(), ASK_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      abort();
    };
  }, [action, isBusy, submit]);

  async function signIn() {
    setFailure(null);
    setIsAsking(true);
    try {
      const outcome = await withAuthenticator(({ getPasskey }) => getPasskey({ isAutofill: false }));
      if (outcome.ok) await submit({ answer: outcome.answer }, { method: 'post', action });
      else setFailure(outcome.message);
    } finally {
      setIsAsking(false);
    }
  }

  const error = failure ?? (isBusy ? null : data?.error) ?? null;
  return (
    <div className="mt-3 grid gap-3">
      <Button
        variant="secondary"
        isPending={isBusy}
        pendingLabel="Signing in..."
        onClick={() => {
          void signIn();
        }}
      >
        Sign in with a passkey
      </Button>
      <p role="alert" className="text-small text-danger">
        {error}
      </p>
    </div>
  );
}
