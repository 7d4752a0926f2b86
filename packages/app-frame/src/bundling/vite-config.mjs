import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { bundledLibraries } from './bundled-libraries.mjs';
import { declaredPackages } from './declared-packages.mjs';

/** Native packages that Node loads; see packages/store and packages/web-server. */
const nativePackages = ['libsql', 'sharp', '@node-rs/argon2'];

/**
 * Vite's settings for an app: pages for the browser, and a server from `server/index.ts`.
 *
 * @param {{ plugins?: import('vite').Plugin[], clientBuild?: import('vite').BuildEnvironmentOptions, commands?:
 * Readonly<Record<string, string>> }} [options] `clientBuild` is for browser scripts; `commands` are built next to the server, by
 * name
 * @returns {import('vite').UserConfig}
 */
export function appViteConfig({ plugins = [], clientBuild = {}, commands = {} } = {}) {
  return {
    plugins: [...plugins, tailwindcss(), reactRouter(), nameCommands(), bundledLibraries(), declaredPackages()],
    optimizeDeps: { exclude: nativePackages },
    environments: {
      client: { build: clientBuild },
      ssr: {
        build: { rollupOptions: { input: { index: './server/index.ts', ...commands } } },
        resolve: { external: [...nativePackages, 'nodemailer', 'pg'] },
      },
    },
  };
}

/**
 * The router gives every entry of the server's build the same name.
 *
 * @returns {import('vite').Plugin}
 */
function nameCommands() {
  return {
    name: 'name-commands',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
  };
}
