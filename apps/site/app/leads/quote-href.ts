import type { SubjectRequest } from '@showroom/forms/form-subject';

/** The four-step form's address for who wants something like a finished work: `/custom-millwork-form?works=kenora-walnut-island`. */
export function buildProjectQuoteHref(workSlug: string): string {
  return `/custom-millwork-form?${new URLSearchParams({ works: workSlug })}`;
}

/** The form's address for a shortlist, whose query names its products: `/contact?quartz=aurora&vanities=tamarack-30-gray`. */
export function buildShortlistQuoteHref(search: string): string {
  return `/contact${search}`;
}

/** The form's address for a product: `/contact?quartz=aurora`, with `&request=sample` for a sample. */
export function buildQuoteHref(family: string, slug: string, request: SubjectRequest = 'quote'): string {
  const search = new URLSearchParams({ [family]: slug });
  if (request === 'sample') search.set('request', 'sample');
  return `/contact?${search}`;
}
