import { shortlistMax } from '@showroom/catalog-data/limits';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { readText, readTexts } from '../rules/answers.ts';

export interface FormSubject {
  /** As in URLs, such as "quartz". */
  readonly kind: string;
  readonly slug: string;
  /** Such as "Aurora quartz". */
  readonly label: string;
  /** Default: a quote. */
  readonly request?: SubjectRequest | undefined;
  /** Further products of the same request, from a shortlist. */
  readonly others?: readonly FormSubject[] | undefined;
}

/** A posted product, before its label is looked up. */
export type PostedSubject = Pick<FormSubject, 'kind' | 'slug' | 'request'>;

export type SubjectRequest = 'quote' | 'sample';

/** Posted once for each of several products, as `quartz/aurora`. */
export const SUBJECTS_FIELD = 'subjects';

export const SUBJECT_FIELDS = { kind: 'subjectKind', slug: 'subjectSlug', request: 'subjectRequest' } as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MAX_SLUG_LENGTH = 80;

/**
 * Reads the posted products, without labels: look those up, never trust posted ones. Leaves out removed ones, invalid slugs and
 * those beyond the limit.
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

/** Combines products into one subject; null if there are none. */
export function joinSubjects(subjects: readonly FormSubject[]): FormSubject | null {
  const [first, ...others] = subjects;
  if (!first) return null;
  return others.length === 0 ? first : { ...first, others };
}

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

/** All products of a form are for quotes or all for samples. */
function readRequest(input: unknown): SubjectRequest {
  return readText(input, SUBJECT_FIELDS.request) === 'sample' ? 'sample' : 'quote';
}

/** "About" or, for samples, "Sample of" or "Samples of". */
export function subjectHeading(subject: Pick<FormSubject, 'request' | 'others'>): string {
  if (subject.request !== 'sample') return 'About';
  return subject.others ? 'Samples of' : 'Sample of';
}

/** Describes the request's products: "About: Aurora quartz, Alabaster quartz". */
export function describeSubject(subject: FormSubject): string {
  const labels = listSubjects(subject).map(({ label }) => label);
  return `${subjectHeading(subject)}: ${labels.join(', ')}`;
}

function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}
