/** The query parameter with a preview's ticket. No page reads it. */
const TICKET_PARAM = 'preview';
/** Lists the pages that a draft may change. */
export const CONCERNED_PATH = '/preview/concerned';

export function hasPreviewTicket(search: string): boolean {
  return search.includes(TICKET_PARAM) && new URLSearchParams(search).has(TICKET_PARAM);
}

/** `page` is the public path; null for the list of pages. */
export interface PreviewTarget {
  readonly ticket: string;
  readonly page: URL | null;
}

/** Undefined when it isn't the URL of a preview. */
export function readPreviewUrl(url: string): PreviewTarget | undefined {
  const page = new URL(url);
  const ticket = page.searchParams.get(TICKET_PARAM);
  if (ticket === null) return undefined;
  page.searchParams.delete(TICKET_PARAM);
  return { ticket, page: page.pathname === CONCERNED_PATH ? null : page };
}

/** Returns the path of the router's data for a page. */
export function toDataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** @param path with its query */
export function toPreviewPath(path: string, ticket: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  searchParams.set(TICKET_PARAM, ticket);
  return `${pathname}?${searchParams}`;
}
