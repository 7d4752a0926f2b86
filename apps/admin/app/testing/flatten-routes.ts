import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

/** A route with its whole path, from the origin on, without a slash before it. */
export interface FlatRoute {
  readonly file: string;
  readonly path: string;
}

/** Every route of the back office, also what stands inside of another. */
export function flattenRoutes(entries: readonly RouteConfigEntry[] = routes, parent = ''): FlatRoute[] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const whole = [parent, path].filter((part) => part !== '').join('/');
    return [{ file, path: whole }, ...flattenRoutes(children, whole)];
  });
}
