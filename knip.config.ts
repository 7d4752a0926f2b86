import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The packages that an app's server loads from outside its bundle; the build compares them with the declared ones, both ways. */
function loadedByServer(app: string): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`apps/${app}/package.json`, 'utf8'),
  );
  return Object.keys(dependencies).filter((name) => !name.startsWith('@showroom/'));
}

/** Our packages are only imported inside the workspace, so an unused export of an entry is unused everywhere. */
const ours = { includeEntryExports: true };

/** Entries run as their own process, or are loaded by a name that no import contains. */
const config: KnipConfig = {
  // A type that an exported function takes or returns may be exported, even if nothing imports it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Written by the router's type generation, which need not have run.
  ignoreUnresolved: [/^(?:\.\/|(?:\.\.\/)+)\+types\//],
  // What a stylesheet imports is an import.
  compilers: {
    css: (text: string) => [...text.matchAll(/@(import '[^']+')/g)].map(([, statement]) => statement).join('\n'),
  },
  workspaces: {
    '.': {
      entry: ['.storybook/*.{mjs,ts,tsx}', 'commands/*.mjs'],
      // For its commands alone, which `pnpm backup` and the like start by name.
      ignoreDependencies: ['showroom-commands'],
    },
    'apps/site': {
      entry: [
        'server/{index,dev-app,jobs}.ts',
        'app/styles.css',
        'app/start/start-page.ts',
        // Built by a command of its own, with files of the store's that stand in for it in a browser.
        'export/{command,build-browser-part}.ts',
      ],
      ignoreDependencies: loadedByServer('site'),
      ignoreBinaries: ['mount', 'umount'],
    },
    'apps/admin': {
      entry: ['server/{index,dev-app,jobs,prepare-store}.ts', 'app/styles.css'],
      // The masters of the studio are found by the name of their package.
      ignoreDependencies: [...loadedByServer('admin'), '@showroom/pictures'],
    },
    'packages/{catalog-data,dimension-drawings,forms,pictures,room-view,slab-planner}': ours,
    'packages/app-frame': { ...ours, entry: ['src/settings/check-settings.ts'] },
    'packages/isolated-jobs': {
      ...ours,
      entry: ['src/testing/{busy-server,sample-program}.ts'],
      ignoreDependencies: ['tsx'],
    },
    'packages/store': {
      ...ours,
      entry: [
        'src/bin/*.ts',
        'src/testing/{back-up-forever,confirm-holds,delete-in-bulk,email-jobs-program,fill-large-store,hold-lock,measure-inbox,open-at,read-archive,rename-brand,reserve-last,restore-in-turns,save-provider-links,save-verification,send-mail,submit-forever,submit-same,upload-forever,write-forever,write-page-words}.ts',
      ],
      ignoreBinaries: ['mount', 'umount'],
    },
    // Resolved by name, for the files in them (`scripts/build-fonts.mjs`).
    'packages/ui': {
      ...ours,
      // With `--production`, stories and tests don't count as use. Nor does what only they need.
      project: ['src/**/*.{ts,tsx}!', '!src/{testing,theme}/**!'],
      ignoreDependencies: ['@fontsource-variable/brygada-1918', '@fontsource-variable/instrument-sans'],
    },
    'packages/web-server': { ...ours, entry: ['src/testing/{hanging-app,slow-app}.ts'], ignoreDependencies: ['tsx'] },
    'tools/bench': { entry: ['src/processes/static-server.ts'] },
    'tools/launch': { entry: ['testing/small-*.mjs'] },
    // Read as text, with the types of React.
    'tools/house-rules': { entry: ['src/fixtures/*.tsx'], ignoreDependencies: ['@types/react'] },
    'tools/studio': { ignoreBinaries: ['blender'] },
    'tools/throw-away-postgres': { entry: ['src/testing/start-and-wait.ts'], ignoreDependencies: ['tsx'] },
    e2e: { ignoreBinaries: ['java', 'mount', 'umount'] },
  },
};

export default config;
