import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import type { ReactNode } from 'react';
import type { SealedOutcome } from './sealed-form.tsx';

/** What stands in the controls of a mail server's form, apart from the password, which is never shown. */
export type MailServerValues = Readonly<Record<'host' | 'port' | 'security' | 'username' | 'sender', string>>;

/** What came of the form of a mail server. */
export type MailServerOutcome = SealedOutcome<MailServerValues>;

/** The name of the control with the password of a mail server: the session's own password has another. */
export const SERVER_PASSWORD = 'server-password';

export interface ServerFieldsProps {
  readonly values: MailServerValues;
  readonly example: string;
  /** The ports that are usual with TLS and with STARTTLS. */
  readonly ports: readonly [tls: string, startTls: string];
  /** Whether a login can be left out. */
  readonly mayLackLogin: boolean;
  /** One is kept, and stays unless another one is typed. */
  readonly hasSavedPassword: boolean;
  readonly passwordError: string | undefined;
  readonly errorOf: (field: string) => string | undefined;
  /** What else the form asks. */
  readonly children?: ReactNode;
}

/** What every mail server is reached by: its name, the kind of security, the port and the login. */
export function ServerFields(props: ServerFieldsProps) {
  const { values, example, ports, mayLackLogin, hasSavedPassword, passwordError, errorOf, children } = props;
  const securities = [
    { value: 'tls', label: `SSL/TLS (port ${ports[0]})` },
    { value: 'starttls', label: `STARTTLS (often port ${ports[1]})` },
    { value: 'none', label: 'None (local server only)' },
  ];
  return (
    <>
      <Field label="Server" hint={`e.g. ${example}`} isRequired error={errorOf('host')}>
        <Input name="host" defaultValue={values.host} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_8rem]">
        <Field label="Security" error={errorOf('security')}>
          <Select name="security" defaultValue={values.security} options={securities} />
        </Field>
        <Field label="Port" isRequired error={errorOf('port')}>
          <Input name="port" inputMode="numeric" defaultValue={values.port} autoComplete="off" />
        </Field>
      </div>
      <Field
        label="Username"
        isRequired={!mayLackLogin}
        hint={mayLackLogin ? 'Leave blank if not required' : 'Usually the email address'}
        error={errorOf('username')}
      >
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
        hint={hasSavedPassword ? 'A password is saved. Leave blank to keep it.' : undefined}
        error={passwordError}
      >
        <Input name={SERVER_PASSWORD} type="password" autoComplete="new-password" />
      </Field>
      {children}
    </>
  );
}
