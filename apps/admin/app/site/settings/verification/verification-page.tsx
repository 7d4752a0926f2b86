import type { SavedVerification } from '@showroom/store/admin';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { SealedForm, type SealedOutcome } from '../sealed-form.tsx';
import { useRetypeHint } from '../use-retype-hint.ts';
import { secretWords } from './explain-trial.ts';
import { KeyTrial, type KeyTrialProps } from './key-trial.tsx';
import { VERIFICATION_TRIAL_HREF } from '../verification-path.ts';
import { BackLink } from '../../../frame/parts/back-link.tsx';

export type VerificationOutcome = SealedOutcome<{ readonly siteKey: string }>;

export interface VerificationPageProps {
  /** The saved keys; null if forms have no verification. */
  readonly kept: SavedVerification | null;
  /** The revision that the form is filled from. */
  readonly revision: number;
  /** The outcome of a requested test of the saved keys. */
  readonly trial: KeyTrialProps | null;
  /** What came of the form that was sent last. */
  readonly outcome?: VerificationOutcome | undefined;
}

/** The keys of the verification service for the site’s forms, and a test of them. */
export function VerificationPage({ kept, revision, trial, outcome }: VerificationPageProps) {
  const refused = outcome?.ok === false ? outcome : undefined;
  const retypeHint = useRetypeHint(outcome, 'secret key');
  const errorOf = (field: string) => refused?.issues.find((issue) => issue.field === field)?.message;
  const ofTrial = trial?.secret === 'unknown' ? secretWords.unknown : undefined;
  const secretError =
    errorOf('secret') ??
    retypeHint ??
    (outcome === undefined ? (kept?.secret === 'lost' ? secretWords.lost : ofTrial) : undefined);
  return (
    <div className="max-w-3xl">
      <BackLink to="/admin/dashboard/settings">Settings</BackLink>
      <h1 className="mt-1 font-serif text-title">Spam protection</h1>
      <section id="keys" aria-labelledby="keys-title" className="mt-6 max-w-xl">
        <h2 id="keys-title" className="font-serif text-heading">
          Cloudflare Turnstile keys
        </h2>
        <p className="mt-2 text-small text-ink-muted">
          {kept
            ? 'Keys saved. Test them below to make sure your forms are protected: with wrong keys, every form gets through unchecked.'
            : 'Off. Your forms aren’t protected by Turnstile.'}{' '}
          Turnstile checks that a person is filling in your forms. Requests that fail the check still reach you, flagged
          as possible spam. Get free keys from{' '}
          <a
            href="https://dash.cloudflare.com/?to=/:account/turnstile"
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            the Cloudflare dashboard, under Turnstile
          </a>
          . They aren’t included in backups.
        </p>
        <SealedForm revision={revision} outcome={outcome} save="Save keys" forget={kept ? 'Remove keys' : undefined}>
          <Field
            label="Site key"
            hint="Not secret: it’s part of every page with a form."
            isRequired
            error={errorOf('siteKey')}
          >
            <Input
              name="siteKey"
              defaultValue={refused?.values.siteKey ?? kept?.siteKey ?? ''}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field
            label="Secret key"
            hint={kept?.secret === 'kept' ? 'A secret key is saved. Leave blank to keep it.' : undefined}
            isRequired={kept === null}
            error={secretError}
          >
            <Input name="secret-key" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
        </SealedForm>
      </section>
      {kept && (
        <section id="try" aria-labelledby="try-title" className="mt-10 max-w-xl scroll-mt-4">
          <h2 id="try-title" className="font-serif text-heading">
            Test keys
          </h2>
          <p className="mt-2 text-small text-ink-muted">
            We check the secret key with Cloudflare. Below you’ll see the check exactly as your customers do.
          </p>
          {trial && <KeyTrial key={revision} {...trial} />}
          {/* A separate page: only it may load the service’s script. */}
          <a
            href={VERIFICATION_TRIAL_HREF}
            className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {trial ? 'Test again' : 'Test keys'}
          </a>
        </section>
      )}
    </div>
  );
}
