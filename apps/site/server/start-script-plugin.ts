import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:start-script';
const ENTRY = join(import.meta.dirname, '..', 'app', 'start', 'start-page.ts');

/**
 * Compiles what starts a page's scripts (`app/start/start-page.ts`) into the one text that stands inside every page:
 * the server imports it from `virtual:start-script` and writes the page's own data in the place of `START_DATA`.
 */
export function startScript(): Plugin {
  let compiled: Promise<string> | undefined;
  return {
    name: 'start-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => {
      if (id !== `\0${NAME}`) return null;
      compiled ??= compileStartScript();
      return `export const startScript = ${JSON.stringify(await compiled)};`;
    },
  };
}

async function compileStartScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Nothing of the app's own files belongs beside it.
    publicDir: false,
    build: { write: false, minify: true, target: 'es2023', lib: { entry: ENTRY, formats: ['iife'], name: 'start' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The start script was not compiled.');
  const { code } = output.output[0];
  // It is written into a page of bytes.
  if (/[^\n\x20-\x7e]/.test(code)) throw new Error(`The compiled start script is not plain ASCII:\n${code}`);
  if (code.split('START_DATA').length !== 2 || code.includes('</')) {
    throw new Error(`The compiled start script has no single place for its data:\n${code}`);
  }
  return code.trim();
}
