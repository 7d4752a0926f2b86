import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineStyles } from '../bundling/inline-styles.mjs';

/**
 * How an app is tested. Without the router's plugin: routes are tested through their own loaders, actions and components.
 *
 * @param {import('vite').Plugin[]} [plugins]
 */
export function appTestConfig(plugins = []) {
  return defineConfig({
    plugins: [react(), inlineStyles(), ...plugins],
    test: {
      include: ['{app,export,server}/**/*.test.{ts,tsx}'],
      // Parts of the server; files of components ask for jsdom in their first line.
      environment: 'node',
      // The files of a worker share its modules: the set-up leaves things as it found them, and loading is most of the time.
      isolate: false,
      setupFiles: [join(import.meta.dirname, 'set-up.ts')],
      // Each test has a store of its own, in real files; in memory they wait for no disk, where the system has a place.
      env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
      testTimeout: 60_000,
    },
  });
}
