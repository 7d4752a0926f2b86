import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['@showroom/random-tests/set-up'],
    // Loads shared imports once per worker: loading them per file took two thirds of the time.
    isolate: false,
    // Random data takes time on a busy machine.
    testTimeout: 60_000,
  },
});
