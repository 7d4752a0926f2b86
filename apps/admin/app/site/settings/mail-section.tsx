import type { TestEmail } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';

export interface MailSectionProps {
  /** The default recipient of a test email. */
  readonly address: string;
  readonly testEmail: TestEmail | null;
  /** Whether a mail server is set here; the site’s environment may have one. */
  readonly hasServer: boolean;
  readonly error?: string | undefined;
}

const testPath = '/admin/settings/test-email';

/** Sends a test email the way that all emails go, and shows its state. */
export function MailSection({ address, testEmail, hasServer, error }: MailSectionProps) {
  const { state, formAction } = useNavigation();
  return (
    <section id="mail" aria-labelledby="mail-title" className="mt-10 scroll-mt-4">
      <h2 id="mail-title" className="font-serif text-heading">
        Test email
      </h2>
      <p className="mt-2 max-w-prose text-small text-ink-muted">
        Check that email works. Until it's set up, emails are held and sent later.
      </p>
      <Form method="post" action={testPath} preventScrollReset className="mt-4 flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <Field id="mail-address" label="Send a test email to" error={error}>
            <Input name="address" type="email" required defaultValue={address} autoComplete="email" />
          </Field>
        </div>
        <Button type="submit" variant="secondary" isPending={state !== 'idle' && formAction === testPath}>
          Send a test email
        </Button>
      </Form>
      <p role="status" className="mt-3">
        {testEmail === null ? '' : describe(testEmail, hasServer)}
      </p>
    </section>
  );
}

function quoteServer(reason: string | null): string {
  return reason === null ? 'The mail server gave no reason.' : `The mail server said: ${reason}`;
}

function describe({ state, attempts, lastError, sentAt }: TestEmail, hasServer: boolean): string {
  if (sentAt !== null) {
    return `Sent ${formatInstant(sentAt)}. Check the inbox and the spam folder.`;
  }
  if (state === 'failed') return `Couldn’t be sent. ${quoteServer(lastError)}`;
  if (attempts > 0) return `Not sent yet; we’ll try again. ${quoteServer(lastError)}`;
  if (hasServer) return 'Sending… If this takes more than a minute, the site may not be running.';
  return 'Not sent: email isn’t set up yet. It will go out once you save a mail server above.';
}
