import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const site = join(import.meta.dirname, '..', '..');
const workspace = join(site, '..', '..');
const catalogData = join(workspace, 'packages', 'catalog-data');

export interface ScratchSite {
  /** Writes a file of `packages/catalog-data/src`. */
  add(file: string, text: string): Promise<void>;
  /** Inserts a line after another one, in a file from `packages` or `apps`. @throws if that is missing */
  insert(file: string, after: string, line: string): Promise<void>;
  /** Runs a program in the site's folder and returns its JSON output. */
  run(program: string): Promise<unknown>;
  /** Type errors in the catalogue's data; may be empty. */
  check(): Promise<string>;
}

export async function createScratchSite(): Promise<ScratchSite> {
  const root = await mkdtemp(join(tmpdir(), 'showroom-scratch-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const data = join(root, 'packages', 'catalog-data');
  const app = join(root, 'apps', 'site');
  await cp(join(workspace, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  // The code is partly here and partly where it is installed; JSX is compiled the same way in both.
  const compiled = {
    extends: './tsconfig.base.json',
    include: [root, workspace].map((folder) => join(folder, '**', '*')),
  };
  const runConfig = join(root, 'tsconfig.run.json');
  await writeFile(runConfig, JSON.stringify(compiled));
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    await cp(join(catalogData, part), join(data, part), { recursive: true });
  for (const part of ['app', 'package.json']) await cp(join(site, part), join(app, part), { recursive: true });
  await symlink(join(catalogData, 'node_modules'), join(data, 'node_modules'));
  await linkModules(join(app, 'node_modules'));
  await rm(join(app, 'node_modules', '@showroom', 'catalog-data'));
  await symlink(data, join(app, 'node_modules', '@showroom', 'catalog-data'));

  const run = promisify(execFile);
  return {
    add: (file, text) => writeFile(join(data, 'src', file), text),
    async insert(file, after, line) {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(after)) throw new Error(`${file} holds no “${after}” any more`);
      await writeFile(
        join(root, file),
        text.replace(after, () => `${after}\n${line}`),
      );
    },
    async run(program) {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
        cwd: app,
        env: { ...process.env, TSX_TSCONFIG_PATH: runConfig },
      });
      return JSON.parse(stdout);
    },
    async check() {
      const compiler = join(catalogData, 'node_modules', 'typescript', 'bin', 'tsc');
      return run(process.execPath, [compiler, '-p', data], { cwd: data }).then(
        () => '',
        (error: { readonly stdout?: string }) => error.stdout ?? 'The compiler did not run',
      );
    },
  };
}

/** Links to the site's dependencies, so that one can be replaced. */
async function linkModules(folder: string): Promise<void> {
  const installed = join(site, 'node_modules');
  for (const name of await readdir(installed)) {
    if (!name.startsWith('@')) {
      await mkdir(folder, { recursive: true });
      await symlink(join(installed, name), join(folder, name));
      continue;
    }
    await mkdir(join(folder, name), { recursive: true });
    for (const part of await readdir(join(installed, name)))
      await symlink(join(installed, name, part), join(folder, name, part));
  }
}
