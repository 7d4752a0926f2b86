import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Form, Link } from 'react-router-dom';
import {
  SignInFrame,
  SignInError,
  signInLinkClass,
  useClearedError,
  useFieldInFocus,
  type SignInOutcome,
} from '../sign-in-parts/sign-in-frame.tsx';
import { useIsSending } from '../../frame/form/use-is-sending.ts';

export interface LoginCodePageProps {
  /** The outcome of the last try; undefined before. */
  readonly outcome?: SignInOutcome;
  /** Whether a backup code is asked for instead of one from the phone. */
  readonly isBackup: boolean;
  /** The URL that asks for the other kind. */
  readonly otherHref: string;
}

/** The second step of the login: a code from the phone, or a backup code. */
export function LoginCodePage({ outcome, isBackup, otherHref }: LoginCodePageProps) {
  const isSending = useIsSending();
  const field = useFieldInFocus(outcome ?? (isBackup ? 'backup' : 'phone'));
  const [error, clearError] = useClearedError(outcome);
  return (
    <SignInFrame
      title="Two-step verification"
      subtitle={isBackup ? 'Enter one of your backup codes.' : 'Enter the code from your authenticator app.'}
    >
      <Form method="post" className="mt-6 grid gap-5" onInput={clearError}>
        <SignInError error={error} />
        {isBackup ? (
          <Field label="Backup code" hint="10 characters. Each code works once." isRequired>
            <Input
              ref={field}
              key="backup"
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </Field>
        ) : (
          <Field label="Code" hint="6-digit code" isRequired>
            <Input ref={field} key="phone" name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </Field>
        )}
        <Button type="submit" isPending={isSending} pendingLabel="Signing in...">
          Sign in
        </Button>
      </Form>
      <p className="mt-4">
        <Link to={otherHref} replace className={signInLinkClass}>
          {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
        </Link>
      </p>
    </SignInFrame>
  );
}
