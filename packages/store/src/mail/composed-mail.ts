import { ISOLATES } from '@showroom/catalog-data/isolate';
import { cleanLine, dropInvisible } from '@showroom/catalog-data/typed-text';
import { toHtml, toPlainText } from './mail-text.ts';
import type { EmailLogo } from './email-logo.ts';
import type { EmailMessage } from './email-message.ts';

/** An email ready to send, without its sender. */
export interface ComposedMail extends Pick<EmailMessage, 'to' | 'replyTo' | 'subject'> {
  text: string;
  html: string;
  /** Message-IDs of the earlier emails of the thread, oldest first. */
  references: readonly string[];
  /** Shown at the top of the HTML. */
  logo: EmailLogo | undefined;
  /** Pictures of its blocks. */
  pictures: readonly EmailPicture[];
}

/** A JPEG that is attached to an email, and shown where a block names it. */
export interface EmailPicture {
  readonly content: Buffer;
  readonly contentId: string;
  readonly name: string;
}

const LONGEST_SUBJECT = 180;

export function formatEmail(
  { to, replyTo, subject, blocks }: EmailMessage,
  {
    references,
    logo,
    brand,
    pictures = [],
  }: Pick<ComposedMail, 'references' | 'logo'> & Partial<Pick<ComposedMail, 'pictures'>> & { brand: string },
): ComposedMail {
  // Cleaned here as well as at the source, so that no line break can reach a header.
  const title = cleanSubject(subject).slice(0, LONGEST_SUBJECT);
  return {
    to: { ...to, name: cleanLine(to.name) },
    replyTo: replyTo && { ...replyTo, name: cleanLine(replyTo.name) },
    subject: title,
    text: toPlainText(blocks),
    html: toHtml(title, blocks, logo && { ...logo, alt: brand }),
    references,
    logo,
    pictures,
  };
}

/** Returns the subject on one line without invisible characters, except those that isolate a name. */
function cleanSubject(subject: string): string {
  const parts = subject.split(new RegExp(`(${ISOLATES.source})`));
  const clean = parts.map((part) => (ISOLATES.test(part) ? part : dropInvisible(part))).join('');
  return clean.replaceAll(/\s+/g, ' ').trim();
}
