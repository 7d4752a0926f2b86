import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from 'vite';

const packageDirectory = path.resolve(import.meta.dirname, '../..');

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the scripts that tests start, each as one file below the path that it has in `src`. */
    scripts: string;
  }
}

/** Puts each script that tests start into one file of JavaScript: it starts in a third of the time, and they start many. */
export default async function buildScripts(project: TestProject): Promise<void> {
  // Inside of the package, where Node finds what they import from it and from its dependencies.
  const scripts = path.join(packageDirectory, 'build', project.name);
  await build({
    root: packageDirectory,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: scripts,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(listStartedScripts().map((name) => [name, `src/${name}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
  project.provide('scripts', scripts);
}

/** The scripts that a test starts, by the words of the tests; each below `src`, without its ending. */
function listStartedScripts(): readonly string[] {
  const source = path.join(packageDirectory, 'src');
  const tests = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const words = tests.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
  return [...new Set([...words.matchAll(/\brun(?:Script|OnStore)\('([^']+)\.ts'/g)].map(([, name = '']) => name))];
}
