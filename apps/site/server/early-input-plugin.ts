import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:early-input';
const ENTRY = join(import.meta.dirname, '..', 'app', 'start', 'early-input-script.ts');

/**
 * Compiles the recorder of early input (`app/start/early-input-script.ts`) to an inline script. The document imports its text from
 * `virtual:early-input`.
 */
export function earlyInput(): Plugin {
  let compiled: Promise<string> | undefined;
  return {
    name: 'early-input',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      compiled ??= compile();
      return `export const earlyInputScript = ${JSON.stringify(await compiled)};`;
    },
  };
}

async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: ENTRY, formats: ['iife'], name: 'earlyInput' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The early input script was not compiled.');
  return output.output[0].code.trim();
}
