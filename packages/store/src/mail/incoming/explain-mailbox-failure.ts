import type { MailFault } from '../server/explain-mail-failure.ts';

/** Error messages of the library (`describeMailboxFailure`), most specific first. */
const faults: readonly (readonly [RegExp, MailboxFault])[] = [
  [/^EAUTH/, { field: 'password', message: 'Login failed. Check the username and password.' }],
  [/ENOTFOUND|EAI_AGAIN/, { field: 'host', message: 'Server not found. Check the name.' }],
  [/ECONNREFUSED/, { field: 'port', message: 'The server refused the connection. Check the port.' }],
  [
    /^ETLS|wrong version number|SSL|TLS|certificate|STARTTLS/i,
    {
      field: 'security',
      message: 'Secure connection failed. Try the other security option, or check the certificate.',
    },
  ],
  [
    /TIMEOUT|Timeout|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|NoConnection|ClosedAfterConnect|Unexpected close/i,
    { field: 'host', message: 'The server isn’t responding. Check its name, the port and the security option.' },
  ],
];

/** What is wrong with the mailbox settings, and the control that fixes it. */
export interface MailboxFault extends MailFault {
  readonly field: 'host' | 'port' | 'security' | 'password';
}

/** Explains why a mailbox could not be read; undefined when the settings are not the cause. @param reason as stored */
export function explainMailboxFailure(reason: string): MailboxFault | undefined {
  return faults.find(([pattern]) => pattern.test(reason))?.[1];
}
