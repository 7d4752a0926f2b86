import type { MailFault, SavedMailServer } from '@showroom/store/admin';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Link } from 'react-router-dom';
import { MailSection, type MailSectionProps } from './mail-section.tsx';
import { ANSWERS_PATH } from './mail-test.ts';
import { SealedForm } from './sealed-form.tsx';
import { ServerFields, type MailServerOutcome } from './server-fields.tsx';
import { useServerForm } from './use-server-form.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface MailPageProps extends Omit<MailSectionProps, 'hasServer'> {
  /** The saved mail server; null if the environment’s is used. */
  readonly server: SavedMailServer | null;
  /** The revision that the form is filled from. */
  readonly revision: number;
  /** What the last test email says is wrong, at the control to fix. */
  readonly fault: MailFault | null;
  /** The server of the reply mailbox; null if none is set. */
  readonly answersFrom: string | null;
  /** What came of the form that was sent last. */
  readonly outcome?: MailServerOutcome | undefined;
}

const fresh = { host: '', port: '465', security: 'tls', username: '', sender: '' };

/** The mail server for outgoing emails, and a test email. */
export function MailPage({ server, revision, fault, answersFrom, outcome, ...test }: MailPageProps) {
  const lost = 'Re-enter the password. Emails are on hold until you do.';
  const { values, errorOf, passwordError } = useServerForm({ server, fresh, fault, outcome, lost });
  return (
    <div className="max-w-3xl">
      <BackLink to="/admin/dashboard/settings">Settings</BackLink>
      <h1 className="mt-1 font-serif text-title">Email</h1>
      <section id="server" aria-labelledby="server-title" className="mt-6 max-w-xl">
        <h2 id="server-title" className="font-serif text-heading">
          Mail server
        </h2>
        <p className="mt-2 text-small text-ink-muted">
          {server
            ? 'Emails are sent through this server.'
            : "Email isn't set up yet, so nothing is being sent. Enter your mail server details below."}{' '}
          Changes take effect within 30 seconds. These email settings aren’t in your backups; keep a copy.
        </p>
        <SealedForm
          revision={revision}
          outcome={outcome}
          save="Save"
          forget={server ? 'Remove mail server' : undefined}
        >
          <ServerFields
            values={values}
            example="smtp.example.com"
            ports={['465', '587']}
            mayLackLogin
            hasSavedPassword={server?.password === 'kept'}
            passwordError={passwordError}
            errorOf={errorOf}
          >
            <Field
              label="From address"
              hint="e.g. Name <shop@example.com>. Leave blank to use your business name and email."
              error={errorOf('sender')}
            >
              <Input name="sender" defaultValue={values.sender} autoComplete="off" spellCheck={false} />
            </Field>
          </ServerFields>
        </SealedForm>
      </section>
      <MailSection
        {...test}
        hasServer={server !== null}
        error={fault?.field === 'address' ? fault.message : undefined}
      />
      <section aria-labelledby="answers-title" className="mt-10">
        <h2 id="answers-title" className="font-serif text-heading">
          Customer replies
        </h2>
        <p className="mt-2 max-w-prose text-small text-ink-muted">
          {answersFrom === null
            ? 'Replies go to your mailbox. Connect it to see them on the lead too.'
            : `Customer replies are read from ${answersFrom} and shown on their lead.`}
        </p>
        <Link to={ANSWERS_PATH} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {answersFrom === null ? 'Connect a mailbox' : 'Mailbox settings'}
        </Link>
      </section>
    </div>
  );
}
