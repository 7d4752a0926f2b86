/**
 * Whether a link is shown as active: the current path is the link's, or lies under it. Home is active only on itself,
 * and "/millwork" does not light up on "/millwork-news".
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
