import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { startScript } from './server/start-script-plugin.ts';

// Without the router's plugin: routes are tested through their own loaders, actions and components.
export default defineConfig({
  plugins: [react(), startScript()],
  test: {
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    // Parts of the server; files of components ask for jsdom in their first line.
    environment: 'node',
    // The files of a worker share its modules: the set-up leaves things as it found them, and loading is most of the time.
    isolate: false,
    setupFiles: ['./app/testing/set-up.ts'],
    // Each test has a store of its own, in real files; in memory they wait for no disk, where the system has a place.
    env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
    testTimeout: 60_000,
  },
});
