import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { readSubject, type FormSubject, type SubjectRequest } from '@showroom/forms/form-subject';

/**
 * The product a form is about, named from the catalogue; null for anything the catalogue does not hold, so that a
 * made-up address cannot put words on the page.
 */
export function findFormSubject(kind: string, slug: string, request: SubjectRequest = 'quote'): FormSubject | null {
  if (kind !== 'quartz') return null;
  const colour = findQuartzColour(slug);
  return colour ? { kind, slug, label: `${colour.label} quartz`, request } : null;
}

/** The subject that a posted form carries; null when the visitor took it off. */
export function readPostedSubject(form: FormData): FormSubject | null {
  const posted = readSubject(form);
  return posted && findFormSubject(posted.kind, posted.slug, posted.request);
}

/** The subject in a page's address: `/contact?quartz=aurora`, with `&request=sample` for a sample. */
export function readSubjectFromUrl(url: URL): FormSubject | null {
  const slug = url.searchParams.get('quartz');
  if (slug === null) return null;
  return findFormSubject('quartz', slug, url.searchParams.get('request') === 'sample' ? 'sample' : 'quote');
}

/** The form's address for a colour: the other direction of `readSubjectFromUrl`. */
export function buildQuoteHref(slug: string, request: SubjectRequest = 'quote'): string {
  const search = new URLSearchParams({ quartz: slug });
  if (request === 'sample') search.set('request', 'sample');
  return `/contact?${search}`;
}
