/** What of a mail server's settings is wrong, by the control where it is put right, in words for the owner. */
export interface MailFault {
  readonly field: 'host' | 'port' | 'security' | 'password' | 'sender' | 'address';
  readonly message: string;
}

/** What the library says when it fails (`SmtpFailure.reason`), the more particular first. */
const faults: readonly (readonly [RegExp, MailFault])[] = [
  [
    /^EAUTH|^ENOAUTH|^EENVELOPE.*\b530\b|\b(?:530|535)[ -]/,
    { field: 'password', message: 'The server refused the login: look at the user and the password' },
  ],
  [/^EDNS|ENOTFOUND|EAI_AGAIN/, { field: 'host', message: 'No server of this name was found' }],
  [
    /^ETLS|wrong version number|SSL|TLS|certificate/i,
    {
      field: 'security',
      message: 'No secure connection came about: the server wants another kind, or its certificate is not good',
    },
  ],
  [/ECONNREFUSED/, { field: 'port', message: 'The server is there, and takes no mail at this port' }],
  [/recipients were rejected/i, { field: 'address', message: 'The server does not take mail for this address' }],
  [/^EENVELOPE|Mail command failed/i, { field: 'sender', message: 'The server does not take mail from this sender' }],
  [
    /^ETIMEDOUT|^ECONNECTION|^ESOCKET|Greeting never received|timeout/i,
    { field: 'host', message: 'The server does not answer: look at its name, the port, and the kind of security' },
  ],
];

/** Why a mail could not be sent; undefined where it is not the settings that are wrong. @param reason as the outbox keeps it */
export function explainMailFailure(reason: string): MailFault | undefined {
  return faults.find(([pattern]) => pattern.test(reason))?.[1];
}
