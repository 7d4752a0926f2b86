/**
 * Finds the address that a request should have used: one that moved, or one without its trailing slash. The query
 * string is kept. The result always starts with a single slash (browsers read a backslash as one, too), so it can
 * never lead to another host.
 */
export function findRedirect(
  path: string,
  search: string,
  moved: Readonly<Record<string, string>>,
): string | undefined {
  const tidy = `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
  const target = Object.hasOwn(moved, tidy) ? moved[tidy] : tidy;
  if (target === undefined || target === path) return undefined;
  return target + search;
}
