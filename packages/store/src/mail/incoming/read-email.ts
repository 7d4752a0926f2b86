import { createHash } from 'node:crypto';
import { uploadMaxBytes } from '@showroom/catalog-data/limits';
import type { Attachment, Email } from 'postal-mime';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { foldQuoted } from './fold-quoted.ts';
import { htmlToText } from './html-to-text.ts';
import { parseEmail } from './parse-email.ts';

/** Characters of a reply and of its quote. Longer text is cut and marked as cut. */
const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 254;
/** Characters of HTML that are converted to text. */
const LONGEST_HTML = 1_000_000;

const MOST_ATTACHMENTS = 200;

/** Message-IDs of an email that are looked up: those it answers, the first of its thread, and the latest. */
const MOST_ANSWERED = 5;
const FIRST_REFERENCES = 5;
const LAST_REFERENCES = 40;

// Excludes control characters, which no database accepts.
const MESSAGE_ID = /<[^\s<>@\p{C}]{1,200}@[^\s<>@\p{C}]{1,200}>/gu;

/** The header of an email in the shop's mailbox. */
export interface EmailHead {
  /** With angle brackets; undefined if it has none that can be used. */
  readonly messageId: string | undefined;
  /** Message-IDs that it answers or refers to. */
  readonly answers: readonly string[];
  /** A delivery report of a mail server. */
  readonly isReport: boolean;
  /** Sender and subject, shown to the owner when the rest can't be read. */
  readonly name: string;
  readonly address: string;
  readonly subject: string;
}

/** Reads the header of an email, which may be cut off anywhere. Undefined if it is no header. */
export async function readHead(head: Uint8Array): Promise<EmailHead | undefined> {
  const mail = await parseEmail(head);
  if (mail === undefined) return undefined;
  const references = listIds(mail.references);
  const { name, address } = senderOf(mail);
  return {
    name,
    address,
    subject: shorten(mail.subject ?? ''),
    messageId: listIds(mail.messageId)[0],
    answers: [
      ...new Set([
        ...listIds(mail.inReplyTo).slice(0, MOST_ANSWERED),
        ...references.slice(0, FIRST_REFERENCES),
        ...references.slice(-LAST_REFERENCES),
      ]),
    ],
    isReport: /^multipart\/report\b/i.test(headerOf(mail, 'content-type')),
  };
}

export interface EmailAttachment {
  readonly name: string;
  /** Empty if it is too large to save. */
  readonly content: Uint8Array;
  readonly isTooLarge: boolean;
  /** Shown within the text, such as the picture of a signature. */
  readonly isInline: boolean;
}

/** An email from the shop's mailbox, ready to be saved. */
export interface IncomingEmail {
  /** Its own, or derived from its bytes. */
  readonly messageId: string;
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly quoted: string;
  /** Sent by a program, such as an out-of-office reply. */
  readonly isAutomatic: boolean;
  readonly isCut: boolean;
  readonly attachments: readonly EmailAttachment[];
}

/**
 * Reads an email from an unknown sender. Never throws: a malformed one has no text and is marked as cut.
 *
 * @param isCut whether the source is incomplete
 */
export async function readEmail(source: Uint8Array, { isCut }: { readonly isCut: boolean }): Promise<IncomingEmail> {
  const mail = await parseEmail(source);
  const plain = fixWindows1252((mail?.text ?? '').slice(0, LONGEST_HTML));
  const html = fixWindows1252((mail?.html ?? '').slice(0, LONGEST_HTML));
  const whole = cleanText(isVisible(plain) ? plain : htmlToText(html));
  const { text, quoted } = foldQuoted(whole);
  // The parts can't be separated, or the text is in pictures that would be loaded from elsewhere.
  const isUnreadable = !isVisible(whole) && (mail?.attachments ?? []).length === 0 && hasBody(source);
  const isTooLong = [text, quoted].some((part) => part.length > LONGEST_TEXT);
  return {
    messageId: listIds(mail?.messageId)[0] ?? `<${createHash('sha256').update(source).digest('hex')}@none.invalid>`,
    ...senderOf(mail),
    subject: shorten(mail?.subject ?? ''),
    text: cut(text),
    quoted: cut(quoted),
    isAutomatic: mail !== undefined && isAutomatic(mail),
    isCut: isCut || mail === undefined || isUnreadable || isTooLong || isLonger(mail?.text) || isLonger(mail?.html),
    attachments: mail?.attachments.slice(0, MOST_ATTACHMENTS).map(toAttachment) ?? [],
  };
}

