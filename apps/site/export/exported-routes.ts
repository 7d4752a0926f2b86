import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import routes from '../app/routes.ts';

const NAME = 'virtual:exported-routes';
const LOADER = 'virtual:exported-loader:';
const app = join(import.meta.dirname, '..', 'app');

interface Row {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly path: string | undefined;
  readonly index: boolean | undefined;
  readonly file: string;
}

/** Every route of the site in a row, each with the route around it. */
function inRow(entries: readonly RouteConfigEntry[], parentId = 'root'): Row[] {
  return entries.flatMap(({ file, path, index, children = [], id = file.replace(/\.\w+$/, '') }) => [
    { id, parentId, path, index, file },
    ...inRow(children, id),
  ]);
}

/** What a route's file exports of what is needed here: its page is drawn by the site's own scripts. */
function readExports(file: string) {
  const code = readFileSync(join(app, file), 'utf8');
  return {
    hasLoader: /^export (?:async function|function|const) loader\b/m.test(code),
    hasPage: /^export default\b/m.test(code),
  };
}

/**
 * The site's routes as the router runs them (`virtual:exported-routes`), with their loaders alone: each is a file of its own,
 * fetched when an address of it is asked for. The root is left out, as its data is read once a visit.
 */
export function exportedRoutes(): Plugin {
  return {
    name: 'exported-routes',
    resolveId: (id) => (id === NAME || id.startsWith(LOADER) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${NAME}`) return writeRoutes();
      if (!id.startsWith(`\0${LOADER}`)) return null;
      return `export { loader } from ${JSON.stringify(join(app, id.slice(LOADER.length + 1)))};`;
    },
  };
}

function writeRoutes(): string {
  const rows = inRow(routes).map(({ file, ...row }) => {
    const { hasLoader, hasPage } = readExports(file);
    const module = [
      ...(hasPage ? ['default: () => null'] : []),
      ...(hasLoader ? [`loader: async (asked) => (await import(${JSON.stringify(LOADER + file)})).loader(asked)`] : []),
    ];
    const written = Object.entries({ ...row, path: row.path ?? '' }).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    );
    return `${JSON.stringify(row.id)}: { ${written.join(', ')}, module: { ${module.join(', ')} } }`;
  });
  return `export const routes = { root: { id: 'root', path: '', module: { default: () => null } }, ${rows.join(', ')} };`;
}
