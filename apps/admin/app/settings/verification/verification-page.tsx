import type { KeptVerification } from '@showroom/store/admin/verification';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Link } from 'react-router-dom';
import { SealedForm, type SealedOutcome } from '../sealed-form.tsx';
import { useGoneWords } from '../use-gone-words.ts';
import { secretWords } from './explain-trial.ts';
import { KeyTrial, type KeyTrialProps } from './key-trial.tsx';
import { VERIFICATION_TRIAL_HREF } from './verification-path.ts';

/** What came of the form, or of a trial. */
export type VerificationOutcome = SealedOutcome<{ readonly siteKey: string }>;

export interface VerificationPageProps {
  /** The keys that are kept; null where the forms go without the check. */
  readonly kept: KeptVerification | null;
  /** The state that the form is filled from. */
  readonly revision: number;
  /** What is found out of the keys that are kept, where that was asked for. */
  readonly trial: KeyTrialProps | null;
  /** What came of the form that was sent last. */
  readonly outcome?: VerificationOutcome | undefined;
}

/** The keys of the service that tells people from robots at the site's forms, and a trial of them. */
export function VerificationPage({ kept, revision, trial, outcome }: VerificationPageProps) {
  const refused = outcome?.ok === false ? outcome : undefined;
  const goneWords = useGoneWords(outcome, 'secret');
  const errorOf = (field: string) => refused?.issues.find((issue) => issue.field === field)?.message;
  const ofTrial = trial?.secret === 'unknown' ? secretWords.unknown : undefined;
  const secretError =
    errorOf('secret') ??
    goneWords ??
    (outcome === undefined ? (kept?.secret === 'lost' ? secretWords.lost : ofTrial) : undefined);
  return (
    <div className="max-w-3xl">
      <Link
        to="/admin/dashboard/settings"
        className="inline-flex min-h-11 items-center text-ink-muted hover:text-ink hover:underline"
      >
        ← Settings
      </Link>
      <h1 className="mt-1 font-serif text-title">Human verification</h1>
      <section id="keys" aria-labelledby="keys-title" className="mt-6 max-w-xl">
        <h2 id="keys-title" className="font-serif text-heading">
          Keys of Cloudflare Turnstile
        </h2>
        <p className="mt-2 text-small text-ink-muted">
          {kept ? 'Every form of the site has the check.' : 'No keys are set: the forms go without the check.'} With
          both keys, visitors’ browsers show that a person sends a form. A request without a proof reaches you all the
          same, with a note beside it; a comment waits in its queue with a higher spam score. The site’s pages on
          privacy and accessibility say that the service is used. Cloudflare gives the keys, without charge:{' '}
          <a
            href="https://dash.cloudflare.com/?to=/:account/turnstile"
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            its dashboard, under Turnstile
          </a>
          . Backups leave them out.
        </p>
        <SealedForm
          revision={revision}
          outcome={outcome}
          save="Save the keys"
          forget={kept ? 'Forget them' : undefined}
        >
          <Field label="Site key" hint="Every visitor’s browser is told it" isRequired error={errorOf('siteKey')}>
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
            hint={kept?.secret === 'kept' ? 'One is kept, and shown to nobody. Empty leaves it' : undefined}
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
            Try the keys
          </h2>
          <p className="mt-2 text-small text-ink-muted">
            The service is asked about the secret, and this page shows the check as the forms do.
          </p>
          {trial && <KeyTrial key={revision} {...trial} />}
          {/* A page of its own: only that one may fetch something of the service. */}
          <a
            href={VERIFICATION_TRIAL_HREF}
            className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {trial ? 'Try again' : 'Try the keys that are kept'}
          </a>
        </section>
      )}
    </div>
  );
}
