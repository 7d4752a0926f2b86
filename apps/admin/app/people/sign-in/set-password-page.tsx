import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Form, Link } from 'react-router-dom';
import { SignInFrame, signInLinkClass } from '../sign-in-parts/sign-in-frame.tsx';
import { PasswordField } from '../../frame/form/password-field.tsx';
import { useIsSending } from '../../frame/form/use-is-sending.ts';

export interface SetPasswordPageProps {
  /** The purpose of the emailed link. */
  readonly purpose: 'invitation' | 'password-reset';
  /** The link’s account; null if the link no longer works. */
  readonly account: { readonly name: string; readonly username: string } | null;
  /** How long a password is at least. */
  readonly shortest: number;
  /** What is wrong with the password that was sent. */
  readonly error: string | null;
}

/** Sets a password from an invitation or a reset link. */
export function SetPasswordPage({ purpose, account, shortest, error }: SetPasswordPageProps) {
  const isSending = useIsSending();
  if (account === null) {
    return (
      <SignInFrame title="This link doesn’t work" subtitle="It may be incomplete, expired or already used.">
        <p className="mt-4">
          {purpose === 'invitation'
            ? 'If you’ve already set a password, sign in with your username. If not, ask the person who invited you for a new link.'
            : 'You can request a new one.'}
        </p>
        <p className="mt-2">
          <Link to={purpose === 'invitation' ? '/admin/login' : '/admin/login/forgot'} className={signInLinkClass}>
            {purpose === 'invitation' ? 'Go to sign in' : 'Request a new link'}
          </Link>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={purpose === 'invitation' ? `Welcome, ${account.name}` : 'Reset your password'}
      subtitle="Choose a password."
    >
      <Form method="post" className="mt-6 grid gap-5">
        {/* For password managers, which save the two together. */}
        <Field label="Username">
          <Input name="username" autoComplete="username" value={account.username} readOnly />
        </Field>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${shortest} characters.`}
          error={error ?? undefined}
          minLength={shortest}
        />
        <Button type="submit" isPending={isSending}>
          Set password
        </Button>
      </Form>
    </SignInFrame>
  );
}
