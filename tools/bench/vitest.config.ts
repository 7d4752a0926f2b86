import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // What the files of a worker import is loaded once.
    isolate: false,
    testTimeout: 60_000,
  },
});
