import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Limit for the scripts a page loads until it is hydrated, including the route manifest, in compressed bytes (brotli). */
interface ScriptBudget {
  /** Default for a page. */
  readonly usualBytes: number;
  /** Pages that need more, by route id. */
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
  /** The manifest itself. */
  url: z.string(),
});
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Measures the scripts each page starts with, and warns about pages over budget and budgets without a page. A library release
 * that adds a few bytes fails no build.
 *
 * @param warn receives the warnings
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
  if (faults.length > 0) warn(`react-router.config.ts: ${faults.join(' ')}`);
}

async function readManifest(clientDir: string): Promise<Manifest> {
  const assets = join(clientDir, 'assets');
  const file = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error(`There is no list of routes in ${assets}.`);
  const text = await readFile(join(assets, file), 'utf8');
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** Lists the files a route loads first: the manifest, the entry's, its own and its parents'. */
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
