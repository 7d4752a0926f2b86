import type { KeptMailServer } from '@showroom/store/admin/mail-server';
import type { MailFault } from '@showroom/store/admin/explain-mail-failure';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../shell/form/form.tsx';
import { UnsavedChangesGuard } from '../shell/dialogs/unsaved-changes-guard.tsx';
import { MailSection, type MailSectionProps } from './mail-section.tsx';

/** What stands in the controls of the form, apart from the password, which is never shown. */
export type MailServerValues = Readonly<Record<'host' | 'port' | 'security' | 'username' | 'sender', string>>;

/** What came of the form, with what was typed where it was not kept. */
export type MailServerOutcome =
  | { readonly ok: true; readonly words: string }
  | {
      readonly ok: false;
      readonly words: string;
      /** The state that the next try goes on from. */
      readonly from: number;
      readonly values: MailServerValues;
      /** A password was typed, which no answer brings back. */
      readonly hadPassword: boolean;
      readonly issues: readonly { readonly field: string; readonly message: string }[];
    };

export interface MailPageProps extends MailSectionProps {
  /** The mail server that is kept; null where that of the environment is used. */
  readonly server: KeptMailServer | null;
  /** The state that the form is filled from. */
  readonly revision: number;
  /** What the last test letter says is wrong with it, beside the control where it is put right. */
  readonly fault: MailFault | null;
  /** What came of the form that was sent last. */
  readonly outcome?: MailServerOutcome | undefined;
}

const securities = [
  { value: 'tls', label: 'TLS from the start (often port 465)' },
  { value: 'starttls', label: 'STARTTLS (often port 587)' },
  { value: 'none', label: 'None: only for a server on this machine' },
];
const fresh: MailServerValues = { host: '', port: '465', security: 'tls', username: '', sender: '' };

/** Through which mail server letters leave, and a test on the way that all of them go. */
export function MailPage({ server, revision, fault, outcome, ...test }: MailPageProps) {
  const { state, formData } = useNavigation();
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const refused = outcome?.ok === false ? outcome : undefined;
  const [drawnWith] = useState(outcome);
  const isPasswordGone = refused?.hadPassword === true && refused === drawnWith;
  const values = refused?.values ?? (server ? { ...server, port: String(server.port) } : fresh);
  const errorOf = (field: string) =>
    refused?.issues.find((issue) => issue.field === field)?.message ??
    (outcome === undefined && fault?.field === field ? fault.message : undefined);
  const passwordError =
    errorOf('password') ??
    (isPasswordGone ? 'Type it again: no page that is sent back has a password in it' : undefined) ??
    (outcome === undefined && server?.password === 'lost'
      ? 'Type it again: the one that is kept cannot be opened on this machine. Letters wait until then'
      : undefined);
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
        <p role="status" className={`mt-2 ${outcome?.ok === false ? 'text-danger' : 'text-success'}`}>
          {state === 'idle' ? outcome?.words : ''}
        </p>
        <UnsavedChangesGuard>
          <Form
            // What was typed stays in a form that was refused, the password too; in a page that was sent back it is gone.
            key={revision}
            method="post"
            noValidate
            data-unsaved={refused === undefined ? undefined : ''}
            className="mt-2 grid gap-5"
          >
            <input type="hidden" name="from" value={refused?.from ?? revision} />
            <Field label="Server" hint="As smtp.example.com" isRequired error={errorOf('host')}>
              <Input
                name="host"
                defaultValue={values.host}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <div className="grid items-end gap-5 sm:grid-cols-[1fr_8rem]">
              <Field label="Security" error={errorOf('security')}>
                <Select name="security" defaultValue={values.security} options={securities} />
              </Field>
              <Field label="Port" isRequired error={errorOf('port')}>
                <Input name="port" inputMode="numeric" defaultValue={values.port} autoComplete="off" />
              </Field>
            </div>
            <Field label="User" hint="Empty for a server without a login" error={errorOf('username')}>
              <Input
                name="username"
                defaultValue={values.username}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Field
              label="Password"
              hint={server?.password === 'kept' ? 'One is kept, and shown to nobody. Empty leaves it' : undefined}
              error={passwordError}
            >
              <Input name="smtp-password" type="password" autoComplete="new-password" />
            </Field>
            <Field
              label="Sender"
              hint="An address, or Name <shop@example.com>. Empty: name and e-mail of the business"
              error={errorOf('sender')}
            >
              <Input name="sender" defaultValue={values.sender} autoComplete="off" spellCheck={false} />
            </Field>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="save" isPending={isBusy('save')}>
                Save the mail server
              </Button>
              {server && (
                <Button type="submit" variant="secondary" name="intent" value="forget" isPending={isBusy('forget')}>
                  Forget it, and use SMTP_URL
                </Button>
              )}
            </div>
          </Form>
        </UnsavedChangesGuard>
      </section>
      <MailSection {...test} error={fault?.field === 'address' ? fault.message : undefined} />
    </div>
  );
}
