import { findLead } from '../leads/inbox/find-lead.ts';
import { listThread } from '../leads/replies/list-replies.ts';
import { createHoldLink } from '../stock/hold-link.ts';
import type { Store } from '../store.ts';
import { formatEmail } from './composed-mail.ts';
import type { ComposedMail } from './composed-mail.ts';
import { emailMessageSchema } from './email-message.ts';
import { findEmailLogo } from './email-logo.ts';
import type { EmailMessage } from './email-message.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { findDigest } from './regular/find-digest.ts';
import { writeFollowUpReminder } from './templates/follow-up-reminder.ts';
import { writeLeadReply } from './templates/lead-reply.ts';
import { writeLeadDigest } from './templates/lead-digest.ts';
import type { MailSettings } from './templates/mail-settings.ts';
import { writeOwnerNotice } from './templates/owner-notice.ts';
import { writeVisitorConfirmation } from './templates/visitor-confirmation.ts';

type MailToWrite = Pick<ClaimedMail, 'template' | 'leadId' | 'digestDay' | 'replyId' | 'letter'>;

/** Writes a queued email with the current business facts and lead. Emails stored whole are sent as they are. */
export async function composeMail(store: Store, mail: MailToWrite, settings: MailSettings): Promise<ComposedMail> {
  const email = await writeEmail(store, mail, settings);
  // Mail programs show the reply below the confirmation it refers to.
  const threadOf = mail.template === 'lead-reply' ? mail.leadId : null;
  const references = threadOf === null ? [] : await listThread(store, threadOf);
  return formatEmail(email, { references, logo: await findEmailLogo(store), brand: settings.facts.brand });
}

const leadWriters = {
  'owner-notice': writeOwnerNotice,
  'visitor-confirmation': writeVisitorConfirmation,
  'follow-up-reminder': writeFollowUpReminder,
};

async function writeEmail(
  store: Store,
  { template, leadId, digestDay, replyId, letter }: MailToWrite,
  settings: MailSettings,
): Promise<EmailMessage> {
  if (template === 'letter' || template === 'mail-server-notice')
    return emailMessageSchema.parse(JSON.parse(letter ?? 'null'));
  if (template === 'lead-digest') return writeLeadDigest(await findDigest(store, digestDay ?? ''), settings);
  const lead = await findLead(store, leadId ?? '');
  if (lead === null) throw new Error('The lead was deleted');
  if (template !== 'lead-reply') {
    const { siteUrl } = settings;
    const isLinked = lead.hold !== null && siteUrl !== undefined;
    const holdUrl = isLinked ? new URL(await createHoldLink(store, lead.id), siteUrl).href : undefined;
    return leadWriters[template](lead, { ...settings, holdUrl });
  }
  const reply = lead.replies.find(({ id }) => id === replyId);
  if (reply === undefined) throw new Error('The reply was deleted');
  return writeLeadReply(lead, reply, settings);
}
