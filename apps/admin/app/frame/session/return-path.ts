export const HOME_PATH = '/admin/dashboard-pro';
const LOGIN_PATH = '/admin/login';

export function isLoginPath(pathname: string): boolean {
  return pathname.startsWith(LOGIN_PATH);
}

/** The login’s URL with the page to return to. A form returns to its page. */
export function buildLoginHref(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  return `${LOGIN_PATH}?${new URLSearchParams({ from: path + search })}`;
}

/** The page to return to after signing in: only ever a path of this admin. */
export function readReturnPath(url: URL): string {
  const from = url.searchParams.get('from') ?? '';
  if (!from.startsWith('/admin') || !URL.canParse(from, url)) return HOME_PATH;
  // Resolved as a browser would, with dots, encoded dots and backslashes.
  const { origin, pathname, search } = new URL(from, url);
  const isOurs = origin === url.origin && /^\/admin(?:\/|$)/.test(pathname) && !isLoginPath(pathname);
  return isOurs ? pathname + search : HOME_PATH;
}
