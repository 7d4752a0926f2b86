// The second half of the site's build: what an exported page has beside the site's own scripts.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { productionRouter } from '@showroom/app-frame/production-router';
import { build, type Plugin } from 'vite';
import { exportedRoutes } from './exported-routes.ts';

const folder = join(import.meta.dirname, '..', 'build', 'export');
const browser = join(import.meta.dirname, 'browser');
const standIns: Readonly<Record<string, string>> = {
  'approved-comments': 'comments',
  'page-words': 'page-words',
  published: 'published',
  'find-around': 'published',
  settings: 'settings',
  stock: 'stock',
  ...Object.fromEntries(
    ['content-version', 'next-scheduled-change', 'find-redirect'].map((name) => [name, 'unchanging']),
  ),
  ...Object.fromEntries(
    ['posts', 'works', 'in-stock-products', 'testimonials', 'tags', 'media'].map((name) => [name, 'kinds']),
  ),
};
/** Entries of the store that are plain data and rules. */
const asTheyAre = new Set(['shop-day', 'content-options', 'media-ids', 'lead-kind']);
const STORE = '@showroom/store/';
const EMPTY = '\0nothing-of-the-store';

/**
 * Loaders ask the store, and Node; in a browser its files stand in its place. What only actions use of it is not there: an exported site
 * runs none. Nor is what finds share cards: they stand in the pages as files.
 */
function storeInFiles(): Plugin {
  return {
    name: 'store-in-files',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'node:timers/promises') return join(browser, 'store', 'timers.ts');
      if (id === '@showroom/app-frame/share-card') return join(browser, 'share-card.ts');
      if (id.startsWith('node:') || id === '@showroom/web-server/posted-form') return EMPTY;
      if (!id.startsWith(STORE)) return null;
      const name = id.slice(STORE.length);
      if (asTheyAre.has(name)) return null;
      const standIn = standIns[name];
      return standIn === undefined ? EMPTY : join(browser, 'store', `${standIn}.ts`);
    },
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}

/** Warnings that tell of nothing: what only actions use is meant to be missing, and libraries say where else they run. */
const EXPECTED = new Set(['SHIMMED_EXPORT', 'MODULE_LEVEL_DIRECTIVE']);

await rm(folder, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [productionRouter(), storeInFiles(), exportedRoutes()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(folder, 'answers'),
    minify: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: { answer: join(browser, 'answer.ts') },
      preserveEntrySignatures: 'strict',
      shimMissingExports: true,
      onLog: (level, log, tell) => EXPECTED.has(log.code ?? '') || tell(level, log),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // The folder has a name when its content is known.
  define: { ANSWERS: '"ANSWERS"' },
  build: {
    outDir: folder,
    emptyOutDir: false,
    minify: true,
    target: 'es2023',
    lib: { entry: join(browser, 'start.ts'), formats: ['iife'], name: 'start', fileName: () => 'start.js' },
  },
});
