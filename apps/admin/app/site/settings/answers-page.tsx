import type { SavedMailServer } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { useNavigation } from 'react-router-dom';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { Form } from '../../frame/form/form.tsx';
import { MAIL_PATH } from './mail-test.ts';
import { SealedForm } from './sealed-form.tsx';
import { ServerFields, type MailServerOutcome } from './server-fields.tsx';
import { UnreadEmails, type UnreadEmailsProps } from './unread-emails.tsx';
import { useServerForm } from './use-server-form.ts';
import { formatCount } from '../../frame/words/count-words.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export type MailboxTest =
  | { readonly ok: true; readonly mailCount: number }
  | {
      readonly ok: false;
      /** The server’s message. */
      readonly reason: string;
      /** The invalid setting, if known. */
      readonly fault?: { readonly field: string; readonly message: string } | undefined;
    };

export interface AnswersPageProps extends UnreadEmailsProps {
  /** The mailbox’s server; null if none is set. */
  readonly server: SavedMailServer | null;
  /** The revision that the form is filled from. */
  readonly revision: number;
  /** When the mailbox was last read; null before the first time. */
  readonly lookedAt: string | null;
  /** Why it couldn’t be read last; otherwise null. */
  readonly trouble: (MailboxTest & { ok: false }) | null;
  /** What came of the form that was sent last. */
  readonly outcome?: MailServerOutcome | undefined;
  /** What came of the test that was asked for last. */
  readonly test?: MailboxTest | undefined;
}

const fresh = { host: '', port: '993', security: 'tls', username: '', sender: '' };

/** The mailbox for customer replies: its settings, its state, and a test. */
export function AnswersPage({ server, revision, lookedAt, trouble, outcome, test, unread, retried }: AnswersPageProps) {
  const { state, formData } = useNavigation();
  const failed = test === undefined ? trouble : test.ok ? null : test;
  const { values, errorOf, passwordError } = useServerForm({
    server,
    fresh,
    fault: failed?.fault ?? null,
    outcome,
    lost: 'Enter the password again: the saved one can’t be decrypted on this server. Replies aren’t read until you do.',
  });
  return (
    <div className="max-w-xl">
      <BackLink to={MAIL_PATH}>Email</BackLink>
      <h1 className="mt-1 font-serif text-title">Customer replies</h1>
      <p className="mt-2 text-small text-ink-muted">
        {server
          ? "We check this inbox every minute and add replies to the matching lead. Your mailbox isn't changed, and other emails aren't saved."
          : 'Not set up: replies go to your mailbox only. Connect the mailbox customers reply to, and their replies also appear on the lead. Nothing in the mailbox is moved, marked or deleted.'}{' '}
        These email settings aren’t in your backups; keep a copy.
      </p>
      <SealedForm
        revision={revision}
        outcome={outcome}
        save="Save mailbox"
        forget={server ? 'Disconnect mailbox' : undefined}
      >
        <ServerFields
          values={values}
          example="imap.example.com"
          ports={['993', '143']}
          mayLackLogin={false}
          hasSavedPassword={server?.password === 'kept'}
          passwordError={passwordError}
          errorOf={errorOf}
        />
      </SealedForm>
      {server && (
        <section aria-labelledby="test-title" className="mt-10">
          <h2 id="test-title" className="font-serif text-heading">
            Test connection
          </h2>
          <p className="mt-2 text-small text-ink-muted">
            {lookedAt === null ? 'Not checked yet.' : `Last checked: ${formatInstant(lookedAt)}`}
          </p>
          <Form method="post" preventScrollReset className="mt-3">
            <Button
              type="submit"
              variant="secondary"
              name="intent"
              value="test"
              isPending={state !== 'idle' && formData?.get('intent') === 'test'}
            >
              Test now
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
    return `Couldn't connect.${why} The server said: ${failed.reason}`;
  }
  if (test?.ok !== true) return '';
  return `Connected. ${formatCount(test.mailCount)} ${test.mailCount === 1 ? 'email' : 'emails'} in the inbox.`;
}
