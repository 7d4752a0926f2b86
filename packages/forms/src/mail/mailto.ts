import { cleanLine } from '@showroom/catalog-data/typed-text';
import { sections, type Answers, type FormDefinition } from '../rules/field-definition.ts';
import { describeSubject, type FormSubject } from '../subject/form-subject.ts';
import { listAnswers, type Answer } from './lead-answers.ts';

/** Some mail programs and systems cut longer links: Windows passes on about 2,000 characters. */
export const MAX_MAILTO_LENGTH = 1900;

/** Answers that stay when the email must be short, besides the message. */
const ESSENTIAL_FIELDS = new Set(['firstName', 'lastName', 'email', 'phone', 'projectType', 'timeline', 'budget']);

/** Lengths to try for long answers, in characters of the encoded link. */
const ANSWER_LIMITS = [900, 600, 400, 250, 150, 100, 60, 40];
/** Shortened, these would lead to someone else. */
const ADDRESS_FIELDS = new Set(['email', 'phone']);
const MAX_ADDRESS = 400;
const MAX_SENDER_NAME = 120;

/** Builds a `mailto:` link to one address (RFC 6068). Escapes characters before its @ that could add recipients. */
export function buildMailtoHref(to: string, { subject, body }: { subject: string; body?: string | undefined }): string {
  const at = to.lastIndexOf('@');
  const address = at < 0 ? encode(to) : `${encode(to.slice(0, at))}@${encode(to.slice(at + 1))}`;
  return `mailto:${address}?subject=${encode(subject)}${body === undefined ? '' : `&body=${encode(body)}`}`;
}

/** An email for the visitor's own mail program. */
export interface RequestMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly href: string;
  readonly isShortened: boolean;
}

export interface RequestMailInput {
  readonly form: FormDefinition;
  readonly values: Answers;
  readonly business: { readonly brand: string; readonly email: string };
  readonly about?: FormSubject | null | undefined;
  readonly reference?: string | undefined;
}

/**
 * Builds the email of a request. Its link stays within MAX_MAILTO_LENGTH: first empty answers are dropped, then long ones are
 * shortened, then all but the essential ones are dropped. The closing line stays.
 */
export function buildRequestMail(input: RequestMailInput): RequestMail {
  const answers = listAnswers(input.form, input.values);
  const answered = answers.filter((answer) => answer.isAnswered);
  const essential = answered.filter(({ field }) => ESSENTIAL_FIELDS.has(field) || field === input.form.messageField);
  const attempts: readonly (() => string)[] = [
    () => writeBody(input, answers),
    () => writeBody(input, answered),
    ...ANSWER_LIMITS.map((limit) => () => writeBody(input, answered, limit)),
    ...ANSWER_LIMITS.map((limit) => () => writeBody(input, essential, limit)),
  ];

  let mail = toMail(input, '', false);
  for (const write of attempts) {
    mail = toMail(input, write(), attempts.indexOf(write) > 1);
    if (mail.href.length <= MAX_MAILTO_LENGTH) return mail;
  }
  return mail;
}

function toMail(input: RequestMailInput, body: string, isShortened: boolean): RequestMail {
  const to = input.business.email;
  const sender = cut(
    ['firstName', 'lastName']
      .map((name) => cleanLine(input.values[name] ?? ''))
      .join(' ')
      .trim(),
    MAX_SENDER_NAME,
  );
  const reference = input.reference === undefined ? '' : ` (${input.reference})`;
  const subject = `${input.form.title}${sender === '' ? '' : ` from ${sender}`}${reference}`;
  return { to, subject, body, href: buildMailtoHref(to, { subject, body }), isShortened };
}

function writeBody(input: RequestMailInput, answers: readonly Answer[], limit = Infinity): string {
  const lines = [input.form.title];
  if (input.reference !== undefined) lines.push(`Reference: ${input.reference}`);
  if (input.about) lines.push(describeSubject(input.about));
  let isCut = false;
  for (const section of sections) {
    const members = answers.filter((answer) => answer.section === section);
    if (members.length > 0) lines.push('', section.toUpperCase());
    for (const { field, label, value } of members) {
      const text = cut(value, ADDRESS_FIELDS.has(field) ? Math.max(limit, MAX_ADDRESS) : limit);
      isCut ||= text !== value;
      lines.push(`${label}: ${text}`);
    }
  }
  if (isCut) lines.push('', 'Long answers were shortened to fit in this email.');
  lines.push('', `This request was submitted through the ${input.business.brand} website.`);
  return lines.join('\n');
}

/** Shortens a text to a number of encoded characters, between characters. */
function cut(text: string, limit: number): string {
  if (encode(text).length <= limit) return text;
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += encode(character).length;
    if (length > limit) break;
    kept += character;
  }
  return `${kept.trimEnd()}...`;
}

/** Percent-encodes for a mailto link (RFC 6068): line breaks as %0D%0A, spaces as %20. */
function encode(text: string): string {
  // Half a surrogate pair would make encodeURIComponent throw.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r\n?|\n/gu, '\r\n'));
}
