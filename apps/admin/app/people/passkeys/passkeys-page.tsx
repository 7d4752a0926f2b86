import type { CreationOptions, NoRelyingParty, PasskeySummary, RelyingParty } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { AccountNavigation } from '../account/account-navigation.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { usePasskeyPlace } from '../../frame/passkey/passkey-place.ts';
import { withAuthenticator } from '../../frame/passkey/with-authenticator.ts';

export interface PasskeysOutcome {
  /** What the browser should create. */
  readonly options?: CreationOptions;
  readonly words?: string;
  readonly failure?:
    | { readonly at: 'add'; readonly message: string }
    | { readonly at: 'rename'; readonly id: string; readonly name: string; readonly message: string };
}

export interface PasskeysPageProps {
  /** The newest first. */
  readonly passkeys: readonly PasskeySummary[];
  /** The relying party, or why passkeys can’t be created here. */
  readonly party: RelyingParty | NoRelyingParty;
  /** What came of the last button. */
  readonly outcome?: PasskeysOutcome | undefined;
}

/** The user’s passkeys: a fingerprint, a face or a device’s PIN instead of password and code. */
export function PasskeysPage({ passkeys, party, outcome }: PasskeysPageProps) {
  const page = useFocusOnFault<HTMLDivElement>(outcome?.failure);
  return (
    <div ref={page} className="max-w-2xl">
      <h1 className="font-serif text-title">Account</h1>
      <AccountNavigation />
      <section aria-labelledby="passkeys" className="mt-6 grid gap-4">
        <div>
          <h2 id="passkeys" className="font-serif text-heading">
            Passkeys
          </h2>
          <p className="mt-1 max-w-md">
            Sign in with your fingerprint, face or device PIN instead of a password. Fake websites can’t steal a
            passkey. Your password still works.
          </p>
          <p role="status" className="mt-2 text-success">
            {outcome?.words}
          </p>
        </div>
        {passkeys.length > 0 && (
          <ul className="border-t border-hairline">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={`${passkey.id} ${passkey.name}`}
                passkey={passkey}
                isElsewhere={typeof party === 'string' || party.rpId !== passkey.rpId}
                failure={outcome?.failure}
              />
            ))}
          </ul>
        )}
        {typeof party === 'string' ? (
          <NoPasskeysHere why={party} />
        ) : (
          <AddPasskey key={passkeys.length} party={party} outcome={outcome} />
        )}
      </section>
    </div>
  );
}

interface PasskeyRowProps {
  readonly passkey: PasskeySummary;
  /** Whether it belongs to another host. */
  readonly isElsewhere: boolean;
  readonly failure: PasskeysOutcome['failure'];
}

function PasskeyRow({ passkey, isElsewhere, failure }: PasskeyRowProps) {
  const { id, name, rpId, createdAt, lastUsedAt } = passkey;
  const own = failure?.at === 'rename' && failure.id === id ? failure : undefined;
  const hidden = <input type="hidden" name="passkey" value={id} />;
  return (
    <li className="border-b border-hairline py-3">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="figures text-small text-ink-muted">
        Added <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,{' '}
        {lastUsedAt === null ? (
          <span>not used yet</span>
        ) : (
          <span>
            last used <time dateTime={lastUsedAt}>{formatInstant(lastUsedAt)}</time>
          </span>
        )}
      </p>
      {isElsewhere && <p className="text-small text-warning">Created for {rpId}, so it doesn’t work here.</p>}
      <div className="grid gap-x-8 sm:flex">
        <details open={own !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center hover:underline">
            Rename<span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" className="mb-3 grid max-w-md gap-3">
            {hidden}
            <Field label="Name" isRequired error={own?.message}>
              <Input name="name" autoComplete="off" maxLength={100} required defaultValue={own?.name ?? name} />
            </Field>
            <Button type="submit" variant="secondary" name="intent" value="rename" className="justify-self-start">
              Save name
            </Button>
          </Form>
        </details>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger hover:underline">
            Remove<span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" className="mb-3 grid max-w-md gap-3">
            {hidden}
            <p className="text-small">You’ll need another way to sign in.</p>
            <Button type="submit" variant="danger" name="intent" value="remove" className="justify-self-start">
              Remove this passkey
            </Button>
          </Form>
        </details>
      </div>
    </li>
  );
}

interface AddPasskeyProps {
  readonly party: RelyingParty;
  readonly outcome: PasskeysOutcome | undefined;
}

function AddPasskey({ party, outcome }: AddPasskeyProps) {
  const place = usePasskeyPlace(party.origin);
  const { state, formData } = useNavigation();
  const intent = state === 'idle' ? undefined : formData?.get('intent');
  const { isMaking, message } = useMakePasskey(outcome?.options);
  if (place === 'unknown') {
    return (
      <noscript>
        <p className="text-ink-muted">Adding a passkey needs JavaScript.</p>
      </noscript>
    );
  }
  if (place === 'no-browser') {
    return (
      <p className="text-ink-muted">This browser doesn’t support passkeys. Try an up-to-date browser or your phone.</p>
    );
  }
  if (place === 'elsewhere') {
    return (
      <p className="text-ink-muted">
        Passkeys don’t work at this address. Add yours at{' '}
        <a
          href={`${party.origin}/admin/account/passkeys`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
        >
          {new URL(party.origin).host}
        </a>
        .
      </p>
    );
  }
  const failure = outcome?.failure?.at === 'add' ? outcome.failure.message : undefined;
  return (
    <Form method="post" className="grid max-w-md gap-2">
      <p role="alert" className="text-small text-danger">
        {failure ?? message}
      </p>
      <Button
        type="submit"
        name="intent"
        value="begin"
        isPending={isMaking || intent === 'begin' || intent === 'add'}
        pendingLabel="Waiting for your device…"
        className="justify-self-start"
      >
        Add a passkey
      </Button>
    </Form>
  );
}

/** Creates the requested passkey in the browser, once, and submits it. */
function useMakePasskey(options: CreationOptions | undefined) {
  const submit = useSubmit();
  const made = useRef<CreationOptions>(undefined);
  const [failed, setFailed] = useState<{ readonly options: CreationOptions; readonly message: string | null }>();
  useEffect(() => {
    if (options === undefined || made.current === options) return;
    made.current = options;
    const make = async () => {
      const outcome = await withAuthenticator(({ makePasskey }) => makePasskey(options));
      if (outcome.ok) await submit({ intent: 'add', answer: outcome.answer }, { method: 'post' });
      else setFailed({ options, message: outcome.message });
    };
    void make();
  }, [options, submit]);
  const isFailed = failed !== undefined && failed.options === options;
  return {
    isMaking: options !== undefined && !isFailed,
    message: isFailed ? (failed.message ?? undefined) : undefined,
  };
}

function NoPasskeysHere({ why }: { readonly why: NoRelyingParty }) {
  return (
    <p className="text-ink-muted">
      {why === 'number'
        ? 'Passkeys need a domain name, not an IP address. Ask the person who manages your server to set ADMIN_URL.'
        : 'Passkeys need HTTPS. See docs/deploy.md for how to set it up.'}
    </p>
  );
}
