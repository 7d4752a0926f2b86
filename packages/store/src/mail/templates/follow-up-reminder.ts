import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { isolate } from '@showroom/catalog-data/isolate';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import { leadStatusLabels } from '../../leads/lead-status.ts';
import { formatShopDay } from '../../shop-day.ts';
import type { EmailMessage } from '../email-message.ts';
import { isMailAddress } from '../mail-address.ts';
import { contactFacts, describeInstant, fullName, inboxLink, requestFacts } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** Reminds the owner to follow up a lead. Replies go to the visitor. */
export function writeFollowUpReminder(lead: Lead, settings: MailSettings): EmailMessage {
  const { facts, mailTo, adminUrl } = settings;
  const name = fullName(lead);
  const [note] = lead.notes;
  // The email may be read later, or after the day was removed.
  const day = lead.followUpOn === null ? '' : ` on ${formatShopDay(lead.followUpOn)}`;
  return {
    to: { name: facts.brand, address: mailTo },
    replyTo: isMailAddress(lead.email) ? { name, address: lead.email } : null,
    subject: `Follow up with ${isolate(name)}: ${lead.reference}${lead.subject === null ? '' : `, ${isolate(lead.subject.label)}`}`,
    blocks: [
      {
        kind: 'text',
        text: `You asked to be reminded to follow up with ${isolate(name)}${day}. Their ${leadKinds[lead.kind].noun} from ${describeInstant(lead.createdAt)} is below.`,
      },
      {
        kind: 'facts',
        facts: [
          ...contactFacts(lead),
          { label: 'Status', value: leadStatusLabels[lead.status] },
          ...(note === undefined ? [] : [{ label: 'Last note', value: note.words }]),
        ],
      },
      { kind: 'heading', text: 'The request' },
      { kind: 'facts', facts: requestFacts(lead) },
      ...(adminUrl === undefined ? [] : [inboxLink(adminUrl, lead)]),
    ],
  };
}
