import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { isolate } from '@showroom/catalog-data/isolate';
import type { EmailMessage } from '../email-message.ts';
import type { MailBlock } from '../mail-text.ts';
import type { AnsweredLead, Digest, DigestLead } from '../regular/find-digest.ts';
import { describeInstant } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** Lists all leads since the last digest, and visitors who replied. */
export function writeLeadDigest({ leads, total, suspected, answered }: Digest, settings: MailSettings): EmailMessage {
  const { facts, mailTo, adminUrl } = settings;
  const count = `${total} new ${total === 1 ? 'lead' : 'leads'}`;
  const answers = `${answered.length} ${answered.length === 1 ? 'reply' : 'replies'}`;
  const said = [...(total > 0 ? [count] : []), ...(answered.length > 0 ? [answers] : [])];
  const blocks: MailBlock[] = [
    ...(total === 0
      ? []
      : [
          text(total === 1 ? '1 new lead since your last digest.' : `${count} since your last digest.`),
          { kind: 'facts' as const, facts: leads.map(toFact) },
        ]),
    ...(answered.length === 0
      ? []
      : [text('Unread replies:'), { kind: 'facts' as const, facts: answered.map(toAnswerFact) }]),
    ...(total > leads.length ? [text(`Plus ${total - leads.length} more new leads.`)] : []),
    ...(suspected > 0 ? [text(`${suspected} more ${suspected === 1 ? 'looks' : 'look'} like spam.`)] : []),
    ...(adminUrl === undefined
      ? []
      : [{ kind: 'link' as const, label: 'Open the inbox', url: new URL('/admin/leads', adminUrl).href }]),
    text('Change this in Settings › Lead notifications.'),
  ];
  return {
    to: { name: facts.brand, address: mailTo },
    replyTo: null,
    subject: `${said.join(', ')} at ${facts.brand}`,
    blocks,
  };
}

function toFact({ kind, firstName, lastName, phone, subjectLabel, reference, createdAt }: DigestLead) {
  const noun = leadKinds[kind].noun;
  const what = subjectLabel === null ? noun : `${noun}: ${isolate(subjectLabel)}`;
  const value = [what, reference, describeInstant(createdAt), ...(phone === null ? [] : [phone])].join('\n');
  return { label: isolate(`${firstName} ${lastName}`.trim()), value };
}

function toAnswerFact({ firstName, lastName, reference }: AnsweredLead) {
  return { label: isolate(`${firstName} ${lastName}`.trim()), value: reference };
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}
