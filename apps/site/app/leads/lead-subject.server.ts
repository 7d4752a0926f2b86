import { catalogueFamilies, findFamily } from '@showroom/catalog-data/catalogue/families';
import { readSubject, type FormSubject, type SubjectRequest } from '@showroom/forms/form-subject';

/**
 * The product a form is about, named from the catalogue; null for anything the catalogue does not hold, so that a
 * made-up address cannot put words on the page. A sample is asked for only of what there are samples of.
 */
export function findFormSubject(kind: string, slug: string, request: SubjectRequest = 'quote'): FormSubject | null {
  const family = findFamily(kind);
  const product = family?.find(slug);
  if (!family || !product) return null;
  return { kind, slug, label: product.quoteLabel, request: family.hasSamples ? request : 'quote' };
}

/** The subject that a posted form carries; null when the visitor took it off. */
export function readPostedSubject(form: FormData): FormSubject | null {
  const posted = readSubject(form);
  return posted && findFormSubject(posted.kind, posted.slug, posted.request);
}

/** The subject in a page's address: the other direction of `buildQuoteHref`. */
export function readSubjectFromUrl(url: URL): FormSubject | null {
  const family = catalogueFamilies.find(({ family: name }) => url.searchParams.has(name))?.family;
  if (family === undefined) return null;
  const slug = url.searchParams.get(family) ?? '';
  return findFormSubject(family, slug, url.searchParams.get('request') === 'sample' ? 'sample' : 'quote');
}
