import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Form, Link } from 'react-router-dom';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import {
  SignInFrame,
  SignInError,
  signInLinkClass,
  useClearedError,
  useFieldInFocus,
  type SignInOutcome,
} from '../sign-in-parts/sign-in-frame.tsx';
import { PasswordField } from '../../frame/form/password-field.tsx';
import { useIsSending } from '../../frame/form/use-is-sending.ts';

/** The outcome of the last try, with the typed name: without scripts the page is rendered again. */
export type LoginOutcome = (SignInOutcome & { readonly username?: string }) | undefined;

export interface LoginPageProps {
  /** What the last try came to; nothing before the first. */
  readonly outcome?: LoginOutcome;
  /** Shown in a demo; otherwise null. */
  readonly demoPassword: string | null;
  /** The page’s query with the page to return to; the reset link keeps it. */
  readonly search?: string;
  /** The user who just set a password in this browser; otherwise null. */
  readonly newPasswordUser?: string | null;
  /** Where passkeys work; null if no one has one. */
  readonly passkeyOrigin?: string | null;
}

/** The sign-in form. */
export function LoginPage({
  outcome,
  demoPassword,
  search = '',
  newPasswordUser = null,
  passkeyOrigin = null,
}: LoginPageProps) {
  const isSending = useIsSending();
  const [error, clearError] = useClearedError(outcome);
  // After a try, its outcome is the message.
  const isPasswordNew = newPasswordUser !== null && outcome === undefined;
  const password = useFieldInFocus(isPasswordNew ? 'new-password' : null);

  return (
    <SignInFrame title="Admin Login" subtitle="Access the blog management dashboard">
      {isPasswordNew && (
        <p role="status" className="mt-4 text-success">
          Your password is set. You can now sign in.
        </p>
      )}
      <Form method="post" className="mt-6 grid gap-5" onInput={clearError}>
        <SignInError error={error} />
        <Field label="Username" isRequired>
          <Input
            name="username"
            autoComplete={passkeyOrigin === null ? 'username' : 'username webauthn'}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={outcome?.username ?? newPasswordUser ?? ''}
            required
          />
        </Field>
        <PasswordField ref={password} label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" isPending={isSending} pendingLabel="Signing in...">
          Sign in
        </Button>
      </Form>
      {passkeyOrigin !== null && <PasskeySignIn origin={passkeyOrigin} search={search} />}
      <p className="mt-4">
        <Link to={`/admin/login/forgot${search}`} className={signInLinkClass}>
          Forgot your password?
        </Link>
      </p>
      {demoPassword && (
        <aside aria-labelledby="demo" className="mt-4 rounded-sm bg-warning-surface p-4 text-small text-warning">
          <h2 id="demo" className="font-medium">
            Temporary Credentials
          </h2>
          <p className="mt-1">
            Username: <code>owner</code>
            <br />
            Password: <code>{demoPassword}</code>
          </p>
          <p className="mt-2">Change these in production!</p>
        </aside>
      )}
    </SignInFrame>
  );
}
