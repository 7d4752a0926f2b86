import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a page's scripts may weigh until it is hydrated, the map of routes included, in bytes as they are sent (brotli). */
export interface ScriptBudget {
  /** Of a page without a budget of its own. */
  readonly usualBytes: number;
  /** Of pages that need more, by the id of their route. */
  readonly bytesOf?: Readonly<Record<string, number>>;
}

const routeSchema = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  hasDefaultExport: z.boolean().default(false),
  module: z.string(),
  imports: z.array(z.string()).default([]),
});
const manifestSchema = z.object({
  entry: routeSchema.pick({ module: true, imports: true }),
  routes: z.record(z.string(), routeSchema),
  /** Of the map itself. */
  url: z.string(),
});
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Weighs what each page of a browser build starts with, and warns of each page that is over its budget, or that has one and is
 * gone. A release of a library that adds some bytes fails no build.
 *
 * @param warn where a warning goes
 */
export async function checkScriptBudget(
  clientDir: string,
  { usualBytes, bytesOf = {} }: ScriptBudget,
  warn: (text: string) => void = (text) => process.emitWarning(text),
): Promise<void> {
  const manifest = await readManifest(clientDir);
  const faults = Object.keys(bytesOf)
    .filter((id) => !(id in manifest.routes))
    .map((id) => `${id} has a budget but is no longer a page.`);
  for (const { id, hasDefaultExport } of Object.values(manifest.routes)) {
    if (!hasDefaultExport) continue;
    const limit = bytesOf[id] ?? usualBytes;
    const sizes = await Promise.all(scriptsOf(manifest, id).map((file) => sentBytes(join(clientDir, file))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > limit) faults.push(`${id} starts with ${bytes} bytes of scripts; its budget is ${limit}.`);
  }
  if (faults.length > 0) warn(`server/script-budget.ts: ${faults.join(' ')}`);
}

async function readManifest(clientDir: string): Promise<Manifest> {
  const assets = join(clientDir, 'assets');
  const file = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error(`There is no list of routes in ${assets}.`);
  const text = await readFile(join(assets, file), 'utf8');
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** The files that a page of this route loads first: the map, the entry's, its own, and those of the routes around it. */
function scriptsOf({ entry, routes, url }: Manifest, id: string): readonly string[] {
  const files = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    for (const file of [route.module, ...route.imports]) files.add(file);
  }
  return [...files];
}

async function sentBytes(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return (await stat(existsSync(compressed) ? compressed : file)).size;
}
