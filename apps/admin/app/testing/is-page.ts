import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router-dom';
import routes from '../routes.ts';

/** A route with its whole path, from the origin on, without a slash before it. */
interface FlatRoute {
  readonly file: string;
  readonly path: string;
}

/** Every route, also what stands inside of another. */
function flattenRoutes(entries: readonly RouteConfigEntry[] = routes, parent = ''): FlatRoute[] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const whole = [parent, path].filter((part) => part !== '').join('/');
    return [{ file, path: whole }, ...flattenRoutes(children, whole)];
  });
}

/** Whether a route answers a path with a page, and not with the words for a wrong address. */
export function isPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return flattenRoutes().some((route) => !route.path.endsWith('*') && matchPath(`/${route.path}`, pathname) !== null);
}
