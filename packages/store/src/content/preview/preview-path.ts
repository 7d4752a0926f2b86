/** Prefix of a previewed page's path. No page of the site begins with it. */
export const PREVIEW_PATH = '/preview/page';
/** Lists the pages that a draft may change. */
export const CONCERNED_PATH = '/preview/concerned';

/** @param path with or without `.data` */
export function isPreviewPath(path: string): boolean {
  return (
    path === CONCERNED_PATH ||
    path === PREVIEW_PATH ||
    path === `${PREVIEW_PATH}.data` ||
    path.startsWith(`${PREVIEW_PATH}/`)
  );
}

/** `page` is the public path; null for the list of pages. */
export interface PreviewTarget {
  readonly ticket: string;
  readonly page: URL | null;
}

/** Undefined when it isn't the URL of a preview. */
export function readPreviewUrl(url: string): PreviewTarget | undefined {
  const page = new URL(url);
  if (!isPreviewPath(page.pathname)) return undefined;
  const ticket = page.searchParams.get('ticket') ?? '';
  if (page.pathname === CONCERNED_PATH) return { ticket, page: null };
  page.searchParams.delete('ticket');
  const path = page.pathname.slice(PREVIEW_PATH.length);
  page.pathname = path === '.data' ? toDataPath('/') : path || '/';
  return { ticket, page };
}

/** Returns the path of the router's data for a page. */
export function toDataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** @param path with its query */
export function toPreviewPath(path: string, ticket: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  searchParams.set('ticket', ticket);
  return `${PREVIEW_PATH}${pathname === '/' ? '' : pathname}?${searchParams}`;
}
