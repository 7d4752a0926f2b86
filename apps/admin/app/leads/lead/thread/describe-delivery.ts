import type { LeadMail } from '@showroom/store/admin';
import { countWords } from '../../../frame/words/count-words.ts';
import { formatInstant } from '../../../frame/words/format-instant.ts';

export function describeDelivery(mail: Omit<LeadMail, 'template'>): string {
  if (mail.bounce !== null) return `Couldn’t be delivered: ${mail.bounce === '' ? 'no reason given' : mail.bounce}`;
  if (mail.sentAt !== null) return `Sent ${formatInstant(mail.sentAt)}`;
  if (mail.state === 'failed')
    return `Failed after ${countWords(mail.attempts, 'attempt')}: ${mail.lastError ?? 'reason unknown'}`;
  if (mail.attempts === 0) return 'Waiting to be sent';
  return `Not sent yet after ${countWords(mail.attempts, 'attempt')}, trying again ${formatInstant(mail.nextAttemptAt)}: ${mail.lastError ?? 'reason unknown'}`;
}
