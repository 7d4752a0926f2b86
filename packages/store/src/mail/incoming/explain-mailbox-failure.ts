import type { MailFault } from '../server/explain-mail-failure.ts';

/** What the library says when it fails (`describeMailboxFailure`), the more particular first. */
const faults: readonly (readonly [RegExp, MailboxFault])[] = [
  [/^EAUTH/, { field: 'password', message: 'The server refused the login: look at the user and the password' }],
  [/ENOTFOUND|EAI_AGAIN/, { field: 'host', message: 'No server of this name was found' }],
  [/ECONNREFUSED/, { field: 'port', message: 'The server is there, and hands out no mail at this port' }],
  [
    /^ETLS|wrong version number|SSL|TLS|certificate|STARTTLS/i,
    {
      field: 'security',
      message: 'No secure connection came about: the server wants another kind, or its certificate is not good',
    },
  ],
  [
    /TIMEOUT|Timeout|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|ENETUNREACH|NoConnection|ClosedAfterConnect|Unexpected close/i,
    { field: 'host', message: 'The server does not answer: look at its name, the port, and the kind of security' },
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
