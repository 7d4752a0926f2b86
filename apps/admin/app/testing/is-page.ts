import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router-dom';
import routes from '../routes.ts';

interface FlatRoute {
  readonly file: string;
  readonly path: string;
}

function flattenRoutes(entries: readonly RouteConfigEntry[] = routes, parent = ''): FlatRoute[] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const whole = [parent, path].filter((part) => part !== '').join('/');
    return [{ file, path: whole }, ...flattenRoutes(children, whole)];
  });
}

/** Whether a path is a page and not an unknown URL. */
export function isPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return flattenRoutes().some((route) => !route.path.endsWith('*') && matchPath(`/${route.path}`, pathname) !== null);
}
