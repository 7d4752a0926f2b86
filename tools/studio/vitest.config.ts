import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // What the files of a worker import is loaded once: for each file again it was a quarter of the time.
    isolate: false,
    testTimeout: 180_000,
  },
});