/** Checks for visible characters: some programs send a plain part of blanks and fillers next to the HTML. */
function isVisible(text: string): boolean {
  return /[^\s\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);
}

function isLonger(text: string | undefined): boolean {
  return text !== undefined && text.length > LONGEST_HTML;
}

function senderOf(mail: Email | undefined): { name: string; address: string } {
  const from = mail?.from !== undefined && 'address' in mail.from ? mail.from : undefined;
  return { name: shorten(from?.name ?? ''), address: shorten(from?.address ?? '') };
}

function hasBody(source: Uint8Array): boolean {
  const whole = Buffer.from(source).toString('latin1');
  const end = whole.search(/\r?\n\r?\n/);
  return end >= 0 && whole.slice(end).trim() !== '';
}

/** A report that an email could not be delivered. */
export interface Bounce {
  /** Of the email that was not delivered. */
  readonly messageIds: readonly string[];
  /** In the server's words. */
  readonly reason: string;
}

/** Reads a delivery report (RFC 3464). Undefined if the email was only delayed, or delivered. */
export async function readBounce(source: Uint8Array): Promise<Bounce | undefined> {
  const mail = await parseEmail(source, { forceRfc822Attachments: true });
  const partOf = (...types: readonly string[]) =>
    unfold(textOf(mail?.attachments.find(({ mimeType }) => types.includes(mimeType))));
  const status = partOf('message/delivery-status', 'message/global-delivery-status');
  if (mail === undefined || !/^Action:\s*failed\b/im.test(status)) return undefined;
  const original = partOf('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers');
  const named = /^Message-ID:(.*)$/im.exec(original)?.[1];
  const said = /^Diagnostic-Code:\s*(?:[\w-]+\s*;)?(.*)$/im.exec(status)?.[1] ?? '';
  const code = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1] ?? '';
  return {
    messageIds: [...listIds(named), ...listIds(mail.inReplyTo)].slice(0, MOST_ANSWERED),
    reason: shorten(said.trim() === '' ? code : said),
  };
}

/** RFC 3834, and the headers of older programs. */
function isAutomatic(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted').trim();
  return (
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    /^(?:auto_reply|bulk|junk|list)\b/i.test(headerOf(mail, 'precedence').trim()) ||
    ['x-autoreply', 'x-autorespond'].some((name) => /^(?!none)./i.test(headerOf(mail, name)))
  );
}

function headerOf(mail: Email, name: string): string {
  return mail.headers.find(({ key }) => key === name)?.value ?? '';
}

function listIds(text: string | undefined): string[] {
  return text?.match(MESSAGE_ID) ?? [];
}

function toAttachment({ filename, mimeType, content, related }: Attachment): EmailAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  // A file that is too large is only named: its content is not sent to the server.
  const isTooLarge = bytes.byteLength > uploadMaxBytes;
  const name = shorten(filename ?? mimeType);
  return { name, content: isTooLarge ? new Uint8Array() : bytes, isTooLarge, isInline: related === true };
}

function textOf(part: Attachment | undefined): string {
  if (part === undefined) return '';
  return typeof part.content === 'string' ? part.content : Buffer.from(new Uint8Array(part.content)).toString('utf8');
}

const unfold = (text: string) => text.replaceAll(/\r?\n[ \t]+/g, ' ');
const shorten = (text: string) => cut(cleanLine(fixWindows1252(text)), LONGEST_LINE);
// Never splits a surrogate pair.
const cut = (text: string, length = LONGEST_TEXT) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** What windows-1252 means by 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt), a blank where it means nothing. */
const MEANT = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Replaces what Node 20 decodes as control characters by the windows-1252 characters that were meant, such as Outlook's quotation
 * marks, dashes and the euro. Many programs also mislabel these bytes. No email needs the control characters themselves.
 */
function fixWindows1252(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
  return text.replaceAll(/[\u0080-\u009F]/g, (character) => MEANT[character.charCodeAt(0) - 0x80] ?? '');
}
