import { createRequire } from 'node:module';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { readStylesheet } from './server/page-styles.ts';
import { startScript } from './server/start-script-plugin.ts';

/**
 * How the browser's scripts are cut. Each file costs its headers and starts its own compression, so what every page needs
 * is one file, the framework another (it changes least), and the forms a third. Windows that open later (dialog, sheet,
 * zoom) and their Radix parts are named nowhere here: they stay in files of their own, fetched when wanted.
 */
const scriptGroups = [
  {
    // In two files, so that a phone runs them in two shorter steps.
    name: 'react',
    test: /preload-helper|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    priority: 5,
  },
  {
    name: 'router',
    test: /node_modules[\\/](?:react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    priority: 4,
  },
  {
    name: 'common',
    test: /apps[\\/]site[\\/]app[\\/](?:shell[\\/](?!layout|mobile-menu-panel|newsletter-form|search-window|count-results)|seo[\\/](?:page-meta|section-meta|json-ld)|start|inline-styles)|packages[\\/]ui[\\/]src[\\/](?:button|checkbox|icons|route-announcer|wrap-index|join-classes|link-button|skip-link|spinner|use-is-hydrated|visually-hidden)[\\/]|packages[\\/]catalog-data[\\/]src[\\/](?:active-path|business-facts|limits)\.ts/,
    // Before the forms, which would otherwise take what they share with other pages along.
    priority: 3,
  },
  {
    // Most pages show some; the pages of a form alone need not carry them.
    name: 'pictures',
    test: /packages[\\/]ui[\\/]src[\\/]picture[\\/]|packages[\\/]pictures[\\/]src[\\/]picture-source\.ts|apps[\\/]site[\\/]app[\\/]shell[\\/](?:closing-call|use-window-in-history)/,
    // After what every page needs, which it would otherwise take along.
    priority: 2,
  },
  {
    name: 'forms',
    test: /packages[\\/]forms[\\/]src[\\/](?!one-page-form)|apps[\\/]site[\\/]app[\\/]leads[\\/]send-lead|packages[\\/]ui[\\/]src[\\/](?:error-summary|field|field-group|file-drop|input|radio-group|select|stepper|textarea)[\\/]|catalog-data[\\/]src[\\/]form-options/,
    minShareCount: 2,
    priority: 1,
  },
];

/**
 * The router's package leads every bundler to its development files, warnings and all; its production files lie beside
 * them. Browsers and the server get those. Can go when the package's `exports` know the `production` condition.
 */
function productionRouter(): Plugin {
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

/**
 * What Vite puts around each `import()` waits for the stylesheet and the files that the imported file wants. Ours want
 * neither: one stylesheet serves every page, and windows are small. So the import stands alone, half a kilobyte lighter.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (importFile) => importFile();' : null,
  };
}

/** The stylesheet's file holds what follows a page; what stands inside every page is not sent again. */
function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/styles-[^/]*\.css$/.test(file.fileName)) continue;
        const css = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
        file.source = readStylesheet(css).late;
      }
    },
  };
}

export default defineConfig({
  plugins: [productionRouter(), plainImports(), tailwindcss(), lateStyles(), startScript(), reactRouter()],
  // Native packages are loaded by Node as they are; see packages/store and packages/web-server.
  optimizeDeps: { exclude: ['libsql', 'kysely', 'sharp', '@node-rs/argon2'] },
  environments: {
    // The router preloads pages by itself.
    client: {
      build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
    },
    ssr: {
      build: { rollupOptions: { input: './server/index.ts' } },
      resolve: { external: ['libsql', 'kysely', 'sharp', '@node-rs/argon2', 'nodemailer', 'pg'] },
    },
  },
});
