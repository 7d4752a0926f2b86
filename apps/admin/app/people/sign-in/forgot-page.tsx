import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Form, Link } from 'react-router-dom';
import { SignInFrame, SignInError, signInLinkClass } from '../sign-in-parts/sign-in-frame.tsx';
import { useIsSending } from '../../frame/form/use-is-sending.ts';

export interface ForgotPageProps {
  /** What came of the form; nothing before it was sent. */
  readonly outcome?: { readonly error: string | null } | undefined;
  /** The login’s URL with the page to return to. */
  readonly loginHref: string;
  /** Whether emails can be sent. Default: true. */
  readonly isMailSetUp?: boolean;
}

/** Requests a password reset email. It never reveals whether an address is known. */
export function ForgotPage({ outcome, loginHref, isMailSetUp = true }: ForgotPageProps) {
  const isSending = useIsSending();
  const isSent = outcome?.error === null;
  if (!isMailSetUp) return <ForgotWithoutMail loginHref={loginHref} />;
  return (
    <SignInFrame title="Reset your password" subtitle="We'll email you a link to reset your password.">
      <p role="status" className={isSent ? 'mt-4 text-success' : ''}>
        {isSent ? "If there's an account with that email, we've sent a link. It works for one hour." : ''}
      </p>
      <Form method="post" className="mt-4 grid gap-5">
        <SignInError error={outcome?.error ?? null} />
        <Field label="Email" isRequired>
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Button type="submit" isPending={isSending} pendingLabel="Sending…">
          Send link
        </Button>
      </Form>
      <p className="mt-4">
        <Link to={loginHref} className={signInLinkClass}>
          Back to sign in
        </Link>
      </p>
      <p className="mt-2 text-small text-ink-muted">
        No email? Ask an admin to check the email address on your account. The owner can contact the person who set up
        the website; they can reset the password.
      </p>
    </SignInFrame>
  );
}

/** The same for every address: emails can’t be sent, so none is requested. */
function ForgotWithoutMail({ loginHref }: Pick<ForgotPageProps, 'loginHref'>) {
  return (
    <SignInFrame title="Reset your password" subtitle="Email isn’t set up, so a link can’t be sent.">
      <p className="mt-4">
        Ask the shop owner for a new password. If you’re the owner, contact the person who set up your website; they can
        reset it.
      </p>
      <p className="mt-4">
        <Link to={loginHref} className={signInLinkClass}>
          Back to sign in
        </Link>
      </p>
    </SignInFrame>
  );
}
