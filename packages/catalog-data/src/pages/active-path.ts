/**
 * Whether a link is active: the current path is the link's or below it. Home is active only on itself, and "/millwork" isn't on
 * "/millwork-news".
 */
export function isActivePath(current: string, href: string): boolean {
  const path = trimPath(current);
  const target = trimPath(href);
  return path === target || (target !== '/' && path.startsWith(`${target}/`));
}

function trimPath(path: string): string {
  const withoutQuery = path.split(/[?#]/, 1)[0] ?? '';
  return withoutQuery.replace(/\/+$/, '') || '/';
}
