import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['@showroom/random-tests/set-up'],
    // What the files of a worker import is loaded once: for each file again it was two thirds of the time.
    isolate: false,
    // Random data on a busy machine: what is slow there is not wrong.
    testTimeout: 60_000,
  },
});
