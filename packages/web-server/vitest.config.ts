import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['@showroom/random-tests/set-up'],
    // What the files of a worker import is loaded once.
    isolate: false,
    // Half of their time these tests wait, for senders that are slow and servers that stop.
    maxWorkers: 2,
    // Pictures are encoded here: long enough for a machine that is busy with something else.
    testTimeout: 60_000,
  },
});
