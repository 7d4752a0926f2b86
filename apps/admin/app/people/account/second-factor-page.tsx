import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { countWords } from '../../frame/words/count-words.ts';
import { CopyButton } from '../../frame/parts/copy-button.tsx';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { AccountNavigation } from './account-navigation.tsx';
import type { QrCode } from './qr-code.server.ts';

export interface SecondFactorOutcome {
  /** Shown only once. */
  readonly backupCodes?: readonly string[];
  /** The former codes no longer work. */
  readonly isRenewed?: true;
  readonly failure?: { readonly error: string };
}

export interface SecondFactorPageProps {
  /** The current state; with the QR code while it is being turned on. */
  readonly factor:
    | { readonly state: 'off' }
    | { readonly state: 'pending'; readonly secret: string; readonly qrCode: QrCode }
    | { readonly state: 'on'; readonly backupCodesLeft: number };
  /** What came of the last button. */
  readonly outcome?: SecondFactorOutcome | undefined;
}

/** Turns two-step verification on and off, and shows backup codes. */
export function SecondFactorPage({ factor, outcome }: SecondFactorPageProps) {
  // The confirmation closes once there are new codes: another click would invalidate those being written down.
  const timesMade = useCountOf(outcome?.backupCodes ? outcome : undefined);
  return (
    <div className="max-w-2xl">
      <h1 className="font-serif text-title">Account</h1>
      <AccountNavigation />
      <section aria-labelledby="second-factor" className="mt-6 grid max-w-md gap-4">
        <h2 id="second-factor" className="font-serif text-heading">
          Two-step verification
        </h2>
        {outcome?.backupCodes && (
          <BackupCodes key={`codes ${timesMade}`} codes={outcome.backupCodes} isRenewed={outcome.isRenewed === true} />
        )}
        {factor.state === 'off' && <TurnOn error={outcome?.failure?.error} />}
        {factor.state === 'pending' && <Scan {...factor} outcome={outcome} />}
        {factor.state === 'on' && <IsOn key={`on ${timesMade}`} backupCodesLeft={factor.backupCodesLeft} />}
      </section>
    </div>
  );
}

function TurnOn({ error }: { readonly error: string | undefined }) {
  return (
    <>
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <p>
        Two-step verification is off. When it’s on, signing in also asks for a code from your phone, so a stolen
        password isn’t enough. You’ll need an authenticator app such as Google Authenticator, Microsoft Authenticator or
        1Password.
      </p>
      <ButtonForm intent="begin" button="Turn on" />
    </>
  );
}

function Scan({
  secret,
  qrCode,
  outcome,
}: {
  readonly secret: string;
  readonly qrCode: QrCode;
  readonly outcome: SecondFactorOutcome | undefined;
}) {
  const form = useFocusOnFault(outcome?.failure);
  return (
    <>
      <p>Scan this QR code with your authenticator app, then enter the 6-digit code.</p>
      {/* Dark on light in both colour schemes: some scanners can’t read it inverted. */}
      <svg
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
        className="w-full max-w-64 rounded-sm border border-hairline"
      >
        <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
        <path d={qrCode.path} fill="#000" />
      </svg>
      <p className="text-small">
        Can’t scan it? Enter this setup key in the app:{' '}
        <code className="select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Form ref={form} method="post" className="grid gap-5">
        <Field label="Code" hint="Six digits." isRequired error={outcome?.failure?.error}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="confirm">Turn on</SubmitButton>
          <Button type="submit" variant="secondary" name="intent" value="cancel" formNoValidate>
            Cancel
          </Button>
        </div>
      </Form>
    </>
  );
}

function IsOn({ backupCodesLeft }: { readonly backupCodesLeft: number }) {
  return (
    <>
      <p>
        {`Two-step verification is on. You have ${countWords(backupCodesLeft, 'backup code')} left.`}
        {backupCodesLeft < 3 && <span> Generate new ones before they run out.</span>}
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center hover:underline">
          Generate new backup codes
        </summary>
        <p className="mb-3 text-small text-ink-muted">Your old codes will stop working.</p>
        <ButtonForm intent="renew-codes" button="Generate new codes" />
      </details>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger hover:underline">
          Turn off
        </summary>
        <p className="mb-3 text-small text-ink-muted">You’ll sign in with just your password.</p>
        <ButtonForm intent="off" button="Turn off" />
      </details>
    </>
  );
}

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly isRenewed: boolean;
}

function BackupCodes({ codes, isRenewed }: BackupCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The clicked button has been replaced by one that does something else. A confirmation dialog restores the focus
  // first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="rounded-sm border border-hairline bg-paper-raised p-4">
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
          {isRenewed ? 'Your new backup codes' : 'Your backup codes'}
        </h3>
        <p className="mt-1 text-small">
          {isRenewed && <span>Your old codes no longer work. </span>}
          <span>
            Use these if you lose your phone. Each works once. Save or print them now; they won’t be shown again.
          </span>
        </p>
        <ul ref={list} className="figures mt-3 grid grid-cols-2 gap-x-6 gap-y-1">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <CopyButton from={list} name="codes" />
    </div>
  );
}

function ButtonForm({ intent, button }: { readonly intent: string; readonly button: string }) {
  return (
    <Form method="post">
      <SubmitButton intent={intent}>{button}</SubmitButton>
    </Form>
  );
}

function SubmitButton({ intent, children }: { readonly intent: string; readonly children: ReactNode }) {
  const { state, formData } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Button type="submit" name="intent" value={intent} isPending={isPending} className="justify-self-start">
      {children}
    </Button>
  );
}
