import { appViteConfig } from '@showroom/app-frame/vite-config';
import type { Plugin } from 'vite';
import { readStylesheet } from './server/page-styles.ts';
import { checkScriptGroups, scriptGroups } from './server/script-groups.ts';
import { startScript } from './server/start-script-plugin.ts';

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

/**
 * A browser reads a function's text once to find its end, and again when it is first called: at the first press, in the
 * middle of it. With this comment (V8's) it reads all of a file at once, beside the main thread, as the file arrives. For the
 * files of which a press needs most: a list's tick took a fifth longer without.
 */
const READ_AT_ONCE = '//# allFunctionsCalledOnLoad';
const readAtOnce = new Set(['react', 'router', 'common', 'windows']);

export default appViteConfig({
  // `jobs` is the program of the child process.
  commands: { export: './export/command.ts', jobs: './server/jobs.ts' },
  plugins: [plainImports(), lateStyles(), startScript(), checkScriptGroups()],
  // The router preloads pages by itself.
  clientBuild: {
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: scriptGroups },
        postBanner: ({ name }) => (readAtOnce.has(name) ? READ_AT_ONCE : ''),
      },
    },
  },
});
