import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['@showroom/random-tests/set-up'],
    // Imports of a worker are loaded once.
    isolate: false,
    // These tests spend half of their time waiting for slow senders and stopping servers.
    maxWorkers: 2,
    // Pictures are encoded at a low priority, which may take minutes beside the browsers of other tests.
    testTimeout: 240_000,
  },
});
