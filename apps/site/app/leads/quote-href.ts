import type { SubjectRequest } from '@showroom/forms/form-subject';
import { writeEnclosed, type Enclosed } from './enclosed.ts';

/** The four-step form’s URL for a project like a finished work: `/custom-millwork-form?works=kenora-walnut-island`. */
export function buildProjectQuoteHref(workSlug: string): string {
  return `/custom-millwork-form?${new URLSearchParams({ works: workSlug })}`;
}

/** The form’s URL for a shortlist: `/contact?quartz=aurora&vanities=tamarack-30-gray`. */
export function buildShortlistQuoteHref(search: string): string {
  return `/contact${search}`;
}

/** The URL of the sample form for a shortlist: `/samples?quartz=aurora&quartz=alabaster`. */
export function buildSamplesHref(search: string): string {
  return `/samples${search}`;
}

/** The URL of the form about one product: `/products/vanities/tamarack-30-gray/quote`. */
export function buildQuoteHref(productPath: string, request: SubjectRequest = 'quote'): string {
  return `${productPath}/${request}`;
}

/** The URL of the form about a stone, with what goes along: `/quartz-countertops/aurora/quote?plan=…&visualizer=…`. */
export function buildStoneQuoteHref(stone: string, enclosed: Enclosed): string {
  return buildQuoteHref(`/quartz-countertops/${stone}`) + writeEnclosed(enclosed);
}

/** The URL parameter with the chosen finish, on a product’s page and its form. */
export const FINISH_PARAM = 'finish';

/** Adds the chosen finish: `/products/mirrors/origin-round?finish=chrome`. */
export function withFinish(path: string, finish: { readonly value: string } | null): string {
  return finish ? `${path}?${new URLSearchParams({ [FINISH_PARAM]: finish.value })}` : path;
}
