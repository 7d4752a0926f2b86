import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A page of the admin as listed in its build. */
export interface AdminRoute {
  /** Its path, with `:name` for each parameter. */
  readonly pattern: string;
  /** Whether it's shown before sign-in. */
  readonly isSignIn: boolean;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasDefaultExport?: boolean;
}

const assets = resolve(import.meta.dirname, '..', '..', 'apps', 'admin', 'build', 'client', 'assets');

/** Every admin page with a path, from the route manifest of the build. */
export function listAdminRoutes(): AdminRoute[] {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(join(assets, file), 'utf8');
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

/** Finds the route of a path: of several matches, the one with the fewest parameters. */
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
