import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Form, Link } from 'react-router-dom';
import { Door, doorLinkLook } from './door.tsx';
import { PasswordField } from '../shell/form/password-field.tsx';
import { useIsSending } from '../shell/form/use-is-sending.ts';

export interface SetPasswordPageProps {
  /** What the link in the letter is for. */
  readonly purpose: 'invitation' | 'password-reset';
  /** Whose password it is; null when the link is good for nothing any more. */
  readonly account: { readonly name: string; readonly username: string } | null;
  /** How long a password is at least. */
  readonly shortest: number;
  /** What is wrong with the password that was sent. */
  readonly error: string | null;
}

/** Where the links of invitations and of forgotten passwords lead: a password of one's own. */
export function SetPasswordPage({ purpose, account, shortest, error }: SetPasswordPageProps) {
  const isSending = useIsSending();
  if (account === null) {
    return (
      <Door title="This link has ended" subtitle="It was used, or its time is over.">
        <p className="mt-4">
          {purpose === 'invitation'
            ? 'If you have set a password with it, sign in with that and your e-mail address. If not, ask whoever invited you for a new link.'
            : 'Ask for a new letter: it takes a minute.'}
        </p>
        <p className="mt-2">
          <Link to={purpose === 'invitation' ? '/admin/login' : '/admin/login/forgot'} className={doorLinkLook}>
            {purpose === 'invitation' ? 'To the login' : 'Send me another link'}
          </Link>
        </p>
      </Door>
    );
  }
  return (
    <Door
      title={purpose === 'invitation' ? `Welcome, ${account.name}` : 'A new password'}
      subtitle="Choose the password that you sign in with."
    >
      <Form method="post" className="mt-6 grid gap-5">
        {/* For password managers, which keep the two together. */}
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
          Set the password
        </Button>
      </Form>
    </Door>
  );
}
