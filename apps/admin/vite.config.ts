import { appViteConfig } from '@showroom/app-frame/vite-config';

/**
 * How the browser's scripts are cut. Each file costs its headers and starts its own compression, so what half a dozen pages
 * share is one file, and the framework, which changes least, another.
 */
const scriptGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: 'common', minShareCount: 6, priority: 1 },
];

export default appViteConfig({
  // Built, `prepare-store` starts in a third of the time that its sources take. `jobs` is the program of child processes.
  commands: { 'prepare-store': './server/prepare-store.ts', jobs: './server/jobs.ts' },
  clientBuild: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
});
