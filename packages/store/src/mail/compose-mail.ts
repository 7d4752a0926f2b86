import { findLead } from '../leads/inbox/find-lead.ts';
import type { Store } from '../store.ts';
import { composeLetter } from './composed-mail.ts';
import type { ComposedMail } from './composed-mail.ts';
import { letterSchema } from './letter.ts';
import type { Letter } from './letter.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import type { MailSettings } from './templates/mail-settings.ts';
import { writeOwnerNotice } from './templates/owner-notice.ts';
import { writeVisitorConfirmation } from './templates/visitor-confirmation.ts';

/** Writes a queued mail with the business facts and the lead as they are now; a letter as it was stored. */
export async function composeMail(
  store: Store,
  mail: Pick<ClaimedMail, 'template' | 'leadId' | 'letter'>,
  settings: MailSettings,
): Promise<ComposedMail> {
  return composeLetter(await writeLetter(store, mail, settings));
}

async function writeLetter(
  store: Store,
  { template, leadId, letter }: Pick<ClaimedMail, 'template' | 'leadId' | 'letter'>,
  settings: MailSettings,
): Promise<Letter> {
  if (template === 'letter') return letterSchema.parse(JSON.parse(letter ?? 'null'));
  const lead = await findLead(store, leadId ?? '');
  if (lead === null) throw new Error('The lead was deleted');
  return template === 'owner-notice' ? writeOwnerNotice(lead, settings) : writeVisitorConfirmation(lead, settings);
}
