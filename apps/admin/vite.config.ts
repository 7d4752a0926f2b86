import { appViteConfig } from '@showroom/app-frame/vite-config';

/**
 * How the browser’s scripts are split. Each file costs headers and starts its own compression. So code that half a
 * dozen pages share is one file, and the framework, which changes least, another.
 */
const scriptGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: 'common', minShareCount: 6, priority: 1 },
];

export default appViteConfig({
  // Bundled, `prepare-store` starts in a third of the time. `jobs` is the program of child processes.
  commands: { 'prepare-store': './server/prepare-store.ts', jobs: './server/jobs.ts' },
  clientBuild: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
});
