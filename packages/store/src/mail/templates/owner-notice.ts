import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { isolate } from '@showroom/catalog-data/isolate';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { EmailPicture } from '../composed-mail.ts';
import type { EmailMessage } from '../email-message.ts';
import { isMailAddress } from '../mail-address.ts';
import type { MailBlock } from '../mail-text.ts';
import { contactFacts, describeHold, describeInstant, fullName, inboxLink, requestFacts } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** Informs the owner of a lead with all its details. Replies go to the visitor. */
export function writeOwnerNotice(lead: Lead, settings: MailSettings): EmailMessage {
  const { facts, mailTo, adminUrl, roomPicture } = settings;
  const name = fullName(lead);
  const mark = lead.isSuspected ? '[suspected spam] ' : '';
  const about = lead.subject === null ? '' : `: ${isolate(lead.subject.label)}`;
  const contact = [
    ...contactFacts(lead),
    { label: 'Received', value: describeInstant(lead.createdAt) },
    { label: 'Page', value: lead.sourcePath },
  ];
  const blocks: MailBlock[] = [
    { kind: 'text', text: `New ${leadKinds[lead.kind].noun} from your website.` },
    ...(lead.isSuspected ? [{ kind: 'text' as const, text: suspicionText(lead) }] : []),
    ...holdText(lead),
    { kind: 'facts', facts: contact },
    { kind: 'heading', text: 'The request' },
    { kind: 'facts', facts: requestFacts(lead) },
    ...(roomPicture === undefined ? [] : [showRoom(roomPicture)]),
    ...(adminUrl === undefined ? [] : [inboxLink(adminUrl, lead)]),
  ];
  return {
    to: { name: facts.brand, address: mailTo },
    replyTo: isMailAddress(lead.email) ? { name, address: lead.email } : null,
    subject: `${mark}New ${leadKinds[lead.kind].noun} ${lead.reference} from ${isolate(name)}${about}`,
    blocks,
  };
}

/** As wide as the email, in the proportions of all rooms. */
function showRoom({ contentId }: EmailPicture): MailBlock {
  return { kind: 'picture', contentId, alt: 'The room', width: 600, height: 400 };
}

function holdText(lead: Lead): MailBlock[] {
  if (lead.kind !== 'reservation') return [];
  return [{ kind: 'text', text: describeHoldForOwner(lead) }];
}

function describeHoldForOwner(lead: Lead): string {
  const until = describeHold(lead);
  if (until === null)
    return 'Nothing has been reserved. If one is still available, you can reserve it with “Confirm reservation” in the admin.';
  if (lead.hold?.state === 'unconfirmed')
    return `One unit is reserved for an hour, until ${until}. It’s reserved for the full time once the customer confirms with the link in their email, or you select “Confirm reservation” in the admin.`;
  return `One unit is reserved until ${until}, then released automatically. Mark the lead Lost to release it sooner. If it sells, reduce the quantity.`;
}

function suspicionText(lead: Lead): string {
  const reasons = lead.spam.reasons.length === 0 ? '' : ` ${lead.spam.reasons.join('. ')}.`;
  return `This looks like spam, so we didn’t send a confirmation.${reasons} Please check it yourself.`;
}
