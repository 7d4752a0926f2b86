import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { CopyButton } from '../shell/copy-button.tsx';
import { Form } from '../shell/form/form.tsx';
import { useCountOf } from '../shell/form/use-count-of.ts';
import { useFocusOnFault } from '../shell/form/use-focus-on-fault.ts';
import { AccountNavigation } from './account-navigation.tsx';
import type { QrCode } from './qr-code.server.ts';

/** What came of a button. */
export interface SecondFactorOutcome {
  /** Shown this once. */
  readonly backupCodes?: readonly string[];
  /** There were others, which open nothing any more. */
  readonly isRenewed?: true;
  readonly failure?: { readonly error: string };
}

export interface SecondFactorPageProps {
  /** How it stands; with what a phone scans while it is being turned on. */
  readonly factor:
    | { readonly state: 'off' }
    | { readonly state: 'pending'; readonly secret: string; readonly qrCode: QrCode }
    | { readonly state: 'on'; readonly backupCodesLeft: number };
  /** What came of the last button. */
  readonly outcome?: SecondFactorOutcome | undefined;
}

/** Turns the second factor on and off: a code of the phone beside the password, and codes on paper for when it is lost. */
export function SecondFactorPage({ factor, outcome }: SecondFactorPageProps) {
  // Its boxes are closed once there are new codes: a second press would end those that are being written down.
  const timesMade = useCountOf(outcome?.backupCodes ? outcome : undefined);
  return (
    <div className="max-w-2xl">
      <h1 className="font-serif text-title">Account</h1>
      <AccountNavigation />
      <section aria-labelledby="second-factor" className="mt-6 grid max-w-md gap-4">
        <h2 id="second-factor" className="font-serif text-heading">
          Second factor
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
        It is off. With it, signing in also asks for a code that your phone shows: whoever learns your password alone
        does not get in. You need an authenticator app, such as the one of your password manager.
      </p>
      <ButtonForm intent="begin" button="Turn it on" />
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
      <p>Scan this with your authenticator app, then type the code that it shows.</p>
      {/* Dark on light in either scheme: not every scanner reads it the other way round. */}
      <svg
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        role="img"
        aria-label="QR code with the secret of your account"
        shapeRendering="crispEdges"
        className="w-full max-w-64 rounded-sm border border-hairline"
      >
        <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
        <path d={qrCode.path} fill="#000" />
      </svg>
      <p className="text-small">
        On this phone, or without a camera? Type this secret into the app:{' '}
        <code className="select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Form ref={form} method="post" className="grid gap-5">
        <Field label="Code" hint="Six digits." isRequired error={outcome?.failure?.error}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="confirm">Turn it on</SubmitButton>
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
        {`It is on. ${backupCodesLeft === 1 ? 'One backup code is' : `${backupCodesLeft} backup codes are`} left.`}
        {backupCodesLeft < 3 && <span> Make new ones before they run out.</span>}
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center hover:underline">
          Make new backup codes
        </summary>
        <p className="mb-3 text-small text-ink-muted">The old ones end.</p>
        <ButtonForm intent="renew-codes" button="Make new codes" />
      </details>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger hover:underline">
          Turn it off
        </summary>
        <p className="mb-3 text-small text-ink-muted">Signing in then asks for the password alone.</p>
        <ButtonForm intent="off" button="Turn it off" />
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
  // What was pressed is gone, and what stands in its place does something else. A window that asked who one is gives the focus back first.
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
          {isRenewed && <span>These are new: the former ones have ended. </span>}
          <span>
            For when the phone is lost: each signs you in once. Print them or write them down now, they are not shown
            again.
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
