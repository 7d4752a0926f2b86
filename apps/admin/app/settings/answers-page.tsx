import type { KeptMailServer } from '@showroom/store/admin/mail-server';
import { Button } from '@showroom/ui/button';
import { Link, useNavigation } from 'react-router-dom';
import { formatInstant } from '../leads/format-instant.ts';
import { Form } from '../shell/form/form.tsx';
import { MAIL_PATH } from './mail-test.ts';
import { SealedForm } from './sealed-form.tsx';
import { ServerFields, type MailServerOutcome } from './server-fields.tsx';
import { UnreadEmails, type UnreadEmailsProps } from './unread-emails.tsx';
import { useServerForm } from './use-server-form.ts';
import { formatCount } from '../shell/count-words.ts';

/** What came of opening the mailbox. */
export type MailboxTest =
  | { readonly ok: true; readonly mailCount: number }
  | {
      readonly ok: false;
      /** What the server said. */
      readonly reason: string;
      /** What of the settings is wrong, where that can be told. */
      readonly fault?: { readonly field: string; readonly message: string } | undefined;
    };

export interface AnswersPageProps extends UnreadEmailsProps {
  /** The server that answers are read from; null where none is set. */
  readonly server: KeptMailServer | null;
  /** The state that the form is filled from. */
  readonly revision: number;
  /** When the mailbox was read last; null before the first time. */
  readonly lookedAt: string | null;
  /** Why it could not be read last; null when it could, or nobody has tried. */
  readonly trouble: (MailboxTest & { ok: false }) | null;
  /** What came of the form that was sent last. */
  readonly outcome?: MailServerOutcome | undefined;
  /** What came of the test that was asked for last. */
  readonly test?: MailboxTest | undefined;
}

const fresh = { host: '', port: '993', security: 'tls', username: '', sender: '' };

/** From which mailbox the answers of visitors are read, whether that works, and a test. */
export function AnswersPage({ server, revision, lookedAt, trouble, outcome, test, unread, retried }: AnswersPageProps) {
  const { state, formData } = useNavigation();
  const failed = test === undefined ? trouble : test.ok ? null : test;
  const { values, errorOf, passwordError } = useServerForm({
    server,
    fresh,
    fault: failed?.fault ?? null,
    outcome,
    lost: 'Type it again: the one that is kept cannot be opened on this machine. No answer is read until then',
  });
  return (
    <div className="max-w-xl">
      <Link to={MAIL_PATH} className="inline-flex min-h-11 items-center text-ink-muted hover:text-ink hover:underline">
        ← Mail
      </Link>
      <h1 className="mt-1 font-serif text-title">Answers of visitors</h1>
      <p className="mt-2 text-small text-ink-muted">
        {server
          ? 'The inbox of this mailbox is read every minute. What answers one of your letters stands with its lead; nothing in the mailbox is moved, marked or deleted, and of other mail nothing is kept.'
          : 'None is set: answers are in your mailbox alone. Set the mailbox that your letters are answered to, and what visitors answer stands with their lead. Nothing in it is moved, marked or deleted.'}{' '}
        Backups leave the server out, with its password.
      </p>
      <SealedForm
        revision={revision}
        outcome={outcome}
        save="Save the mailbox"
        forget={server ? 'Forget it, and read no answers' : undefined}
      >
        <ServerFields
          values={values}
          example="imap.example.com"
          ports={['993', '143']}
          mayLackLogin={false}
          isPasswordKept={server?.password === 'kept'}
          passwordError={passwordError}
          errorOf={errorOf}
        />
      </SealedForm>
      {server && (
        <section aria-labelledby="test-title" className="mt-10">
          <h2 id="test-title" className="font-serif text-heading">
            Does it work?
          </h2>
          <p className="mt-2 text-small text-ink-muted">
            {lookedAt === null ? 'It has not been read yet.' : `Read last: ${formatInstant(lookedAt)}`}
          </p>
          <Form method="post" preventScrollReset className="mt-3">
            <Button
              type="submit"
              variant="secondary"
              name="intent"
              value="test"
              isPending={state !== 'idle' && formData?.get('intent') === 'test'}
            >
              Open it now
            </Button>
          </Form>
          <p role="status" className={`mt-3 ${failed === null ? 'text-success' : 'text-danger'}`}>
            {state === 'idle' ? describe(test, failed) : ''}
          </p>
        </section>
      )}
      <UnreadEmails unread={unread} retried={retried} />
    </div>
  );
}

function describe(test: MailboxTest | undefined, failed: (MailboxTest & { ok: false }) | null): string {
  if (failed !== null) {
    const why = failed.fault === undefined ? '' : ` ${failed.fault.message}.`;
    return `It could not be opened.${why} The server said: ${failed.reason}`;
  }
  if (test?.ok !== true) return '';
  return `It opens. ${formatCount(test.mailCount)} ${test.mailCount === 1 ? 'mail lies' : 'mails lie'} in its inbox.`;
}
