import type { LeadMail } from '@showroom/store/admin/find-lead';
import { formatInstant } from '../../format-instant.ts';

/** How a mail fares, in words. */
export function describeDelivery(mail: Omit<LeadMail, 'template'>): string {
  if (mail.bounce !== null)
    return `Could not be delivered: ${mail.bounce === '' ? 'no reason was given' : mail.bounce}`;
  if (mail.sentAt !== null) return `Sent ${formatInstant(mail.sentAt)}`;
  if (mail.state === 'failed') return `Given up after ${mail.attempts} tries: ${mail.lastError ?? 'no reason known'}`;
  if (mail.attempts === 0) return 'Waiting to be sent';
  return `Tried ${mail.attempts} times, next ${formatInstant(mail.nextAttemptAt)}: ${mail.lastError ?? ''}`;
}
