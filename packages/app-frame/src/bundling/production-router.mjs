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
  let isFound = false;
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['react-router', 'react-router-dom'] } } } }),
    resolveId: (id) => files.get(id) ?? null,
    transform(code, id) {
      if (this.environment.name !== 'ssr' || !id.startsWith(folder)) return null;
      const lazy = numberWhenAsked(code);
      if (lazy === code) return null;
      isFound = true;
      return { code: lazy, map: null };
    },
    generateBundle() {
      if (this.environment.name === 'ssr' && !isFound) {
        this.error(
          'production-router.mjs looks for what the router does not hold: where it numbers the data of a page',
        );
      }
    },
  };
}

/**
 * The router numbers the data of each page for the script that hands them over, which nearly always writes them in another way
 * (see hand-over.ts): it does so only when that asks, which saves a twentieth of drawing a page.
 *
 * @param {string} code of the router's server
 */
export function numberWhenAsked(code) {
  return code.replaceAll(/serverHandoffStream: (encodeViaTurboStream\([^()]*\))/g, 'serverHandoffStream: () => $1');
}
