import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BEGINNING = 'window.__reactRouterManifest=';

type Entry = { readonly imports?: readonly string[] } & Readonly<Record<string, unknown>>;
type Manifest = { readonly entry: Entry; readonly routes: Readonly<Record<string, Entry>> };

/**
 * Takes out of the router's map, which every page fetches, what says nothing: features that a route has not, and imports
 * that are there before any route is asked for. The router reads what is missing as no.
 *
 * @throws {Error} when the build holds no map, or one that is written in another way than this knows.
 */
export async function trimManifest(clientBuild: string): Promise<void> {
  const assets = path.join(clientBuild, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length === 0) throw new Error(`There is no map of the routes in ${assets}.`);
  for (const name of names) {
    const file = path.join(assets, name);
    await writeFile(file, trim(await readFile(file, 'utf8')));
  }
}

/** The text of the map without what says nothing. Trimmed once more, it stays the same. */
export function trim(text: string): string {
  const json = text.startsWith(BEGINNING) ? text.slice(BEGINNING.length).replace(/;$/, '') : '';
  const manifest: Manifest = JSON.parse(json || 'null') ?? refuse();
  const shared = new Set([...(manifest.entry.imports ?? []), ...(manifest.routes['root']?.imports ?? [])]);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, id === 'root' ? route : trimRoute(route, shared)]),
  );
  return `${BEGINNING}${JSON.stringify({ ...manifest, routes })};`;
}

function trimRoute(route: Entry, shared: ReadonlySet<string>): Entry {
  const imports = route.imports?.filter((address) => !shared.has(address)) ?? [];
  const facts = Object.entries<unknown>({ ...route, imports });
  return Object.fromEntries(facts.filter(([, fact]) => fact !== false && !(Array.isArray(fact) && fact.length === 0)));
}

function refuse(): never {
  throw new Error('The map of the routes is written in another way than expected.');
}
