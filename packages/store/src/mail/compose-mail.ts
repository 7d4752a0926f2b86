import { findLead } from '../leads/inbox/find-lead.ts';
import type { Store } from '../store.ts';
import { composeLetter } from './composed-mail.ts';
import type { ComposedMail } from './composed-mail.ts';
import { letterSchema } from './letter.ts';
import type { Letter } from './letter.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { findDigest } from './regular/find-digest.ts';
import { writeFollowUpReminder } from './templates/follow-up-reminder.ts';
import { writeLeadDigest } from './templates/lead-digest.ts';
import type { MailSettings } from './templates/mail-settings.ts';
import { writeOwnerNotice } from './templates/owner-notice.ts';
import { writeVisitorConfirmation } from './templates/visitor-confirmation.ts';

type MailToWrite = Pick<ClaimedMail, 'template' | 'leadId' | 'digestDay' | 'letter'>;

/** Writes a queued mail with the business facts and the lead as they are now; a letter as it was stored. */
export async function composeMail(store: Store, mail: MailToWrite, settings: MailSettings): Promise<ComposedMail> {
  return composeLetter(await writeLetter(store, mail, settings));
}

const leadWriters = {
  'owner-notice': writeOwnerNotice,
  'visitor-confirmation': writeVisitorConfirmation,
  'follow-up-reminder': writeFollowUpReminder,
};

async function writeLetter(
  store: Store,
  { template, leadId, digestDay, letter }: MailToWrite,
  settings: MailSettings,
): Promise<Letter> {
  if (template === 'letter') return letterSchema.parse(JSON.parse(letter ?? 'null'));
  if (template === 'lead-digest') return writeLeadDigest(await findDigest(store, digestDay ?? ''), settings);
  const lead = await findLead(store, leadId ?? '');
  if (lead === null) throw new Error('The lead was deleted');
  return leadWriters[template](lead, settings);
}
