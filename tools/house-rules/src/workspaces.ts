import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { z } from 'zod';

export const root = join(import.meta.dirname, '..', '..', '..');

const words = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  exports: words,
  dependencies: words,
  devDependencies: words,
  peerDependencies: words,
});

export interface Workspace extends z.infer<typeof manifestSchema> {
  /** From the root, such as `packages/ui`. */
  readonly folder: string;
}

/** Every workspace under `apps`, `packages` and `tools`. */
export const workspaces: readonly Workspace[] = ['apps', 'packages', 'tools'].flatMap((group) =>
  readdirSync(join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      ...manifestSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))),
    })),
);

/** The source files of a folder, at any depth, from the root; without installed and built ones. */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|build|dist|\..*)$/.test(entry.name) ? [] : sourceFiles(path);
    return /\.(?:mjs|tsx?)$/.test(entry.name) ? [path.replaceAll(sep, '/')] : [];
  });
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function importsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g)].flatMap(
    ([, specifier]) => specifier ?? [],
  );
}
