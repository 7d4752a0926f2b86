/** Where a signed-in owner starts. */
export const HOME_PATH = '/admin/dashboard-pro';
const LOGIN_PATH = '/admin/login';

/** Whether a path is that of the login. */
export function isLoginPath(pathname: string): boolean {
  return pathname.startsWith(LOGIN_PATH);
}

/** The login's address, with the page to come back to; a form that was being sent comes back to its page. */
export function buildLoginHref(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  return `${LOGIN_PATH}?${new URLSearchParams({ from: path + search })}`;
}

/** The page to return to after the login: a path of this admin, and nothing else that an address may carry. */
export function readReturnPath(url: URL): string {
  const from = url.searchParams.get('from') ?? '';
  if (!from.startsWith('/admin') || !URL.canParse(from, url)) return HOME_PATH;
  // Judged as a browser will read it: with dots, encoded dots and backslashes followed to where they lead.
  const { origin, pathname, search } = new URL(from, url);
  const isOurs = origin === url.origin && /^\/admin(?:\/|$)/.test(pathname) && !isLoginPath(pathname);
  return isOurs ? pathname + search : HOME_PATH;
}
