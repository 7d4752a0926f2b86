import type { MailFault } from '../server/explain-mail-failure.ts';

/** What the library says when it fails (`describeMailboxFailure`), the more particular first. */
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

/** What of a mailbox's settings is wrong, by the control where it is put right, in words for the owner. */
export interface MailboxFault extends MailFault {
  readonly field: 'host' | 'port' | 'security' | 'password';
}

/** Why a mailbox could not be read; undefined where it is not the settings that are wrong. @param reason as it is kept */
export function explainMailboxFailure(reason: string): MailboxFault | undefined {
  return faults.find(([pattern]) => pattern.test(reason))?.[1];
}
