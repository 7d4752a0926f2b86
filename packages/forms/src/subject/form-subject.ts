import { shortlistMax } from '@showroom/catalog-data/limits';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { readText, readTexts } from '../rules/answers.ts';

/** The product a visitor asks about. */
export interface FormSubject {
  /** Product kind as used in addresses, such as "quartz". */
  readonly kind: string;
  readonly slug: string;
  /** How it is named to people, such as "Aurora quartz". */
  readonly label: string;
  /** What is asked of it. Default: a quote. */
  readonly request?: SubjectRequest | undefined;
  /** Further products that the same request is about: those of a shortlist. */
  readonly others?: readonly FormSubject[] | undefined;
}

/** A subject as a form posts it, before its label is looked up. */
export type PostedSubject = Pick<FormSubject, 'kind' | 'slug' | 'request'>;

export type SubjectRequest = 'quote' | 'sample';

/** Posted once for each product of several, as `quartz/aurora`. */
export const SUBJECTS_FIELD = 'subjects';

export const SUBJECT_FIELDS = { kind: 'subjectKind', slug: 'subjectSlug', request: 'subjectRequest' } as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MAX_SLUG_LENGTH = 80;

/**
 * The subjects that came with a form, without their labels: look those up, never trust a posted one. Without those that the
 * visitor took off, that are no slugs, and that go beyond the longest shortlist.
 */
export function readSubjects(input: unknown): readonly PostedSubject[] {
  const one = readSubject(input);
  const request = readRequest(input);
  const several = readTexts(input, SUBJECTS_FIELD).flatMap((text) => {
    const [kind = '', slug = '', ...rest] = cleanLine(text).split('/');
    return isSlug(kind) && isSlug(slug) && rest.length === 0 ? [{ kind, slug, request }] : [];
  });
  return [...(one ? [one] : []), ...several].slice(0, shortlistMax);
}

/** Several subjects as one: the first, with the others. Null where there is none. */
export function joinSubjects(subjects: readonly FormSubject[]): FormSubject | null {
  const [first, ...others] = subjects;
  if (!first) return null;
  return others.length === 0 ? first : { ...first, others };
}

/** The products that a request is about, one by one. */
export function listSubjects(subject: FormSubject): readonly FormSubject[] {
  const { others = [], ...first } = subject;
  return [first, ...others];
}

function readSubject(input: unknown): PostedSubject | null {
  const kind = cleanLine(readText(input, SUBJECT_FIELDS.kind));
  const slug = cleanLine(readText(input, SUBJECT_FIELDS.slug));
  if (!isSlug(kind) || !isSlug(slug)) return null;
  return { kind, slug, request: readRequest(input) };
}

/** A form asks for quotes or for samples, of all its products alike. */
function readRequest(input: unknown): SubjectRequest {
  return readText(input, SUBJECT_FIELDS.request) === 'sample' ? 'sample' : 'quote';
}

/** Words that say what the request is about: "About" or, when samples were asked for, "Sample of" or "Samples of". */
export function subjectHeading(subject: Pick<FormSubject, 'request' | 'others'>): string {
  if (subject.request !== 'sample') return 'About';
  return subject.others ? 'Samples of' : 'Sample of';
}

/** A line that says what the request is about, all of it: "About: Aurora quartz, Alabaster quartz". */
export function describeSubject(subject: FormSubject): string {
  const labels = listSubjects(subject).map(({ label }) => label);
  return `${subjectHeading(subject)}: ${labels.join(', ')}`;
}

function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}
