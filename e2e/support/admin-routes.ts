import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A page of the admin as its build lists it. */
export interface AdminRoute {
  /** Its address, with a word after a colon for each part that is left open. */
  readonly pattern: string;
  /** Whether it stands in front of the login. */
  readonly isSignIn: boolean;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasDefaultExport?: boolean;
}

const assets = resolve(import.meta.dirname, '..', '..', 'apps', 'admin', 'build', 'client', 'assets');

/** Every page of the admin that has an address, from the list of routes that its build hands to browsers. */
export function listAdminRoutes(): AdminRoute[] {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(join(assets, file), 'utf8');
  // Written by the router's build.
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  return Object.values(routes)
    .filter(({ path, hasDefaultExport }) => path !== undefined && path !== '' && hasDefaultExport === true)
    .map((route) => {
      const line = [route];
      for (let next = routes[route.parentId ?? '']; next; next = routes[next.parentId ?? '']) line.unshift(next);
      return {
        pattern: `/${line.flatMap(({ path = '' }) => (path === '' ? [] : path)).join('/')}`,
        isSignIn: line.some(({ id }) => id === 'frame/shell/sign-in-layout'),
      };
    });
}

/** Which of the routes an address belongs to: of several that fit, the one that leaves least open. */
export function findAdminRoute(routes: readonly AdminRoute[], path: string): AdminRoute | undefined {
  // A wildcard route matches only what no other does.
  const openParts = ({ pattern }: AdminRoute) =>
    pattern.endsWith('*') ? Infinity : (pattern.match(/:/g)?.length ?? 0);
  return routes
    .filter(({ pattern }) => toExpression(pattern).test(path))
    .toSorted((one, other) => (openParts(one) < openParts(other) ? -1 : 1))[0];
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.+');
  return new RegExp(`^${source}$`);
}
