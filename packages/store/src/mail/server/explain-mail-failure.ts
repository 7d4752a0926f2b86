export interface MailFault {
  readonly field: 'host' | 'port' | 'security' | 'password' | 'sender' | 'address';
  readonly message: string;
}

/** Error messages of the library (`SmtpFailure.reason`), most specific first. */
const faults: readonly (readonly [RegExp, MailFault])[] = [
  [
    /^EAUTH|^ENOAUTH|^EENVELOPE.*\b530\b|\b(?:530|535)[ -]/,
    { field: 'password', message: 'Login failed. Check the username and password.' },
  ],
  [/^EDNS|ENOTFOUND|EAI_AGAIN/, { field: 'host', message: 'Server not found. Check the name.' }],
  [
    /^ETLS|wrong version number|SSL|TLS|certificate/i,
    {
      field: 'security',
      message: 'Secure connection failed. Try the other security option, or check the certificate.',
    },
  ],
  [/ECONNREFUSED/, { field: 'port', message: 'The server refused the connection. Check the port.' }],
  [/recipients were rejected/i, { field: 'address', message: 'The server doesn’t accept email for this address.' }],
  [
    /^EENVELOPE|Mail command failed/i,
    { field: 'sender', message: 'The server doesn’t accept email from this sender.' },
  ],
  [
    /^ETIMEDOUT|^ECONNECTION|^ESOCKET|Greeting never received|timeout/i,
    { field: 'host', message: 'The server isn’t responding. Check its name, the port and the security option.' },
  ],
];

/**
 * Explains why an email could not be sent; undefined when the settings are not the cause. @param reason as the outbox stores it
 */
export function explainMailFailure(reason: string): MailFault | undefined {
  return faults.find(([pattern]) => pattern.test(reason))?.[1];
}
