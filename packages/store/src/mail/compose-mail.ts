import { buffer } from 'node:stream/consumers';
import { findLead, findLeadFile } from '../leads/inbox/find-lead.ts';
import { listThread } from '../leads/replies/list-replies.ts';
import { createHoldLink } from '../stock/hold-link.ts';
import type { Store } from '../store.ts';
import { formatEmail } from './composed-mail.ts';
import type { ComposedMail, EmailPicture } from './composed-mail.ts';
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
  const roomPicture = mail.template === 'owner-notice' ? await findRoomPicture(store, mail.leadId) : undefined;
  const email = await writeEmail(store, mail, { ...settings, roomPicture });
  // Mail programs show the reply below the confirmation it refers to.
  const threadOf = mail.template === 'lead-reply' ? mail.leadId : null;
  const references = threadOf === null ? [] : await listThread(store, threadOf);
  return formatEmail(email, {
    references,
    logo: await findEmailLogo(store),
    brand: settings.facts.brand,
    pictures: roomPicture === undefined ? [] : [roomPicture],
  });
}

/** Finds the picture of a lead's room. Undefined without one, or if it can't be read: the email has the room in words. */
async function findRoomPicture(store: Store, leadId: string | null): Promise<EmailPicture | undefined> {
  try {
    const lead = await findLead(store, leadId ?? '');
    const drawn = lead?.files.find(({ shows }) => shows === 'room');
    const file = lead && drawn && (await findLeadFile(store, lead.id, drawn.id));
    if (!file) return undefined;
    return { content: await buffer(file.read()), contentId: `room@${file.id}`, name: file.originalName };
  } catch (error) {
    store.log.warn('An email was sent without the picture of its room', { error });
    return undefined;
  }
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
