/** Before the path of a page that is looked at with a draft in it. No page of the site has two parts that begin so. */
export const PREVIEW_PATH = '/preview/page';
/** Where the admin asks which pages a draft may make a difference to. */
export const CONCERNED_PATH = '/preview/concerned';

/** Whether a path, with or without `.data`, is one of a preview: seen by no one but the admin. */
export function isPreviewPath(path: string): boolean {
  return (
    path === CONCERNED_PATH ||
    path === PREVIEW_PATH ||
    path === `${PREVIEW_PATH}.data` ||
    path.startsWith(`${PREVIEW_PATH}/`)
  );
}

/** What is asked for with a ticket; `page` is where visitors ask for it, null where the list of pages is asked for. */
export interface PreviewTarget {
  readonly ticket: string;
  readonly page: URL | null;
}

/** Reads the URL of a preview; undefined where it is none. */
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

/** Where the router finds the data of a page. */
export function toDataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** Where the preview of a page stands. @param path with its query */
export function toPreviewPath(path: string, ticket: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  searchParams.set('ticket', ticket);
  return `${PREVIEW_PATH}${pathname === '/' ? '' : pathname}?${searchParams}`;
}
