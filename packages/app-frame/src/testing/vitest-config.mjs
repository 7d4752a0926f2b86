import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/**
 * How an app is tested. Without the router's plugin: routes are tested through their own loaders, actions and components.
 *
 * @param {import('vite').Plugin[]} [plugins]
 * @param {readonly string[]} [setUps] files of the app's own that are run before each of its tests
 */
export function appTestConfig(plugins = [], setUps = []) {
  return defineConfig({
    plugins: [react(), ...plugins],
    test: {
      include: ['{app,export,server}/**/*.test.{ts,tsx}'],
      // Parts of the server; files of components ask for jsdom in their first line.
      environment: 'node',
      // Since version 25 Node has a `localStorage` of its own, which is undefined without a file and hides that of jsdom.
      execArgv: process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
        ? ['--no-experimental-webstorage']
        : [],
      // The files of a worker share its modules: the set-up leaves things as it found them, and loading is most of the time.
      isolate: false,
      sequence: { sequencer: PagesFirst },
      setupFiles: [join(import.meta.dirname, 'set-up.ts'), ...setUps],
      // Each test has a store of its own, in real files; in memory they wait for no disk, where the system has a place.
      env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
      testTimeout: 60_000,
    },
  });
}

/**
 * Files that ask for jsdom come first: Vitest hands a worker all files with the surroundings of the first one together, and makes
 * new ones for each of the others. A page takes most of a second to make, and what a server has about it no time.
 */
class PagesFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    const sorted = await super.sort(files);
    const asksForPage = new Set(sorted.filter(({ moduleId }) => PAGE.test(readFileSync(moduleId, 'utf8'))));
    return [...asksForPage, ...sorted.filter((file) => !asksForPage.has(file))];
  }
}

const PAGE = /^\/\/ @vitest-environment jsdom$/m;
