import { errorCode } from '../database/database-errors.ts';
import { errorMessage } from '../store-log.ts';
import type { MailTemplate } from './tables.ts';

export interface SmtpFailure {
  /** Library code and server message, for the owner. */
  reason: string;
  /** Retrying is pointless. */
  isFinal: boolean;
  /** The server is unreachable, so other emails would fail too. */
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
 * Classifies a failed attempt. Only a permanently refused recipient is final, and never the owner: emails to the owner are always
 * retried, since a wrong setting gets corrected.
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
