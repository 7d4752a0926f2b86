import { cleanLine } from '../rules/clean-text.ts';
import { readText } from '../rules/answers.ts';

/** The product a visitor asks about. */
export interface FormSubject {
  /** Product kind as used in addresses, such as "quartz". */
  readonly kind: string;
  readonly slug: string;
  /** How it is named to people, such as "Aurora quartz". */
  readonly label: string;
  /** What is asked of it. Default: a quote. */
  readonly request?: SubjectRequest | undefined;
}

export type SubjectRequest = 'quote' | 'sample';

export const SUBJECT_FIELDS = { kind: 'subjectKind', slug: 'subjectSlug', request: 'subjectRequest' } as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MAX_SLUG_LENGTH = 80;

/**
 * The subject that came with a form, without its label: look the label up, never trust a posted one.
 * Null when there is none, when the visitor took it off, or when it is not a slug.
 */
export function readSubject(input: unknown): Omit<FormSubject, 'label'> | null {
  const kind = cleanLine(readText(input, SUBJECT_FIELDS.kind));
  const slug = cleanLine(readText(input, SUBJECT_FIELDS.slug));
  if (!isSlug(kind) || !isSlug(slug)) return null;
  return { kind, slug, request: readText(input, SUBJECT_FIELDS.request) === 'sample' ? 'sample' : 'quote' };
}

/** Words that say what the request is about: "About" or, when a sample was asked for, "Sample of". */
export function subjectHeading(subject: Pick<FormSubject, 'request'>): string {
  return subject.request === 'sample' ? 'Sample of' : 'About';
}

function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}
