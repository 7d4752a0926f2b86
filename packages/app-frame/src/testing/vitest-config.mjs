import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/**
 * Test settings of an app. Without the router's plugin: routes are tested through their loaders, actions and components.
 *
 * @param {import('vite').Plugin[]} [plugins]
 * @param {readonly string[]} [setUps] the app's files to run before each test file
 */
export function appTestConfig(plugins = [], setUps = []) {
  return defineConfig({
    plugins: [react(), ...plugins],
    test: {
      include: ['{app,export,server}/**/*.test.{ts,tsx}'],
      // For server code; component tests ask for jsdom in their first line.
      environment: 'node',
      // Since Node 25 there is a global `localStorage`, undefined without a file, which hides jsdom's.
      execArgv: process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
        ? ['--no-experimental-webstorage']
        : [],
      // Files of a worker share modules, because loading takes most of the time. The set-up cleans up.
      isolate: false,
      sequence: { sequencer: PagesFirst },
      setupFiles: [join(import.meta.dirname, 'set-up.ts'), ...setUps],
      // Each test has its own store in real files; in memory, if the system allows, they don't wait for a disk.
      env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
      testTimeout: 60_000,
    },
  });
}

/**
 * Runs files with jsdom first: Vitest gives a worker all files of the first one's environment together and creates new ones for
 * the rest. Creating a page takes most of a second.
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
