import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import type { ReactNode } from 'react';
import type { SealedOutcome } from './sealed-form.tsx';

/** A mail server’s values except the password, which is never shown. */
export type MailServerValues = Readonly<Record<'host' | 'port' | 'security' | 'username' | 'sender', string>>;

export type MailServerOutcome = SealedOutcome<MailServerValues>;

/** The name of the mail server’s password field, different from that of the user’s own password. */
export const SERVER_PASSWORD = 'server-password';

export interface ServerFieldsProps {
  readonly values: MailServerValues;
  readonly example: string;
  /** The usual ports for TLS and STARTTLS. */
  readonly ports: readonly [tls: string, startTls: string];
  /** Whether the login is optional. */
  readonly mayLackLogin: boolean;
  /** A password is saved, and stays unless another is typed. */
  readonly hasSavedPassword: boolean;
  readonly passwordError: string | undefined;
  readonly errorOf: (field: string) => string | undefined;
  readonly children?: ReactNode;
}

/** The fields of every mail server: host, security, port and login. */
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
