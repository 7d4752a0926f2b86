import { errorCode } from '../database/database-errors.ts';
import { errorMessage } from '../store-log.ts';
import type { MailTemplate } from './tables.ts';

export interface SmtpFailure {
  /** For the owner to read: the library's code and what the server said. */
  reason: string;
  /** No further attempt can help. */
  isFinal: boolean;
  /** The server itself is out of reach, so the other mails would fail as well. */
  isServerDown: boolean;
}

const SERVER_DOWN_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'ECONNREFUSED'];

const ownerTemplates: readonly MailTemplate[] = [
  'owner-notice',
  'follow-up-reminder',
  'lead-digest',
  'mail-server-notice',
];

function isToOwner(template: MailTemplate): boolean {
  return ownerTemplates.includes(template);
}

/**
 * Judges a failed sending. Only an address, of anybody but the owner, that the server refuses for good is final: what tells the owner is
 * worth every attempt, since a wrong setting gets corrected.
 */
export function judgeSmtpFailure(error: unknown, template: MailTemplate): SmtpFailure {
  const code = errorCode(error);
  const command = error instanceof Error && 'command' in error ? error.command : undefined;
  const responseCode = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const isRecipientRefused = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
  return {
    reason: `${code === '' ? 'error' : code}: ${errorMessage(error)}`,
    isFinal: !isToOwner(template) && isRecipientRefused,
    isServerDown: SERVER_DOWN_CODES.includes(code),
  };
}
