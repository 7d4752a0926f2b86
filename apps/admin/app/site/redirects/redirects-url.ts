import { readPage, readQuery, writeSearch } from '../../frame/sorting/list-params.ts';

export const REDIRECTS_PATH = '/admin/dashboard/seo/redirects';
export const REDIRECT_UNDO_PATH = '/admin/redirects/undo';

export interface RedirectView {
  /** Searched for in both URLs. */
  readonly text: string;
  readonly page: number;
}

export function readRedirectView(search: URLSearchParams): RedirectView {
  return { text: readQuery(search), page: readPage(search) };
}

export function readLead(search: URLSearchParams): string {
  return (search.get('lead') ?? '').slice(0, 500);
}

/**
 * A list’s URL.
 *
 * @param parts.lead the old URL to start the form with
 */
export function toRedirectsHref({ text, page, lead }: RedirectView & { readonly lead?: string }): string {
  return REDIRECTS_PATH + writeSearch({ q: text, page, lead });
}

export function toRedirectHref(path: string, { text, page }: RedirectView): string {
  return `${REDIRECTS_PATH}/change${writeSearch({ of: path, q: text, page })}`;
}
