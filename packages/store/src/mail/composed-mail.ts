import { ISOLATES } from '@showroom/catalog-data/isolate';
import { cleanLine, dropInvisible } from '@showroom/catalog-data/typed-text';
import { toHtml, toPlainText } from './mail-text.ts';
import type { EmailLogo } from './email-logo.ts';
import type { EmailMessage } from './email-message.ts';

/** A mail ready for the mail server, apart from its sender. */
export interface ComposedMail extends Pick<EmailMessage, 'to' | 'replyTo' | 'subject'> {
  text: string;
  html: string;
  /** The Message-IDs of what it goes on from, the oldest first. */
  references: readonly string[];
  /** Stands at the head of its HTML. */
  logo: EmailLogo | undefined;
}

const LONGEST_SUBJECT = 180;

/** Puts a letter into the forms in which mail programs read it. */
export function formatEmail(
  { to, replyTo, subject, blocks }: EmailMessage,
  { references, logo, brand }: Pick<ComposedMail, 'references' | 'logo'> & { brand: string },
): ComposedMail {
  // Cleaned here and not only where the words come from: no text reaches a header with a line break in it.
  const title = cleanSubject(subject).slice(0, LONGEST_SUBJECT);
  return {
    to: { ...to, name: cleanLine(to.name) },
    replyTo: replyTo && { ...replyTo, name: cleanLine(replyTo.name) },
    subject: title,
    text: toPlainText(blocks),
    html: toHtml(title, blocks, logo && { ...logo, alt: brand }),
    references,
    logo,
  };
}

/** A subject on one line, without what cannot be seen but the marks that isolate a name. */
function cleanSubject(subject: string): string {
  const parts = subject.split(new RegExp(`(${ISOLATES.source})`));
  const clean = parts.map((part) => (ISOLATES.test(part) ? part : dropInvisible(part))).join('');
  return clean.replaceAll(/\s+/g, ' ').trim();
}
