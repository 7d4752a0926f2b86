import type { KeptMailServer } from '@showroom/store/admin/mail-server';
import type { MailFault } from '@showroom/store/admin/explain-mail-failure';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Link } from 'react-router-dom';
import { MailSection, type MailSectionProps } from './mail-section.tsx';
import { ANSWERS_PATH } from './mail-test.ts';
import { SealedForm } from './sealed-form.tsx';
import { ServerFields, type MailServerOutcome } from './server-fields.tsx';
import { useServerForm } from './use-server-form.ts';

export interface MailPageProps extends Omit<MailSectionProps, 'hasServer'> {
  /** The mail server that is kept; null where that of the environment is used. */
  readonly server: KeptMailServer | null;
  /** The state that the form is filled from. */
  readonly revision: number;
  /** What the last test letter says is wrong with it, beside the control where it is put right. */
  readonly fault: MailFault | null;
  /** The server that answers are read from; null where none is set. */
  readonly answersFrom: string | null;
  /** What came of the form that was sent last. */
  readonly outcome?: MailServerOutcome | undefined;
}

const fresh = { host: '', port: '465', security: 'tls', username: '', sender: '' };

/** Through which mail server letters leave, and a test on the way that all of them go. */
export function MailPage({ server, revision, fault, answersFrom, outcome, ...test }: MailPageProps) {
  const lost = 'Type it again: the one that is kept cannot be opened on this machine. Letters wait until then';
  const { values, errorOf, passwordError } = useServerForm({ server, fresh, fault, outcome, lost });
  return (
    <div className="max-w-3xl">
      <Link
        to="/admin/dashboard/settings"
        className="inline-flex min-h-11 items-center text-ink-muted hover:text-ink hover:underline"
      >
        ← Settings
      </Link>
      <h1 className="mt-1 font-serif text-title">Mail</h1>
      <section id="server" aria-labelledby="server-title" className="mt-6 max-w-xl">
        <h2 id="server-title" className="font-serif text-heading">
          Mail server
        </h2>
        <p className="mt-2 text-small text-ink-muted">
          {server
            ? 'Letters leave through this server. It goes before the one that SMTP_URL names.'
            : 'None is set here: letters leave through the server that SMTP_URL names where the site is started, and wait if it names none. What you save here goes before it.'}{' '}
          A change is used within half a minute. Backups leave it out, with its password.
        </p>
        <SealedForm
          revision={revision}
          outcome={outcome}
          save="Save the mail server"
          forget={server ? 'Forget it, and use SMTP_URL' : undefined}
        >
          <ServerFields
            values={values}
            example="smtp.example.com"
            ports={['465', '587']}
            mayLackLogin
            isPasswordKept={server?.password === 'kept'}
            passwordError={passwordError}
            errorOf={errorOf}
          >
            <Field
              label="Sender"
              hint="An address, or Name <shop@example.com>. Empty: name and e-mail of the business"
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
          Answers of visitors
        </h2>
        <p className="mt-2 max-w-prose text-small text-ink-muted">
          {answersFrom === null
            ? 'What visitors answer to your letters arrives in your mailbox. It can stand with their lead as well.'
            : `What visitors answer to your letters is read from ${answersFrom}, and stands with their lead.`}
        </p>
        <Link to={ANSWERS_PATH} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {answersFrom === null ? 'Read answers from a mailbox' : 'The mailbox of answers'}
        </Link>
      </section>
    </div>
  );
}
