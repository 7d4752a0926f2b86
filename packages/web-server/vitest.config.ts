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
    // Pictures are encoded here, which takes time on a busy machine.
    testTimeout: 60_000,
  },
});
