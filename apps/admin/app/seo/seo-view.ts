/** What of the list of pages is asked for, by its address. */
export interface SeoView {
  /** Searched for in address, title and description. */
  readonly text: string;
  readonly isFaultsOnly: boolean;
  /** From 1. */
  readonly page: number;
}

export const seoPath = '/admin/dashboard/seo';

export function readSeoView(search: URLSearchParams): SeoView {
  const page = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    isFaultsOnly: search.get('show') === 'faults',
    page: Number(page),
  };
}

/** The address of a list; what needs no saying is left out. */
export function toSeoHref({ text, isFaultsOnly, page }: SeoView): string {
  const search = new URLSearchParams({
    ...(text === '' ? {} : { q: text }),
    ...(isFaultsOnly ? { show: 'faults' } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return search.size === 0 ? seoPath : `${seoPath}?${search}`;
}

/** The address of one page's words. */
export function toSeoPageHref(path: string): string {
  return `${seoPath}/page?${new URLSearchParams({ path })}`;
}

/** The public path that an address names; undefined for what can be none. */
export function readPublicPath(search: URLSearchParams): string | undefined {
  const path = search.get('path') ?? '';
  return path.length <= 300 && /^\/(?!\/)[\w\-./%~]*$/.test(path) ? path : undefined;
}

/** What was typed for a page and not kept, and why. */
export interface SeoRefusal {
  readonly typed: { readonly title: string; readonly description: string };
  readonly issues: readonly { readonly field: string; readonly message: string }[];
}
