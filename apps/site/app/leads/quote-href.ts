import type { SubjectRequest } from '@showroom/forms/form-subject';

/** The four-step form's address for who wants something like a finished work: `/custom-millwork-form?works=kenora-walnut-island`. */
export function buildProjectQuoteHref(workSlug: string): string {
  return `/custom-millwork-form?${new URLSearchParams({ works: workSlug })}`;
}

/** The form's address for a shortlist, whose query names its products: `/contact?quartz=aurora&vanities=tamarack-30-gray`. */
export function buildShortlistQuoteHref(search: string): string {
  return `/contact${search}`;
}

/** The address of the form for samples of a shortlist, whose query names its products: `/samples?quartz=aurora&quartz=alabaster`. */
export function buildSamplesHref(search: string): string {
  return `/samples${search}`;
}

/** The address of the form about one product, from the path of its page: `/products/vanities/tamarack-30-gray/quote`. */
export function buildQuoteHref(productPath: string, request: SubjectRequest = 'quote'): string {
  return `${productPath}/${request}`;
}

/** The parameter of addresses by which a product's page and its form know the finish that the visitor chose. */
export const FINISH_PARAM = 'finish';

/** An address with the finish that the visitor chose: `/products/mirrors/origin-round?finish=chrome`. */
export function withFinish(path: string, finish: { readonly value: string } | null): string {
  return finish ? `${path}?${new URLSearchParams({ [FINISH_PARAM]: finish.value })}` : path;
}
