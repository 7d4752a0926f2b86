import type { SubjectRequest } from '@showroom/forms/form-subject';

/** The form's address for a product: `/contact?quartz=aurora`, with `&request=sample` for a sample. */
export function buildQuoteHref(family: string, slug: string, request: SubjectRequest = 'quote'): string {
  const search = new URLSearchParams({ [family]: slug });
  if (request === 'sample') search.set('request', 'sample');
  return `/contact?${search}`;
}
