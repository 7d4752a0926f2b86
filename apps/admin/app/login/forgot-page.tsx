import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Form, Link } from 'react-router-dom';
import { Door, DoorError, doorLinkLook } from './door.tsx';
import { useIsSending } from '../shell/form/use-is-sending.ts';

export interface ForgotPageProps {
  /** What came of the form; nothing before it was sent. */
  readonly outcome?: { readonly error: string | null } | undefined;
  /** The way back, which keeps where one was going. */
  readonly loginHref: string;
  /** Whether emails can leave. Default: true. */
  readonly isMailSetUp?: boolean;
}

/** Asks for a letter with a way to a new password. It never says whether an address is known. */
export function ForgotPage({ outcome, loginHref, isMailSetUp = true }: ForgotPageProps) {
  const isSending = useIsSending();
  const isSent = outcome?.error === null;
  if (!isMailSetUp) return <ForgotWithoutMail loginHref={loginHref} />;
  return (
    <Door title="Forgotten password" subtitle="We send a link to the e-mail address of your account.">
      <p role="status" className={isSent ? 'mt-4 text-success' : ''}>
        {isSent
          ? 'If this address belongs to an account, a letter was written to it. Its link is good for one hour.'
          : ''}
      </p>
      <Form method="post" className="mt-4 grid gap-5">
        <DoorError error={outcome?.error ?? null} />
        <Field label="E-mail" isRequired>
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Button type="submit" isPending={isSending} pendingLabel="Sending…">
          Send the link
        </Button>
      </Form>
      <p className="mt-4">
        <Link to={loginHref} className={doorLinkLook}>
          Back to the login
        </Link>
      </p>
      <p className="mt-2 text-small text-ink-muted">
        No letter? Whoever manages the users can give your account another address. The owner can also run{' '}
        <code>npx pnpm owner-password</code> on the computer that the shop runs on.
      </p>
    </Door>
  );
}

/** The same for every address: no email can leave, so none is asked for. */
function ForgotWithoutMail({ loginHref }: Pick<ForgotPageProps, 'loginHref'>) {
  return (
    <Door title="Forgotten password" subtitle="Email isn’t set up, so a link can’t be sent.">
      <p className="mt-4">
        Ask the owner of the shop for a new password. The owner can run <code>npx pnpm owner-password</code> on the
        computer that the shop runs on, which sets a new password for the owner’s account.
      </p>
      <p className="mt-4">
        <Link to={loginHref} className={doorLinkLook}>
          Back to the login
        </Link>
      </p>
    </Door>
  );
}
