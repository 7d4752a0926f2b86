import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The router's package leads every bundler to its development files, warnings and all; its production files lie beside
 * them. Browsers and the server get those. Can go when the package's `exports` know the `production` condition.
 *
 * @returns {import('vite').Plugin}
 */
export function productionRouter() {
  const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist', 'production');
  const files = new Map([
    ['react-router', join(folder, 'index.mjs')],
    ['react-router/dom', join(folder, 'dom-export.mjs')],
  ]);
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['react-router', 'react-router-dom'] } } } }),
    resolveId: (id) => files.get(id) ?? null,
  };
}
